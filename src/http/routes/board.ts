/** A picture of a game's position, for the rulesets that draw one. */
import { createHash } from 'node:crypto';
import { createRoute, z } from '@hono/zod-openapi';
import { waitingRoom } from '../../core/drawing/waiting.ts';
import type { BoardContext } from '../../core/game.ts';
import { RELEASE } from '../../release.ts';
import { look, lookBack } from '../../table/look.ts';
import { type Look, positionOf } from '../../table/position.ts';
import { headers } from '../answer-headers.ts';
import * as doc from '../documented.ts';
import type { App } from '../env.ts';
import { seqParam } from '../fields.ts';
import { PICTURE } from '../picture.ts';
import { type GamePlace, readerOf } from '../place.ts';
import { sendRefusal } from '../refusals.ts';
import { pass } from '../send.ts';
import { CACHING, isKnown } from './games.ts';

const boardQuery = z.strictObject({
  at: seqParam.optional().openapi({
    param: { description: 'A version: the picture as you were shown it then.', required: false },
  }),
});

/** Everything that two pictures of one game can differ by. */
function tagOf({ table, you, names }: Look): string {
  const key = JSON.stringify([RELEASE, table.id, table.version, you, names]);
  return `"board-${table.version}-${createHash('sha256').update(key).digest('base64url').slice(0, 16)}"`;
}

/** Drawn from what the viewer is told, not from the table. */
function draw({ game }: GamePlace, seen: Look): string {
  const { title, seats, you, awaiting, outcome, view } = positionOf(seen, false);
  const about: BoardContext = { title, seats, you, awaiting, outcome };
  return view === null || game.board === undefined ? waitingRoom(game.title, about) : game.board(view, about);
}

/** Only for rulesets that draw. */
export function mountBoard(app: App, place: GamePlace): void {
  const { site, game, schemas } = place;
  if (game.board === undefined) return;
  const route = createRoute({
    method: 'get',
    path: `/v1/${game.id}/{id}/board.svg`,
    operationId: `draw${schemas.prefix}`,
    tags: [game.title],
    summary: `See a game of ${game.title} as a picture`,
    description:
      'The position as your seat may see it, or a spectator, drawn as SVG for light and dark surroundings, with a text alternative. Without a token it shows what everybody may see, so it can stand in an `<img>`.',
    security: doc.TOKEN_OPTIONAL,
    parameters: [doc.IF_NONE_MATCH],
    request: { params: doc.gameIdParam, query: boardQuery },
    responses: {
      200: {
        description: 'The picture.',
        headers: headers('ETag'),
        content: {
          'image/svg+xml': { schema: z.string().meta({ description: 'An SVG document below 60 KB.' }) },
        },
      },
      304: { description: 'Nothing has changed since the `ETag` that you sent.', headers: headers('ETag') },
      ...doc.failures('invalid-query', 'unauthorized', 'not-found'),
    },
  });
  app.openapi(route, async (c) => {
    const { at } = c.req.valid('query');
    const ask = readerOf(c, place);
    const seen = await (at === undefined ? look(site.house, ask) : lookBack(site.house, ask, Number(at)));
    if ('refused' in seen) return sendRefusal(c, seen.refused, schemas);
    const etag = tagOf(seen);
    const tagged = { ...CACHING, ETag: etag };
    if (isKnown(c.req.header('If-None-Match'), etag)) return pass(c.body(null, 304, tagged));
    return pass(c.body(draw(place, seen), 200, { ...PICTURE, ...tagged }));
  });
}
