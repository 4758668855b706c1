/** Moves: making one, and asking whether one would be legal. */
import { createRoute, z } from '@hono/zod-openapi';
import { checkMove, makeMove } from '../../table/play.ts';
import { idempotencyOf } from '../auth.ts';
import * as doc from '../documented.ts';
import type { App } from '../env.ts';
import { noQuery } from '../fields.ts';
import { keepAnswer } from '../keep.ts';
import { actorFor, type GamePlace, readerOf } from '../place.ts';
import { renderDone } from '../position.ts';
import { citedSchema } from '../problems.ts';
import { sendRefusal } from '../refusals.ts';
import { rulesAddress } from '../rules-address.ts';
import { sendActed } from '../send.ts';
import { legalMovesQuery } from './games.ts';

export function mountMoves(app: App, place: GamePlace): void {
  mountMove(app, place);
  mountCheck(app, place);
}

const MOVE_FAULTS = [
  'unauthorized',
  'not-found',
  'not-your-seat',
  'game-over',
  'game-not-started',
  'not-your-turn',
] as const;

function mountMove(app: App, place: GamePlace): void {
  const { site, game, schemas } = place;
  const route = createRoute({
    method: 'post',
    path: `/v1/${game.id}/{id}/moves`,
    operationId: `move${schemas.prefix}`,
    tags: [game.title],
    summary: `Make a move in ${game.title}`,
    description:
      'Accepted exactly when the move is in `legalMoves`; otherwise 422 `illegal-move` names the rule, and nothing is recorded. ' +
      'Send `expectedVersion` so that a move never meets a position that you have not seen.',
    security: doc.TOKEN_NEEDED,
    request: {
      params: doc.gameIdParam,
      headers: doc.keyHeader,
      query: legalMovesQuery,
      body: doc.jsonBody(schemas.moveBody),
    },
    responses: {
      200: doc.answer(schemas.played, 'The position after the move (and the moves of bots that followed).'),
      ...doc.failures(...doc.BODY_FAULTS, ...MOVE_FAULTS, 'stale-version', 'illegal-move', ...doc.KEY_FAULTS),
    },
  });
  app.openapi(route, async (c) => {
    const body = c.req.valid('json');
    const { move, expectedVersion } = body;
    const withLegalMoves = c.req.valid('query').legalMoves !== 'false';
    const act = actorFor(c, place, body, (done) =>
      renderDone(done, { schemas, status: 200, withLegalMoves }),
    );
    const acted = await makeMove(site.house, act, { move, expectedVersion: expectedVersion ?? null });
    return 'refused' in acted ? sendRefusal(c, acted.refused, schemas) : sendActed(acted);
  });
}

const checkedSchema = z
  .strictObject({
    legal: z.boolean(),
    refusal: z
      .strictObject({
        reason: z.string(),
        rule: z.string(),
        params: z.record(z.string(), z.unknown()),
        detail: z.string(),
        links: citedSchema,
      })
      .meta({ id: 'Refusal', description: 'Why a move is against the rules; as in a problem.' })
      .exactOptional(),
  })
  .meta({ id: 'CheckedMove', description: 'Whether a move would be accepted now, and if not, why.' });

function mountCheck(app: App, place: GamePlace): void {
  const { site, game, schemas } = place;
  const route = createRoute({
    method: 'post',
    path: `/v1/${game.id}/{id}/moves/check`,
    operationId: `check${schemas.prefix}Move`,
    tags: [game.title],
    summary: `Ask whether a move is legal in ${game.title}`,
    description: 'Answers as the move would be answered, and changes nothing.',
    security: doc.TOKEN_NEEDED,
    request: {
      params: doc.gameIdParam,
      headers: doc.keyHeader,
      query: noQuery,
      body: doc.jsonBody(schemas.checkBody),
    },
    responses: {
      200: doc.answer(checkedSchema, '`legal`, and what stands in the way.'),
      ...doc.failures(...doc.BODY_FAULTS, ...MOVE_FAULTS, ...doc.KEY_FAULTS),
    },
  });
  app.openapi(route, async (c) => {
    const { move } = c.req.valid('json');
    const ask = readerOf(c, place);
    return keepAnswer(c, site.house, idempotencyOf(c, { move }), schemas, async () => {
      const checked = await checkMove(site.house, ask, move);
      if ('refused' in checked) return checked;
      if (checked.legal) return { schema: checkedSchema, value: checked };
      const { code: reason, rule, params } = checked.refusal;
      const { detail } = checked;
      const links = { rule: rulesAddress(game.id, rule) };
      return {
        schema: checkedSchema,
        value: { legal: false, refusal: { reason, rule, params, detail, links } },
      };
    });
  });
}
