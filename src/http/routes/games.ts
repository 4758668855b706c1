/** Creating a game of a ruleset and looking at it. */
import { createRoute, z } from '@hono/zod-openapi';
import { look, lookBack } from '../../table/look.ts';
import { openGame } from '../../table/open.ts';
import { headers } from '../answer-headers.ts';
import { idempotencyOf, tokenHashOf } from '../auth.ts';
import { openRequestOf } from '../create-body.ts';
import * as doc from '../documented.ts';
import type { App } from '../env.ts';
import { flagParam, seqParam } from '../fields.ts';
import { type GamePlace, readerOf } from '../place.ts';
import { pathOf, renderDone, renderPosition } from '../position.ts';
import { sendRefusal } from '../refusals.ts';
import { pass, sendActed } from '../send.ts';

export const legalMovesQuery = z.strictObject({
  legalMoves: flagParam('`false` leaves the field `legalMoves` out of the answer.', false),
});

const lookQuery = z.strictObject({
  ...legalMovesQuery.shape,
  at: seqParam.optional().openapi({
    param: {
      description: 'A version: the game as you were answered then. `legalMoves` is null.',
      required: false,
    },
  }),
});

/** What every answer of a position says to caches. */
export const CACHING = { 'Cache-Control': 'private, no-cache', Vary: 'Authorization, Accept' };

export function mountGames(app: App, place: GamePlace): void {
  mountCreate(app, place);
  mountGet(app, place);
}

function mountCreate(app: App, { site, game, schemas }: GamePlace): void {
  const { prefix } = schemas;
  const route = createRoute({
    method: 'post',
    path: `/v1/${game.id}`,
    operationId: `create${prefix}Game`,
    tags: [game.title],
    summary: `Start a game of ${game.title}`,
    description: `${game.words.summary} Without a token a guest is made; the answer then carries \`credentials\`.`,
    security: doc.TOKEN_OPTIONAL,
    request: { headers: doc.keyHeader, query: legalMovesQuery, body: doc.jsonBody(schemas.create) },
    responses: {
      201: {
        ...doc.answer(schemas.seated, 'The new game; `Location` is its address.'),
        headers: headers('Location'),
      },
      ...doc.failures(...doc.BODY_FAULTS, 'unauthorized', 'invalid-deal', ...doc.KEY_FAULTS),
    },
  });
  app.openapi(route, async (c) => {
    const body = c.req.valid('json');
    const request = openRequestOf(game, body);
    const withLegalMoves = c.req.valid('query').legalMoves !== 'false';
    const acted = await openGame(
      site.house,
      {
        game,
        tokenHash: tokenHashOf(c),
        idempotency: idempotencyOf(c, body),
        render: (done) => {
          const located = { Location: pathOf(game.id, done.look.table.id) };
          return renderDone(done, { schemas, status: 201, withLegalMoves, headers: located });
        },
      },
      request,
    );
    return 'refused' in acted ? sendRefusal(c, acted.refused, schemas) : sendActed(acted);
  });
}

function mountGet(app: App, place: GamePlace): void {
  const { site, game, schemas } = place;
  const route = createRoute({
    method: 'get',
    path: `/v1/${game.id}/{id}`,
    operationId: `get${schemas.prefix}Game`,
    tags: [game.title],
    summary: `Look at a game of ${game.title}`,
    description: 'What your seat may see, or a spectator. With `If-None-Match` an unchanged position is 304.',
    security: doc.TOKEN_OPTIONAL,
    parameters: [doc.IF_NONE_MATCH],
    request: { params: doc.gameIdParam, query: lookQuery },
    responses: {
      200: { ...doc.answer(schemas.position, 'The position.'), headers: headers('ETag') },
      304: { description: 'Nothing has changed since the `ETag` that you sent.', headers: headers('ETag') },
      ...doc.failures('invalid-query', 'unauthorized', 'not-found'),
    },
  });
  app.openapi(route, async (c) => {
    const { at, legalMoves } = c.req.valid('query');
    const ask = readerOf(c, place);
    const seen = await (at === undefined ? look(site.house, ask) : lookBack(site.house, ask, Number(at)));
    if ('refused' in seen) return sendRefusal(c, seen.refused, schemas);
    const { etag, json } = renderPosition(schemas, seen, legalMoves !== 'false');
    const tagged = { ...CACHING, ETag: etag };
    if (isKnown(c.req.header('If-None-Match'), etag)) return pass(c.body(null, 304, tagged));
    return pass(c.body(json, 200, { 'Content-Type': 'application/json', ...tagged }));
  });
}

/** `If-None-Match`: a list of tags, weak or strong, or `*`. */
export function isKnown(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
