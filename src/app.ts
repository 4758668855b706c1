/** The app both hosts serve: the house with its rulesets, behind HTTP. */
import type { AnyGame } from './core/game.ts';
import { games } from './games/index.ts';
import type { App, Assets } from './http/env.ts';
import { createSite } from './http/site.ts';
import { openHouse } from './table/house.ts';
import type { Ports } from './table/ports.ts';

export interface AppPorts extends Ports {
  readonly assets: Assets;
}

/** Other rulesets than the registry's are for tests. */
export function createApp(ports: AppPorts, rulesets: readonly AnyGame[] = games): App {
  const { assets, ...rest } = ports;
  return createSite({ house: openHouse(rest, rulesets), assets });
}
