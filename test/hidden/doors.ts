/** Every request by which a viewer can ask about a game without changing it, and those that are refused. */
import type { AnyGame } from '../../src/core/game.ts';
import type { Dice } from '../support/dice.ts';
import { schemaDice } from '../support/laws/well-formed-moves.ts';
import type { Answer, Caller, Request } from './world.ts';

export interface Visit {
  readonly game: AnyGame;
  readonly viewer: Caller;
  readonly seats: number;
  /** The versions the viewer has been at, the current one last. */
  readonly versions: readonly number[];
  readonly chance: Dice;
  /** How many well-formed moves are tried, legal or not. */
  readonly moves: number;
  readonly ask: (request: Request) => Promise<Answer>;
}

/** The log as streams, up to the present. */
function listening({ viewer: by, versions, chance }: Visit): Request[] {
  const version = versions.at(-1) ?? 0;
  const path = `{game}/events?after=${chance.pick(versions) - 1}`;
  const stream = (Accept: string, query = ''): Request => {
    return { by, method: 'GET', path: `${path}${query}`, headers: { Accept }, until: `"seq":${version},` };
  };
  return ['text/event-stream', 'application/x-ndjson'].flatMap((type) => [
    stream(type),
    stream(type, '&annotated=true'),
  ]);
}

/** Reads of the game and of lists, each with its variants. */
function reads({ viewer: by, versions, chance }: Visit): Request[] {
  const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Request => {
    return { by, method, path, headers };
  };
  const [some, other] = [chance.pick(versions), chance.pick(versions)];
  return [
    ...['{game}', '{game}?legalMoves=false', `{game}?at=${some}`, `{game}?at=${other}`].map((path) =>
      get(path),
    ),
    get(`{game}?at=${(versions.at(-1) ?? 0) + 1}`),
    ...['{game}', '{game}/events', '{game}/fairness', '{game}/board.svg'].map((path) =>
      get(path, {}, 'HEAD'),
    ),
    get('{game}/events?limit=500'),
    get('{game}/events?limit=500&annotated=true'),
    get(`{game}/events?after=${some}&limit=${1 + chance.below(7)}`),
    ...['{game}/fairness', '{game}/board.svg', `{game}/board.svg?at=${some}`].map((path) => get(path)),
    ...['', '?mine=true', '?myTurn=true', '?status=active'].map((query) => get(`/v1/games${query}`)),
    get('{game}', { Accept: 'text/html' }),
    get('{game}/nothing'),
  ];
}

/** Requests that a running game refuses, whoever sends them. */
function refusedAnyway({ viewer: by, seats, versions }: Visit): Request[] {
  const post = (path: string, body: unknown): Request => ({ by, method: 'POST', path, body });
  const stale = (versions.at(-1) ?? 0) + 1;
  return [
    post('{game}/moves', {}),
    post('{game}/moves', { move: { type: 'no such move' } }),
    post('{game}/resign', { expectedVersion: stale }),
    post('{game}/forks', { at: stale }),
    ...(seats === 1 ? [post('{game}/undo', { toVersion: stale })] : []),
    ...(seats === 1 ? [] : [post('{game}/seats', {}), post('{game}/timeouts', { seat: 0 })]),
    ...(seats === 1 ? [] : [post('{game}/timeouts', { seat: 1 }), post('{game}/timeouts', { seat: seats })]),
  ];
}

/** Moves of the right shape: asked about, and those that are not legal also sent. */
async function tryMoves({ game, viewer: by, versions, chance, moves, ask }: Visit): Promise<void> {
  const draw = schemaDice(game);
  for (let i = 0; i < moves; i++) {
    const move = game.schemas.move.safeParse(draw(chance));
    if (!move.success) continue;
    const body = { move: move.data };
    const { text } = await ask({ by, method: 'POST', path: '{game}/moves/check', body });
    if (text === '{"legal":true}') continue;
    const expectedVersion = (versions.at(-1) ?? 0) + (chance.chance(0.2) ? 1 : 0);
    await ask({ by, method: 'POST', path: '{game}/moves', body: { ...body, expectedVersion } });
  }
}

/** Knocks at every door. Nothing about the game is changed by it. */
export async function knock(visit: Visit): Promise<void> {
  const requests = [...reads(visit), ...listening(visit), ...refusedAnyway(visit)];
  for (const request of requests) await visit.ask(request);
  const { headers } = await visit.ask({ by: visit.viewer, method: 'GET', path: '{game}' });
  const etag = /^etag,(.*)$/m.exec(headers)?.[1] ?? '*';
  await visit.ask({ by: visit.viewer, method: 'GET', path: '{game}', headers: { 'If-None-Match': etag } });
  await tryMoves(visit);
}
