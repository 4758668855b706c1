/** Players and games for tests over HTTP, brought to a wished point by requests alone. */
import type { Answer, Ask, Salon } from './salon.ts';
import { expectStatus } from './salon.ts';

export const RULESETS = ['portraits', 'picture-gallery', 'merchants-solitaire', 'kunstmarkt'] as const;
/** A token of the right form that nobody has. */
export const NOBODYS_TOKEN = `salon_${'x'.repeat(43)}`;
export const UNKNOWN_ID = '0'.repeat(32);

export async function signUp(salon: Salon, name?: string): Promise<{ id: string; token: string }> {
  const { body } = expectStatus(await salon.post('/v1/players', name === undefined ? {} : { name }), 201);
  return { id: body.id, token: body.token };
}

export interface OpenedGame {
  readonly id: string;
  readonly path: string;
  /** Of seat 0. */
  readonly token: string;
  readonly created: Answer;
}

/** A new game of a new guest, or of the player whose token is in `ask`. */
export async function openGame(
  salon: Salon,
  ruleset: string,
  options: object = {},
  ask: Ask = {},
): Promise<OpenedGame> {
  const created = expectStatus(await salon.post(`/v1/${ruleset}`, options, ask), 201);
  const { id, credentials } = created.body;
  return { id, path: `/v1/${ruleset}/${id}`, token: ask.token ?? credentials.token, created };
}

/** A running game of Twin Frames between two people: `tokens` by seat. Seat 0 begins. */
export async function openTwinFrames(salon: Salon, options: object = {}) {
  const game = await openGame(salon, 'twin-frames', options);
  const sat = expectStatus(await salon.post(`${game.path}/seats`), 200);
  const other: string = sat.body.credentials.token;
  return { ...game, tokens: [game.token, other] as const, dealt: sat };
}

/** The first legal move of whoever holds the token. */
export async function playFirst(salon: Salon, game: { path: string }, token: string): Promise<Answer> {
  const { body } = expectStatus(await salon.get(game.path, { token }), 200);
  return expectStatus(
    await salon.post(`${game.path}/moves`, { move: body.legalMoves[0].move }, { token }),
    200,
  );
}

/** A solitaire after some first legal moves. */
export async function playSome(salon: Salon, game: OpenedGame, moves: number): Promise<Answer> {
  let last = game.created;
  for (let i = 0; i < moves; i++) last = await playFirst(salon, game, game.token);
  return last;
}

export const resign = async (salon: Salon, game: { path: string }, token: string): Promise<Answer> =>
  expectStatus(await salon.post(`${game.path}/resign`, {}, { token }), 200);
