/** Coming and going: resigning, sitting down, timing out a seat that is away. */
import { createRoute, z } from '@hono/zod-openapi';
import type { Done, Rendered } from '../../table/act.ts';
import { resign, timeOut } from '../../table/leave.ts';
import { takeSeat } from '../../table/seats.ts';
import { isSolitaire } from '../create-body.ts';
import * as doc from '../documented.ts';
import type { App } from '../env.ts';
import { clientSeedField, expectedVersionField, nameField } from '../fields.ts';
import { actorFor, type GamePlace } from '../place.ts';
import { renderDone } from '../position.ts';
import { HttpProblem } from '../problems.ts';
import { sendRefusal } from '../refusals.ts';
import type { GameSchemas } from '../schemas.ts';
import { sendActed } from '../send.ts';
import { legalMovesQuery } from './games.ts';

export function mountTables(app: App, place: GamePlace): void {
  mountResign(app, place);
  if (isSolitaire(place.game)) return;
  mountSeats(app, place);
  mountTimeouts(app, place);
}

const SEAT_FAULTS = ['unauthorized', 'not-found', 'not-your-seat', 'stale-version'] as const;
const CLOCK_FAULTS = ['game-over', 'game-not-started', 'not-yet-due'] as const;

const requestOf = <S extends z.ZodType>(body: S) => ({
  params: doc.gameIdParam,
  headers: doc.keyHeader,
  query: legalMovesQuery,
  body: doc.jsonBody(body),
});

const renderer =
  (schemas: GameSchemas, { legalMoves }: z.infer<typeof legalMovesQuery>) =>
  (done: Done): Rendered =>
    renderDone(done, { schemas, status: 200, withLegalMoves: legalMoves !== 'false' });

const resignBody = z
  .strictObject({ expectedVersion: expectedVersionField.exactOptional() })
  .meta({ id: 'ResignRequest', description: 'The version that it was decided on.' });

function mountResign(app: App, place: GamePlace): void {
  const { site, game, schemas } = place;
  const several =
    'Your seat gives up; at a waiting table it is free again, and the last to go closes the table.';
  const route = createRoute({
    method: 'post',
    path: `/v1/${game.id}/{id}/resign`,
    operationId: `resign${schemas.prefix}`,
    tags: [game.title],
    summary: `Give up a game of ${game.title}`,
    description: isSolitaire(game) ? 'The game is lost (`resigned`), and its cards are shown.' : several,
    security: doc.TOKEN_NEEDED,
    request: requestOf(resignBody),
    responses: {
      200: doc.answer(schemas.played, 'The position after you have gone.'),
      ...doc.failures(...doc.BODY_FAULTS, ...SEAT_FAULTS, 'game-over', ...doc.KEY_FAULTS),
    },
  });
  app.openapi(route, async (c) => {
    const body = c.req.valid('json');
    const { expectedVersion } = body;
    const act = actorFor(c, place, body, renderer(schemas, c.req.valid('query')));
    const acted = await resign(site.house, act, expectedVersion ?? null);
    return 'refused' in acted ? sendRefusal(c, acted.refused, schemas) : sendActed(acted);
  });
}

const seatBody = z
  .strictObject({
    seat: z.int().min(0).exactOptional().meta({ description: 'Absent: the first open seat.' }),
    name: nameField.exactOptional(),
    clientSeed: clientSeedField.exactOptional(),
    bot: z.literal(true).exactOptional().meta({ description: 'The creator puts a bot on `seat`.' }),
  })
  .meta({ id: 'SeatRequest', description: 'Who is to sit where.' });

/** A bot needs a seat, and has neither a name nor a seed. */
function wishOf(body: z.infer<typeof seatBody>) {
  const { seat, name, clientSeed, bot } = body;
  const errors: { pointer: string; message: string }[] = [];
  if (bot === true) {
    if (seat === undefined) errors.push({ pointer: '/seat', message: 'Say which seat the bot takes.' });
    if (name !== undefined) errors.push({ pointer: '/name', message: 'A bot has no name.' });
    if (clientSeed !== undefined) errors.push({ pointer: '/clientSeed', message: 'A bot has no seed.' });
  }
  if (errors.length > 0) throw new HttpProblem('invalid-body', { errors });
  return { seat: seat ?? null, name: name ?? null, clientSeed: clientSeed ?? '', bot: bot === true };
}

function mountSeats(app: App, place: GamePlace): void {
  const { site, game, schemas } = place;
  const route = createRoute({
    method: 'post',
    path: `/v1/${game.id}/{id}/seats`,
    operationId: `take${schemas.prefix}Seat`,
    tags: [game.title],
    summary: `Sit down at a table of ${game.title}`,
    description:
      'Takes an open seat, or (as the creator) puts a bot on one. When the last seat is filled the cards are dealt. ' +
      'Without a token a guest is made; the answer then carries `credentials`.',
    security: doc.TOKEN_OPTIONAL,
    request: requestOf(seatBody),
    responses: {
      200: doc.answer(schemas.seated, 'The table with the seat taken.'),
      ...doc.failures(...doc.BODY_FAULTS, ...SEAT_FAULTS, 'seat-taken', 'already-seated', ...doc.KEY_FAULTS),
    },
  });
  app.openapi(route, async (c) => {
    const body = c.req.valid('json');
    const wish = wishOf(body);
    const act = actorFor(c, place, body, renderer(schemas, c.req.valid('query')));
    const acted = await takeSeat(site.house, act, wish);
    return 'refused' in acted ? sendRefusal(c, acted.refused, schemas) : sendActed(acted);
  });
}

const timeoutBody = z
  .strictObject({ seat: z.int().min(0) })
  .meta({ id: 'TimeoutRequest', description: 'The seat that is away.' });

function mountTimeouts(app: App, place: GamePlace): void {
  const { site, game, schemas } = place;
  const route = createRoute({
    method: 'post',
    path: `/v1/${game.id}/{id}/timeouts`,
    operationId: `timeOut${schemas.prefix}Seat`,
    tags: [game.title],
    summary: `Have a seat that is away resigned`,
    description: 'Any other seat may ask for it once the deadline of the awaited seat has passed.',
    security: doc.TOKEN_NEEDED,
    request: requestOf(timeoutBody),
    responses: {
      200: doc.answer(schemas.played, 'The position after the seat has gone.'),
      ...doc.failures(...doc.BODY_FAULTS, ...SEAT_FAULTS, ...CLOCK_FAULTS, ...doc.KEY_FAULTS),
    },
  });
  app.openapi(route, async (c) => {
    const body = c.req.valid('json');
    const { seat } = body;
    const act = actorFor(c, place, body, renderer(schemas, c.req.valid('query')));
    const acted = await timeOut(site.house, act, seat);
    return 'refused' in acted ? sendRefusal(c, acted.refused, schemas) : sendActed(acted);
  });
}
