/** Where the routes of one ruleset are mounted, and what they read from a request alike. */
import type { AnyGame } from '../core/game.ts';
import type { Act, Done, Rendered } from '../table/act.ts';
import type { Ask } from '../table/look.ts';
import { idempotencyOf, tokenHashOf } from './auth.ts';
import type { Ctx, Site } from './env.ts';
import type { GameSchemas } from './schemas.ts';

export interface GamePlace {
  readonly site: Site;
  readonly game: AnyGame;
  readonly schemas: GameSchemas;
}

/** A request about the game in the path. */
export const readerOf = (c: Ctx, { game }: GamePlace): Ask => ({
  game,
  id: c.req.param('id') ?? '',
  tokenHash: tokenHashOf(c),
});

/** A request that adds to the game in the path. */
export const actorFor = (c: Ctx, place: GamePlace, body: unknown, render: (done: Done) => Rendered): Act => ({
  ...readerOf(c, place),
  idempotency: idempotencyOf(c, body),
  render,
});
