/** Help: taking moves back and hints (solitaires), and forks of any game that may be forked. */
import { createRoute, z } from '@hono/zod-openapi';
import { fork } from '../../table/forks.ts';
import { giveHint, type Hint } from '../../table/hints.ts';
import type { Look } from '../../table/position.ts';
import { takeBack } from '../../table/undo.ts';
import { headers } from '../answer-headers.ts';
import { isSolitaire } from '../create-body.ts';
import * as doc from '../documented.ts';
import type { App } from '../env.ts';
import { expectedVersionField } from '../fields.ts';
import { actorFor, type GamePlace } from '../place.ts';
import { pathOf, renderDone, renderPosition } from '../position.ts';
import { sendRefusal } from '../refusals.ts';
import { sendActed } from '../send.ts';
import { legalMovesQuery } from './games.ts';

export function mountAssists(app: App, place: GamePlace): void {
  mountForks(app, place);
  if (!isSolitaire(place.game)) return;
  mountUndo(app, place);
  mountHints(app, place);
}

const version = z.int().min(1);
const SEAT_FAULTS = [
  'unauthorized',
  'not-found',
  'not-your-seat',
  'stale-version',
  'game-over',
  'log-full',
] as const;

const undoBody = z
  .strictObject({
    toVersion: version.exactOptional().meta({
      description: 'Take back all moves after this version of the present line. Absent: the last move.',
    }),
    expectedVersion: expectedVersionField.exactOptional(),
  })
  .meta({ id: 'UndoRequest', description: 'How far to go back.' });

function mountUndo(app: App, place: GamePlace): void {
  const { site, game, schemas } = place;
  const route = createRoute({
    method: 'post',
    path: `/v1/${game.id}/{id}/undo`,
    operationId: `undo${schemas.prefix}`,
    tags: [game.title],
    summary: `Take moves of ${game.title} back`,
    description:
      'The last move, or all after `toVersion`. The log only grows: the version goes up, the view is that of then, ' +
      'and the future cards are the same.',
    security: doc.TOKEN_NEEDED,
    request: {
      params: doc.gameIdParam,
      headers: doc.keyHeader,
      query: legalMovesQuery,
      body: doc.jsonBody(undoBody),
    },
    responses: {
      200: doc.answer(schemas.played, 'The position to play on from.'),
      ...doc.failures(...doc.BODY_FAULTS, ...SEAT_FAULTS, 'undo-not-allowed', ...doc.KEY_FAULTS),
    },
  });
  app.openapi(route, async (c) => {
    const body = c.req.valid('json');
    const withLegalMoves = c.req.valid('query').legalMoves !== 'false';
    const act = actorFor(c, place, body, (done) =>
      renderDone(done, { schemas, status: 200, withLegalMoves }),
    );
    const { toVersion = null, expectedVersion = null } = body;
    const acted = await takeBack(site.house, act, { toVersion, expectedVersion });
    return 'refused' in acted ? sendRefusal(c, acted.refused, schemas) : sendActed(acted);
  });
}

const hintBody = z.strictObject({}).meta({ id: 'HintRequest', description: 'Nothing is to be said.' });

function mountHints(app: App, place: GamePlace): void {
  const { site, game, schemas } = place;
  const hintSchema = z
    .strictObject({ move: game.schemas.move, label: z.string(), why: z.string(), position: schemas.position })
    .meta({
      id: `${schemas.prefix}Hint`,
      description: 'A move, its label, the reason for it, and your position.',
    });
  const route = createRoute({
    method: 'post',
    path: `/v1/${game.id}/{id}/hints`,
    operationId: `hint${schemas.prefix}`,
    tags: [game.title],
    summary: `Ask for a hint in ${game.title}`,
    description:
      'A move and why, from what you see and nothing else. Recorded in the log and counted in `assists`.',
    security: doc.TOKEN_NEEDED,
    request: { params: doc.gameIdParam, headers: doc.keyHeader, body: doc.jsonBody(hintBody) },
    responses: {
      200: doc.answer(hintSchema, 'The hint.'),
      ...doc.failures(...doc.BODY_FAULTS, ...SEAT_FAULTS, ...doc.KEY_FAULTS),
    },
  });
  const render = (hint: Hint, look: Look) => {
    const { move, label, why } = hint;
    const words = z.strictObject({ move: game.schemas.move, label: z.string(), why: z.string() });
    const checked = JSON.stringify(words.parse({ move, label, why }));
    const { json } = renderPosition(schemas, look, true);
    return { status: 200, headers: {}, body: `${checked.slice(0, -1)},"position":${json}}` };
  };
  app.openapi(route, async (c) => {
    const { render: _, ...ask } = actorFor(c, place, c.req.valid('json'), () => ({
      status: 200,
      headers: {},
      body: '',
    }));
    const acted = await giveHint(site.house, { ...ask, render });
    return 'refused' in acted ? sendRefusal(c, acted.refused, schemas) : sendActed(acted);
  });
}

const forkBody = z
  .strictObject({
    at: version.exactOptional().meta({
      description:
        'A version at which the game ran. Absent: the current one, or the last one before the end.',
    }),
    seat: z.int().min(0).exactOptional().meta({
      description: 'The seat to take; bots take the others. Absent: the one you held, else 0.',
    }),
  })
  .meta({ id: 'ForkRequest', description: 'Where the new game is to go on from, and on which seat.' });

function mountForks(app: App, place: GamePlace): void {
  const { site, game, schemas } = place;
  const several = ' Only finished games are forked.';
  const own =
    ' Any finished game, or your own running one with free undo; the origin counts it in `assists.forks`.';
  const route = createRoute({
    method: 'post',
    path: `/v1/${game.id}/{id}/forks`,
    operationId: `fork${schemas.prefix}`,
    tags: [game.title],
    summary: `Play on from another point of a game of ${game.title}`,
    description: `A new private game of yours with the same future cards.${isSolitaire(game) ? own : several}`,
    security: doc.TOKEN_NEEDED,
    request: {
      params: doc.gameIdParam,
      headers: doc.keyHeader,
      query: legalMovesQuery,
      body: doc.jsonBody(forkBody),
    },
    responses: {
      201: {
        ...doc.answer(schemas.position, 'The new game; `Location` is its address.'),
        headers: headers('Location'),
      },
      ...doc.failures(...doc.BODY_FAULTS, 'unauthorized', 'not-found', 'fork-not-allowed', ...doc.KEY_FAULTS),
    },
  });
  app.openapi(route, async (c) => {
    const body = c.req.valid('json');
    const withLegalMoves = c.req.valid('query').legalMoves !== 'false';
    const act = actorFor(c, place, body, ({ look }) => {
      const body = renderPosition(schemas, look, withLegalMoves).json;
      return { status: 201, headers: { Location: pathOf(game.id, look.table.id) }, body };
    });
    const { at = null, seat = null } = body;
    const acted = await fork(site.house, act, { at, seat });
    return 'refused' in acted ? sendRefusal(c, acted.refused, schemas) : sendActed(acted);
  });
}
