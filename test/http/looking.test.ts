import { describe, expect, it } from 'vitest';
import {
  NOBODYS_TOKEN,
  openGame,
  openTwinFrames,
  playFirst,
  RULESETS,
  resign,
  signUp,
  UNKNOWN_ID,
} from '../support/games.ts';
import { expectProblem, expectStatus, openSalon, salonOn } from '../support/salon.ts';

const salon = await openSalon();

const FIELDS = [
  ...['id', 'ruleset', 'rulesVersion', 'title', 'options', 'visibility', 'undo', 'deal', 'forkedFrom'],
  ...['status', 'version', 'seats', 'you', 'awaiting', 'view', 'legalMoves', 'outcome', 'assists'],
  ...['fairness', 'createdAt', 'updatedAt', 'links'],
];
const LINKS = ['self', 'moves', 'events', 'board', 'fairness', 'rules'];
const keysOf = (value: object) => Object.keys(value).sort();
const bare = (fields: readonly string[]) => [...fields].sort();

describe('A position', () => {
  for (const ruleset of RULESETS) {
    it(`of ${ruleset} has exactly the fields of the contract`, async () => {
      const { path, token, created } = await openGame(
        salon,
        ruleset,
        ruleset === 'kunstmarkt' ? { bots: [1, 2] } : {},
      );
      const { body } = expectStatus(await salon.get(path, { token }), 200);
      expect(keysOf(body)).toEqual(bare(FIELDS));
      expect(keysOf(created.body)).toEqual(bare([...FIELDS, 'events', 'credentials']));
      expect(keysOf(body.links)).toEqual(bare(LINKS));
      expect(body.links).toMatchObject({ self: path, moves: `${path}/moves`, events: `${path}/events` });
      expect(body.links).toMatchObject({ fairness: `${path}/fairness`, rules: `/rules/${ruleset}` });
      expect(keysOf(body.assists)).toEqual(['forks', 'hints', 'undos']);
      expect(keysOf(body.fairness)).toEqual(['commitment', 'serverSeed']);
      for (const seat of body.seats) expect(keysOf(seat)).toEqual(['kind', 'name', 'resigned', 'seat']);
      for (const one of body.awaiting) expect(keysOf(one)).toEqual(['deadline', 'decision', 'seat', 'since']);
      for (const { move, label } of body.legalMoves) {
        expect(move.type).toEqual(expect.any(String));
        expect(label).toMatch(/\w/);
      }
      expect(body.createdAt).toBe(new Date(salon.clock.now).toISOString());
    });
  }

  it('tells a spectator what everybody may know: no seat, no hand, no legal moves', async () => {
    const { path, tokens } = await openTwinFrames(salon);
    const spectator = expectStatus(await salon.get(path), 200).body;
    expect(spectator).toMatchObject({ you: null, legalMoves: null, view: { hand: null } });
    const stranger = await signUp(salon);
    expect((await salon.get(path, { token: stranger.token })).body).toEqual(spectator);
    const [first, second] = await Promise.all(tokens.map((token) => salon.get(path, { token })));
    expect(first?.body).toMatchObject({ you: 0, view: { hand: { length: 3 } } });
    expect(first?.body.legalMoves.length).toBeGreaterThan(0);
    expect(second?.body).toMatchObject({ you: 1, legalMoves: null });
    expect(second?.body.view.hand).not.toEqual(first?.body.view.hand);
  });

  it('leaves the legal moves out on demand, wherever a position is the answer', async () => {
    const { path, token } = await openGame(salon, 'portraits');
    const full = (await salon.get(`${path}?legalMoves=true`, { token })).body;
    const { legalMoves, ...rest } = full;
    expect(expectStatus(await salon.get(`${path}?legalMoves=false`, { token }), 200).body).toEqual(rest);
    const [{ move }] = legalMoves;
    const moved = expectStatus(await salon.post(`${path}/moves?legalMoves=false`, { move }, { token }), 200);
    expect(keysOf(moved.body)).toEqual(bare([...FIELDS, 'events'].filter((field) => field !== 'legalMoves')));
    const quit = expectStatus(await salon.post(`${path}/resign?legalMoves=false`, {}, { token }), 200);
    expect(quit.body).not.toHaveProperty('legalMoves');
    const made = expectStatus(await salon.post('/v1/portraits?legalMoves=false', {}), 201);
    expect(made.body).not.toHaveProperty('legalMoves');
    const table = await openGame(salon, 'twin-frames');
    const sat = expectStatus(await salon.post(`${table.path}/seats?legalMoves=false`, {}), 200);
    expect(sat.body).not.toHaveProperty('legalMoves');
  });

  it('refuses parameters that it does not know or that say nothing', async () => {
    const { path } = await openGame(salon, 'portraits');
    const faults = { colour: 'red', legalMoves: 'maybe' };
    for (const [name, value] of Object.entries(faults)) {
      for (const at of [path, '/v1/portraits']) {
        const method = at === path ? 'GET' : 'POST';
        const answer = expectProblem(
          await salon.call(method, `${at}?${name}=${value}`),
          422,
          'invalid-query',
        );
        expect(answer.body.errors).toEqual([{ pointer: `/${name}`, message: expect.any(String) }]);
      }
    }
    expectProblem(await salon.get(`${path}?legalMoves=true&legalMoves=false`), 422, 'invalid-query');
    expectProblem(await salon.get(`${path}/fairness?colour=red`), 422, 'invalid-query');
    expectProblem(await salon.post(`${path}/resign?colour=red`), 422, 'invalid-query');
  });

  it('is found under its own ruleset only', async () => {
    const { id, token } = await openGame(salon, 'portraits');
    for (const ruleset of ['picture-gallery', 'kunstmarkt', 'twin-frames', 'chess']) {
      expectProblem(await salon.get(`/v1/${ruleset}/${id}`, { token }), 404, 'not-found');
      expectProblem(await salon.get(`/v1/${ruleset}/${id}/events`, { token }), 404, 'not-found');
      expectProblem(await salon.post(`/v1/${ruleset}/${id}/resign`, {}, { token }), 404, 'not-found');
    }
    expect((await salon.get(`/v1/portraits/${id}`)).body.status).toBe('active');
  });

  it('is found under its own ruleset only, also by processes that have not read it before', async () => {
    const { id } = await openGame(salon, 'portraits');
    const elsewhere = () => salonOn(salon.store, { name: 'elsewhere' });
    expectProblem(await elsewhere().get(`/v1/kunstmarkt/${id}`), 404, 'not-found');
    expectProblem(await elsewhere().get(`/v1/kunstmarkt/${id}/events`), 404, 'not-found');
    expectProblem(await elsewhere().post(`/v1/kunstmarkt/${id}/seats`), 404, 'not-found');
    const other = elsewhere();
    expectProblem(await other.get(`/v1/kunstmarkt/${id}`), 404, 'not-found');
    expectStatus(await other.get(`/v1/portraits/${id}`), 200);
  });

  it('is not there for ids that nobody was given', async () => {
    const odd = [
      UNKNOWN_ID,
      'x',
      '%00',
      '%E0%A4%A',
      "'%20or%201=1",
      'A'.repeat(5_000),
      '..%2f..',
      '💥',
      '%F0%9F',
    ];
    for (const id of odd) expectProblem(await salon.get(`/v1/portraits/${id}`), 404, 'not-found');
  });
});

describe('A private game', () => {
  it('answers everyone but its seats like an unknown one', async () => {
    const { path, token } = await openGame(salon, 'portraits', { visibility: 'private' });
    expect(expectStatus(await salon.get(path, { token }), 200).body.visibility).toBe('private');
    const stranger = (await signUp(salon)).token;
    const { move } = (await salon.get(path, { token })).body.legalMoves[0];
    const unknown = `/v1/portraits/${UNKNOWN_ID}`;
    const requests: [string, string, unknown?][] = [
      ['GET', ''],
      ['GET', '/events'],
      ['GET', '/fairness'],
      ['POST', '/moves', { move }],
      ['POST', '/moves/check', { move }],
      ['POST', '/resign', {}],
    ];
    const plain = ({ text }: { text: string }) =>
      text.replaceAll(/"(instance|requestId)":"[^"]*"/g, '').replaceAll(path, unknown);
    for (const [method, at, body] of requests) {
      for (const caller of [undefined, stranger]) {
        const here = await salon.call(method, path + at, { token: caller, body });
        const nowhere = await salon.call(method, unknown + at, { token: caller, body });
        expectProblem(here, 404, 'not-found');
        expect(plain(here)).toBe(plain(nowhere));
      }
    }
    expect((await salon.get(path, { token })).body.status).toBe('active');
  });
});

describe('An ETag', () => {
  const etagOf = async (path: string, token?: string) => {
    const { headers } = expectStatus(await salon.get(path, { token }), 200);
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    expect(headers.get('Vary')).toBe('Authorization, Accept');
    expect(headers.get('ETag')).toMatch(/^"[^"]+"$/);
    return headers.get('ETag') ?? '';
  };
  const ask = (path: string, tag: string, token?: string) =>
    salon.get(path, { token, headers: { 'If-None-Match': tag } });

  it('answers 304 without a body while nothing has changed', async () => {
    const { path, token } = await openGame(salon, 'portraits');
    const tag = await etagOf(path, token);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const answer = expectStatus(await ask(path, known, token), 304);
      expect(answer.text).toBe('');
      expect(answer.headers.get('ETag')).toBe(tag);
      expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('ETag');
      expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
    }
    for (const unknown of ['"other"', tag.replaceAll('"', ''), '']) {
      expectStatus(await ask(path, unknown, token), 200);
    }
    expectProblem(await ask(path, tag, NOBODYS_TOKEN), 401, 'unauthorized');
  });

  it('differs by viewer and by what is left out, and changes with every version', async () => {
    const { path, tokens } = await openTwinFrames(salon);
    const [first, second] = tokens;
    const tags = [await etagOf(path, first), await etagOf(path, second), await etagOf(path)];
    tags.push(await etagOf(`${path}?legalMoves=false`, first));
    expect(new Set(tags).size).toBe(4);
    await playFirst(salon, { path }, first);
    const after = [await etagOf(path, first), await etagOf(path, second), await etagOf(path)];
    expect(new Set([...tags, ...after]).size).toBe(7);
  });

  it('changes with a name, and comes back with it', async () => {
    const { token } = await signUp(salon, 'Ada');
    const { path } = await openGame(salon, 'portraits', {}, { token });
    const tag = await etagOf(path);
    const rename = (name: string) => salon.call('PATCH', '/v1/players/me', { token, body: { name } });
    await rename('Grace');
    expect(expectStatus(await ask(path, tag), 200).body.seats[0].name).toBe('Grace');
    await rename('Ada');
    expectStatus(await ask(path, tag), 304);
  });

  it('changes when the game ends', async () => {
    const game = await openGame(salon, 'portraits');
    const tag = await etagOf(game.path);
    await resign(salon, game, game.token);
    expect(expectStatus(await ask(game.path, tag), 200).body.fairness.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('HEAD', () => {
  it('says what GET says, without the body', async () => {
    const { path, token } = await openGame(salon, 'portraits');
    for (const at of [path, `${path}/events`, `${path}/fairness`, '/v1/games', '/v1/rulesets', '/problems']) {
      const get = expectStatus(await salon.get(at, { token }), 200);
      const head = expectStatus(await salon.call('HEAD', at, { token }), 200);
      expect(head.text).toBe('');
      for (const name of ['ETag', 'Content-Type', 'Cache-Control', 'Vary']) {
        expect(head.headers.get(name)).toBe(get.headers.get(name));
      }
    }
    expectStatus(await salon.call('HEAD', `/v1/portraits/${UNKNOWN_ID}`), 404);
  });
});
