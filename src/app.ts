/** The app both hosts serve: the house with its rulesets, behind HTTP. */
import type { AnyGame } from './core/game.ts';
import { games } from './games/index.ts';
import type { App, Assets } from './http/env.ts';
import { createSite } from './http/site.ts';
import { type StreamLimits, StreamPlaces } from './http/stream-places.ts';
import { mcpEndpoint, toolsInWords } from './mcp/server.ts';
import { pollingNews } from './news/polling.ts';
import { openHouse } from './table/house.ts';
import type { Ports } from './table/ports.ts';

export interface AppPorts extends Ports {
  readonly assets: Assets;
  /** Other limits than the usual ones are for tests. */
  readonly streams?: Partial<StreamLimits>;
}

/** Other rulesets than the registry's are for tests. */
export function createApp(ports: AppPorts, rulesets: readonly AnyGame[] = games): App {
  const { assets, streams, ...rest } = ports;
  const house = openHouse({ ...rest, news: rest.news ?? pollingNews(rest.store) }, rulesets);
  const app = createSite({ house, assets, streams: new StreamPlaces(streams), tools: toolsInWords });
  // The tools of agents call the app itself: they see what any caller with that token sees.
  const ids = rulesets.map(({ id }) => id);
  const mcp = mcpEndpoint((request) => app.fetch(request), ids);
  // Without sessions there is nothing to GET or DELETE. The body has been read, and held to its limit, before.
  app.post('/mcp', async ({ req }) => {
    return mcp(new Request(req.url, { method: 'POST', headers: req.raw.headers, body: await req.text() }));
  });
  return app;
}
