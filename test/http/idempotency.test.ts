import { describe, expect, it } from 'vitest';
import { openGame, openTwinFrames, resign, signUp } from '../support/games.ts';
import { type Answer, expectProblem, expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();
const HOUR = 3_600_000;
const under = (key: string, token?: string) => ({ token, headers: { 'Idempotency-Key': key } });

/** The first answer as it came, and again under its key. */
function expectReplay(first: Answer, again: Answer): void {
  expect(again.status, again.text).toBe(first.status);
  expect(again.text).toBe(first.text);
  expect(first.headers.get('Idempotency-Replayed')).toBeNull();
  expect(again.headers.get('Idempotency-Replayed')).toBe('true');
  for (const name of ['Location', 'Content-Type', 'Cache-Control']) {
    expect(again.headers.get(name)).toBe(first.headers.get(name));
  }
}

describe('The same request under the same key', () => {
  it('creates one game', async () => {
    const { token } = await signUp(salon);
    const create = () => salon.post('/v1/portraits', { title: 'Once' }, under('create', token));
    const first = expectStatus(await create(), 201);
    expectReplay(first, await create());
    expect((await salon.get('/v1/games?mine=true', { token })).body.games).toHaveLength(1);
  });

  it('makes one move, and gives its answer also when the game has gone on', async () => {
    const { path, tokens } = await openTwinFrames(salon);
    const move = () => salon.post(`${path}/moves`, { move: { type: 'draw' } }, under('move', tokens[0]));
    const first = expectStatus(await move(), 200);
    expectReplay(first, await move());
    expect((await salon.get(path)).body.version).toBe(first.body.version);
    await resign(salon, { path }, tokens[1]);
    expectReplay(first, await move());
  });

  it('checks, resigns and sits down once', async () => {
    const { path, tokens } = await openTwinFrames(salon);
    const check = () =>
      salon.post(`${path}/moves/check`, { move: { type: 'draw' } }, under('check', tokens[0]));
    const checked = expectStatus(await check(), 200);
    const quit = () => salon.post(`${path}/resign`, {}, under('quit', tokens[0]));
    const resigned = expectStatus(await quit(), 200);
    expectReplay(resigned, await quit());
    // Checked while it was legal: the kept answer is from then.
    expectReplay(checked, await check());
    const table = await openGame(salon, 'twin-frames');
    const { token } = await signUp(salon);
    const sit = () => salon.post(`${table.path}/seats`, {}, under('sit', token));
    const sat = expectStatus(await sit(), 200);
    expectReplay(sat, await sit());
  });

  it('is the same however its JSON is spaced', async () => {
    const { token } = await signUp(salon);
    const create = (raw: string) => salon.call('POST', '/v1/portraits', { ...under('spaced', token), raw });
    const first = expectStatus(await create('{"title":"A","undo":"off"}'), 201);
    expectReplay(first, await create('{ "undo": "off",\n "title": "A" }'));
  });

  it('sent several times at once happens once, and all get the answer', async () => {
    const { token } = await signUp(salon);
    const table = await openGame(salon, 'twin-frames');
    const game = await openGame(salon, 'picture-gallery', {}, { token });
    const { move } = game.created.body.legalMoves[0];
    const requests: [string, object][] = [
      ['/v1/portraits', { title: 'At once' }],
      [`${table.path}/seats`, {}],
      [`${game.path}/moves`, { move }],
      [`${game.path}/moves/check`, { move }],
      [`${game.path}/hints`, {}],
      [`${game.path}/forks`, {}],
      [`${game.path}/undo`, {}],
      [`${game.path}/resign`, {}],
    ];
    for (const [path, body] of requests) {
      const send = () => salon.post(path, body, under(`at once ${path}`, token));
      const answers = await Promise.all(Array.from({ length: 5 }, send));
      const texts = new Set(answers.map(({ text }) => text));
      expect(texts.size, [...texts].join('\n')).toBe(1);
      for (const answer of answers) expect(answer.status, answer.text).toBeLessThan(300);
      const replays = answers.filter(({ headers }) => headers.get('Idempotency-Replayed') === 'true');
      expect(replays).toHaveLength(4);
    }
    const mine = async (ruleset: string) =>
      (await salon.get(`/v1/games?mine=true&ruleset=${ruleset}`, { token })).body.games;
    expect(await mine('portraits')).toHaveLength(1);
    expect(await mine('picture-gallery')).toHaveLength(2);
    expect((await salon.get(game.path, { token })).body.assists).toEqual({ undos: 1, hints: 1, forks: 1 });
  });

  it('is forgotten after 24 hours, not before', async () => {
    const { token } = await signUp(salon);
    const create = () => salon.post('/v1/portraits', {}, under('day', token));
    const first = expectStatus(await create(), 201);
    salon.clock.now += 24 * HOUR - 1000;
    expectReplay(first, await create());
    salon.clock.now += 2000;
    const anew = expectStatus(await create(), 201);
    expect(anew.body.id).not.toBe(first.body.id);
    expect(anew.headers.get('Idempotency-Replayed')).toBeNull();
    expectReplay(anew, await create());
    // A key that has run out may stand for something else.
    salon.clock.now += 25 * HOUR;
    expectStatus(await salon.post('/v1/kunstmarkt', {}, under('day', token)), 201);
  });
});

describe('Another request under a key', () => {
  it('is refused when its path, query or body differ', async () => {
    const { token } = await signUp(salon);
    const game = await openGame(salon, 'portraits', {}, { token });
    expectStatus(await salon.post('/v1/portraits', { title: 'A' }, under('key', token)), 201);
    const others: [string, object][] = [
      ['/v1/portraits', { title: 'B' }],
      ['/v1/portraits', {}],
      ['/v1/portraits?legalMoves=false', { title: 'A' }],
      ['/v1/picture-gallery', { title: 'A' }],
      [`${game.path}/resign`, {}],
    ];
    for (const [path, body] of others) {
      const refused = await salon.post(path, body, under('key', token));
      expectProblem(refused, 422, 'idempotency-key-reused');
    }
    expect((await salon.get('/v1/games?mine=true', { token })).body.games).toHaveLength(2);
  });

  it('at the same instant: one happens, the other is refused', async () => {
    const { token } = await signUp(salon);
    const create = (title: string) => salon.post('/v1/portraits', { title }, under('race', token));
    const answers = await Promise.all(['A', 'B', 'C'].map(create));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const refused = answers.filter(({ status }) => status === 422);
    for (const answer of refused) expectProblem(answer, 422, 'idempotency-key-reused');
  });

  it("is not another player's request: keys are each player's own", async () => {
    const players = await Promise.all([signUp(salon), signUp(salon)]);
    const create = (token: string) => salon.post('/v1/portraits', { title: 'Same' }, under('shared', token));
    const made = await Promise.all(players.map(({ token }) => create(token)));
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(2);
  });

  it('outlives the token: after a rotation the same player gets the same answer', async () => {
    const { token } = await signUp(salon);
    const first = await salon.post('/v1/portraits', {}, under('rotated', token));
    const fresh = (await salon.post('/v1/players/me/token', {}, { token })).body.token;
    expectReplay(first, await salon.post('/v1/portraits', {}, under('rotated', fresh)));
  });
});

describe('A key', () => {
  it('keeps successes only: what was refused may be mended under the same key', async () => {
    const { path, tokens } = await openTwinFrames(salon);
    const move = { type: 'draw' };
    const late = await salon.post(`${path}/moves`, { move, expectedVersion: 1 }, under('mend', tokens[0]));
    expectProblem(late, 409, 'stale-version');
    const early = await salon.post(`${path}/moves`, { move }, under('mend', tokens[1]));
    expectProblem(early, 409, 'not-your-turn');
    expectStatus(await salon.post(`${path}/moves`, { move }, under('mend', tokens[0])), 200);
    expectStatus(await salon.post(`${path}/moves`, { move }, under('mend', tokens[1])), 200);
  });

  it('needs a token, and is of no use where answers hold secrets', async () => {
    const { token } = await signUp(salon);
    const table = await openGame(salon, 'twin-frames');
    const refused = [
      await salon.post('/v1/portraits', {}, under('guest')),
      await salon.post(`${table.path}/seats`, {}, under('guest')),
      await salon.post(`${table.path}/resign`, {}, under('guest')),
      await salon.post('/v1/players', {}, under('guest')),
      await salon.post('/v1/players', {}, under('player', token)),
      await salon.post('/v1/players/me/token', {}, under('token', token)),
      await salon.post('/v1/players/me/token', {}, under('token')),
    ];
    for (const answer of refused) expectProblem(answer, 422, 'idempotency-key-needs-token');
    expectStatus(await salon.get('/v1/players/me', { token }), 200);
  });

  it('has 1 to 255 characters', async () => {
    const { token } = await signUp(salon);
    for (const key of ['', 'x'.repeat(256)]) {
      const refused = expectProblem(
        await salon.post('/v1/portraits', {}, under(key, token)),
        422,
        'invalid-query',
      );
      expect(refused.body.errors[0].pointer).toBe('/Idempotency-Key');
    }
    for (const key of ['x', 'x'.repeat(255), "'; drop table log; --", '"quoted"']) {
      expectStatus(await salon.post('/v1/portraits', {}, under(key, token)), 201);
    }
  });
});
