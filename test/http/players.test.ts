import { describe, expect, it } from 'vitest';
import { NOBODYS_TOKEN, openGame, openTwinFrames, resign, signUp } from '../support/games.ts';
import { expectProblem, expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();
const ME = '/v1/players/me';
const me = (token: string) => salon.get(ME, { token });

describe('Signing up', () => {
  it('gives an id, the name and a token, the only time it is shown', async () => {
    const made = expectStatus(await salon.post('/v1/players', { name: 'Ada' }), 201);
    expect(made.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: 'Ada',
      token: made.body.token,
    });
    expect(made.body.token).toMatch(/^salon_[A-Za-z0-9_-]{43}$/);
    expect(made.headers.get('Cache-Control')).toBe('no-store');
    const seen = expectStatus(await me(made.body.token), 200);
    expect(seen.body).toEqual({ id: made.body.id, name: 'Ada' });
    expect(seen.headers.get('Cache-Control')).toBe('no-store');
  });

  it('takes an empty body without content type, and `{}`: a player without a name', async () => {
    expect(expectStatus(await salon.call('POST', '/v1/players'), 201).body.name).toBeNull();
    expect(expectStatus(await salon.post('/v1/players', {}), 201).body.name).toBeNull();
  });
});

describe('Names', () => {
  const bad = {
    'nothing at all': '',
    'forty-one characters': 'x'.repeat(41),
    'a line break': 'Ada\nLovelace',
    'a NUL': 'Ada\u0000',
    'a C1 control': 'Ada\u0085',
    'an override of direction': 'Ada\u202Eecalevol',
    'an isolate of direction': '\u2066Ada\u2069',
    'a mark of direction': '\u200FAda',
    'an Arabic letter mark': '\u061CAda',
    'a line separator': 'Ada\u2028Lovelace',
    'half a character': 'Ada\uD83C',
    'spaces alone': '   ',
    'a number': 7,
  };
  for (const [what, name] of Object.entries(bad)) {
    it(`are refused with ${what}, wherever they are given`, async () => {
      const { token } = await signUp(salon);
      const table = await openGame(salon, 'twin-frames');
      const answers = [
        await salon.post('/v1/players', { name }),
        await salon.call('PATCH', ME, { token, body: { name } }),
        await salon.post('/v1/portraits', { name }),
        await salon.post(`${table.path}/seats`, { name }),
      ];
      for (const answer of answers) {
        expectProblem(answer, 422, 'invalid-body');
        expect(answer.body.errors[0]).toEqual({ pointer: '/name', message: expect.any(String) });
      }
    });
  }

  it('may have letters of any script, emoji and spaces inside, counted as characters', async () => {
    for (const name of ['Ada Lovelace', 'Zoë', '李雷', 'עדה', 'عائشة', '👩‍🎨', '🎨'.repeat(40), 'x']) {
      expect(expectStatus(await salon.post('/v1/players', { name }), 201).body.name).toBe(name);
    }
    expectProblem(await salon.post('/v1/players', { name: '🎨'.repeat(41) }), 422, 'invalid-body');
  });
});

describe('Being renamed', () => {
  it('shows at every table at once', async () => {
    const { id, token } = await signUp(salon, 'Ada');
    const game = await openGame(salon, 'portraits', {}, { token });
    expect(game.created.body.seats).toEqual([{ seat: 0, name: 'Ada', kind: 'player', resigned: false }]);
    const renamed = expectStatus(await salon.call('PATCH', ME, { token, body: { name: 'Countess' } }), 200);
    expect(renamed.body).toEqual({ id, name: 'Countess' });
    expect((await salon.get(game.path)).body.seats[0].name).toBe('Countess');
    const nameless = await salon.call('PATCH', ME, { token, body: { name: null } });
    expect(expectStatus(nameless, 200).body.name).toBeNull();
    expect((await salon.get(game.path)).body.seats[0].name).toBeNull();
  });

  it('needs the name and nothing else', async () => {
    const { token } = await signUp(salon);
    const empty = expectProblem(await salon.call('PATCH', ME, { token, body: {} }), 422, 'invalid-body');
    expect(empty.body.errors[0].pointer).toBe('/name');
    const more = await salon.call('PATCH', ME, { token, body: { name: 'Ada', id: 'x' } });
    expect(expectProblem(more, 422, 'invalid-body').body.errors[0].pointer).toBe('/id');
  });
});

describe('A new token', () => {
  it('replaces the old one, which is dead', async () => {
    const { id, token } = await signUp(salon, 'Ada');
    const game = await openGame(salon, 'portraits', {}, { token });
    const fresh = expectStatus(await salon.post(`${ME}/token`, undefined, { token }), 200);
    expect(fresh.body).toEqual({
      id,
      name: 'Ada',
      token: expect.stringMatching(/^salon_[A-Za-z0-9_-]{43}$/),
    });
    expect(fresh.body.token).not.toBe(token);
    expect(fresh.headers.get('Cache-Control')).toBe('no-store');
    expectProblem(await me(token), 401, 'unauthorized');
    expectProblem(await salon.get(game.path, { token }), 401, 'unauthorized');
    expect((await salon.get(game.path, { token: fresh.body.token })).body.you).toBe(0);
  });

  it('goes to one of two who ask at once', async () => {
    const { token } = await signUp(salon);
    const answers = await Promise.all([1, 2].map(() => salon.post(`${ME}/token`, {}, { token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});

describe('Being forgotten', () => {
  it('takes name and token, resigns running seats, and leaves the logs', async () => {
    const { token } = await signUp(salon, 'Ada Lovelace');
    const running = await openGame(salon, 'portraits', {}, { token });
    const over = await openGame(salon, 'picture-gallery', {}, { token });
    await resign(salon, over, token);
    const waiting = await openGame(salon, 'twin-frames', {}, { token });
    const table = await openGame(salon, 'twin-frames');
    expectStatus(await salon.post(`${table.path}/seats`, {}, { token }), 200);
    const before = await salon.get(`${over.path}/events`);

    const gone = expectStatus(await salon.call('DELETE', ME, { token }), 204);
    expect(gone.text).toBe('');
    expectProblem(await me(token), 401, 'unauthorized');
    expectProblem(await salon.call('DELETE', ME, { token }), 401, 'unauthorized');
    const seen = (await salon.get(running.path)).body;
    expect(seen).toMatchObject({ status: 'finished', outcome: { result: 'lost', reason: 'resigned' } });
    expect(seen.seats[0]).toEqual({ seat: 0, name: null, kind: 'player', resigned: true });
    expect((await salon.get(waiting.path)).body.outcome).toEqual({ result: 'abandoned' });
    expect((await salon.get(table.path)).body).toMatchObject({
      status: 'finished',
      outcome: { result: 'ranking' },
    });
    expect((await salon.get(`${over.path}/events`)).text).toBe(before.text);
    expect((await salon.get(over.path)).text).not.toContain('Ada');
  });
});

describe('Being forgotten twice at once', () => {
  it('happens once, without a fault', async () => {
    const { token } = await signUp(salon);
    const games = await Promise.all([1, 2, 3].map(() => openGame(salon, 'portraits', {}, { token })));
    const answers = await Promise.all([1, 2, 3].map(() => salon.call('DELETE', ME, { token })));
    for (const { status } of answers) expect([204, 401]).toContain(status);
    expect(answers.some(({ status }) => status === 204)).toBe(true);
    for (const { path } of games) expect((await salon.get(path)).body.outcome.reason).toBe('resigned');
  });
});

describe('A token that nobody has', () => {
  const headers = [
    `Bearer ${NOBODYS_TOKEN}`,
    'Bearer salon_short',
    'Bearer',
    '',
    'Basic YWRhOmFkYQ==',
    `${NOBODYS_TOKEN}`,
    `Bearer ${NOBODYS_TOKEN}, Bearer ${NOBODYS_TOKEN}`,
  ];
  it('is refused everywhere under /v1, also where none is needed', async () => {
    const { path } = await openTwinFrames(salon);
    const table = await openGame(salon, 'twin-frames');
    const requests: [string, string, unknown?][] = [
      ['GET', '/v1/rulesets'],
      ['GET', '/v1/rulesets/portraits'],
      ['GET', '/v1/games'],
      ['POST', '/v1/players'],
      ['GET', ME],
      ['PATCH', ME, { name: 'Ada' }],
      ['DELETE', ME],
      ['POST', `${ME}/token`],
      ['POST', '/v1/portraits'],
      ['GET', path],
      ['HEAD', path],
      ['POST', `${path}/moves`, { move: { type: 'draw' } }],
      ['POST', `${path}/moves/check`, { move: { type: 'draw' } }],
      ['GET', `${path}/events`],
      ['GET', `${path}/fairness`],
      ['POST', `${path}/resign`],
      ['POST', `${table.path}/seats`],
      ['POST', `${path}/timeouts`, { seat: 1 }],
    ];
    for (const [method, at, body] of requests) {
      for (const authorization of headers) {
        const answer = await salon.call(method, at, { body, headers: { Authorization: authorization } });
        expect([method, at, authorization, answer.status]).toEqual([method, at, authorization, 401]);
        expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
      }
    }
    expect((await salon.get(table.path)).body.seats[1].kind).toBe('open');
  });
});

describe('Guests', () => {
  it('get their credentials once, with the answer that makes them', async () => {
    const made = expectStatus(await salon.post('/v1/portraits', { name: 'Guest' }), 201);
    expect(made.headers.get('Cache-Control')).toBe('no-store');
    const { playerId, token } = made.body.credentials;
    expect(Object.keys(made.body.credentials)).toEqual(['playerId', 'token']);
    expect((await me(token)).body).toEqual({ id: playerId, name: 'Guest' });
    const path = `/v1/portraits/${made.body.id}`;
    for (const at of [path, `${path}/events`, `${path}/fairness`, ME, '/v1/games?mine=true']) {
      expect((await salon.get(at, { token })).text).not.toContain(token);
    }
  });

  it('are made by taking a seat, too', async () => {
    const table = await openGame(salon, 'twin-frames');
    const sat = expectStatus(await salon.post(`${table.path}/seats`, { name: 'Grace' }), 200);
    expect(sat.headers.get('Cache-Control')).toBe('no-store');
    const { playerId, token } = sat.body.credentials;
    expect((await me(token)).body).toEqual({ id: playerId, name: 'Grace' });
    expect(sat.body).toMatchObject({ you: 1, seats: [{}, { seat: 1, name: 'Grace' }] });
  });

  it('are not made for who sends a token; the name in the body is then without effect', async () => {
    const { token } = await signUp(salon, 'Ada');
    const made = await salon.post('/v1/portraits', { name: 'Other' }, { token });
    expect(expectStatus(made, 201).body).not.toHaveProperty('credentials');
    expect(made.body.seats[0].name).toBe('Ada');
  });
});
