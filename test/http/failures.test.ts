import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Store, StoreUnavailable } from '../../src/table/ports.ts';
import { openGame, playFirst, signUp } from '../support/games.ts';
import { expectProblem, expectStatus, openSalon, type Salon, salonOn } from '../support/salon.ts';

const sound = await openSalon();
const INNER = 'SQLITE_ERROR: no such table: players, at /srv/salon/secret.db, password hunter2';

/** A salon on the same database whose store fails at every question. */
function broken(error: Error, ...sane: (keyof Store)[]): Salon {
  const fail = () => Promise.reject(error);
  const failing = { head: fail, commits: fail, write: fail, list: fail, keep: fail, createPlayer: fail };
  const kept = Object.fromEntries(sane.map((name) => [name, sound.store[name]]));
  return salonOn({ ...sound.store, ...failing, ping: fail, ...kept }, { name: 'broken' });
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function requests(): Promise<[string, string, unknown?][]> {
  const { path } = await openGame(sound, 'portraits');
  return [
    ['GET', path],
    ['GET', `${path}/events`],
    ['GET', `${path}/fairness`],
    ['POST', '/v1/portraits', {}],
    ['POST', `${path}/moves`, { move: { type: 'swap', card: '7S', with: '7D' } }],
    ['POST', `${path}/moves/check`, { move: { type: 'swap', card: '7S', with: '7D' } }],
    ['POST', `${path}/resign`, {}],
    ['POST', '/v1/players', {}],
    ['GET', '/v1/games'],
    ['GET', '/readyz'],
  ];
}

describe('A fault of the service', () => {
  it('is answered with 500 without inner words, and logged with the request id', async () => {
    const salon = broken(new Error(INNER));
    for (const [method, path, body] of await requests()) {
      const answer = expectProblem(await salon.call(method, path, { body }), 500, 'internal');
      expect(answer.text).not.toMatch(/SQLITE|hunter2|secret|no such table|\.ts\b/);
      const line = salon.logged.at(-1);
      expect(line).toMatchObject({
        level: 'error',
        fields: { requestId: answer.body.requestId, method, path },
      });
      expect(line?.fields.error).toContain(INNER);
    }
    expect(salon.logged).toHaveLength((await requests()).length);
  });

  it('logs no token', async () => {
    const salon = broken(new Error(INNER));
    const { token } = await signUp(sound);
    await salon.get('/v1/players/me', { token });
    expect(JSON.stringify(salon.logged)).not.toContain(token);
    expect(salon.logged).toHaveLength(1);
  });

  it('leaves alone what needs no database', async () => {
    const salon = broken(new Error(INNER));
    for (const path of ['/healthz', '/v1/rulesets', '/problems', '/'])
      expectStatus(await salon.get(path), 200);
    expect(salon.logged).toEqual([]);
  });
});

describe('A database that does not answer', () => {
  it('is told with 503 and when to try again, without inner words', async () => {
    const salon = broken(new StoreUnavailable(INNER, { cause: new Error(INNER) }));
    for (const [method, path, body] of await requests()) {
      const answer = expectProblem(await salon.call(method, path, { body }), 503, 'unavailable');
      expect(answer.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
      expect(answer.text).not.toMatch(/SQLITE|hunter2|secret/);
      expect(salon.logged.at(-1)).toMatchObject({
        level: 'warn',
        fields: { requestId: answer.body.requestId },
      });
    }
  });

  it('at the write only: nothing is acknowledged, and the same key brings it about once', async () => {
    const salon = broken(new StoreUnavailable('locked'), 'head', 'commits', 'createPlayer');
    const { token } = await signUp(sound);
    const headers = { 'Idempotency-Key': 'again' };
    expectProblem(await salon.post('/v1/portraits', {}, { token, headers }), 503, 'unavailable');
    const made = expectStatus(await sound.post('/v1/portraits', {}, { token, headers }), 201);
    expect(made.headers.get('Idempotency-Replayed')).toBeNull();
    expect((await sound.get('/v1/games?mine=true', { token })).body.games).toHaveLength(1);
  });

  it('after the write: the answer that was lost is kept under the key', async () => {
    const { token } = await signUp(sound);
    const headers = { 'Idempotency-Key': 'lost' };
    const write: Store['write'] = async (wanted) => {
      await sound.store.write(wanted);
      throw new StoreUnavailable('the connection broke');
    };
    const salon = salonOn({ ...sound.store, write }, { name: 'lost' });
    expectProblem(await salon.post('/v1/portraits', {}, { token, headers }), 503, 'unavailable');
    const again = expectStatus(await sound.post('/v1/portraits', {}, { token, headers }), 201);
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect((await sound.get('/v1/games?mine=true', { token })).body.games).toHaveLength(1);
  });
});

describe('Two processes on one database', () => {
  it('see each other at once, however warm they are', async () => {
    const other = salonOn(sound.store, { name: 'second process' });
    const game = await openGame(sound, 'picture-gallery');
    const ask = { token: game.token };
    for (const [here, there] of [
      [sound, other],
      [other, sound],
      [sound, other],
    ] as const) {
      const { body } = await here.get(game.path, ask);
      const moved = await here.post(`${game.path}/moves`, { move: body.legalMoves[0].move }, ask);
      expectStatus(moved, 200);
      const { events: _, ...position } = moved.body;
      expect((await there.get(game.path, ask)).body).toEqual(position);
      const late = { move: body.legalMoves[0].move, expectedVersion: body.version };
      expectProblem(await there.post(`${game.path}/moves`, late, ask), 409, 'stale-version');
    }
  });

  it('tell a version that fits the page, also when the log grows between two reads', async () => {
    const game = await openGame(sound, 'picture-gallery');
    const commits: Store['commits'] = async (...asked) => {
      await playFirst(sound, game, game.token);
      return sound.store.commits(...asked);
    };
    const other = salonOn({ ...sound.store, commits }, { name: 'between' });
    // Once so that it is warm, then the log is all that is read.
    const { version: before } = (await other.get(game.path)).body;
    for (const query of ['?limit=500', '?limit=3', `?limit=3&after=${before - 2}`]) {
      const { body } = expectStatus(await other.get(`${game.path}/events${query}`), 200);
      const last = body.events.at(-1).seq;
      expect(last).toBeLessThanOrEqual(body.version);
      expect(body.next).toBe(last < body.version ? last : null);
    }
  });
});
