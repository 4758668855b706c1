import { describe, expect, it } from 'vitest';
import { openGame, openTwinFrames, playFirst, resign, signUp, UNKNOWN_ID } from '../support/games.ts';
import { type Ask, expectProblem, expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();
const sit = (path: string, body: object = {}, ask: Ask = {}) => salon.post(`${path}/seats`, body, ask);
const kindsOf = (body: { seats: { kind: string }[] }) => body.seats.map(({ kind }) => kind);

describe('An open table', () => {
  it('waits: nothing is dealt, seen or awaited', async () => {
    const { path, token } = await openGame(salon, 'twin-frames', { name: undefined });
    for (const caller of [token, undefined]) {
      expect((await salon.get(path, { token: caller })).body).toMatchObject({
        status: 'waiting',
        view: null,
        legalMoves: null,
        awaiting: [],
        outcome: null,
        you: caller === undefined ? null : 0,
        seats: [{ kind: 'player' }, { seat: 1, name: null, kind: 'open', resigned: false }],
      });
    }
    const early = await salon.post(`${path}/moves`, { move: { type: 'draw' } }, { token });
    expect(expectProblem(early, 409, 'game-not-started').body.version).toBe(2);
  });

  it('is dealt when the last seat is filled, and the facts say so', async () => {
    const { path } = await openGame(salon, 'twin-frames');
    const { body } = expectStatus(await sit(path, { seat: 1, name: 'Grace', clientSeed: 'luck' }), 200);
    expect(body).toMatchObject({ status: 'active', you: 1, awaiting: [{ seat: 0, decision: 'turn' }] });
    expect(body.events.map(({ event }: { event: { type: string } }) => event.type)).toEqual([
      'seatTaken',
      'dealt',
      'handDealt',
      'handDealt',
    ]);
    expect(body.version).toBe(body.events.at(-1).seq);
  });

  it('seats who asks for no seat in the first open one', async () => {
    const { path } = await openGame(salon, 'kunstmarkt', { players: 4, bots: [1] });
    expect(expectStatus(await sit(path), 200).body.you).toBe(2);
    expect(expectStatus(await sit(path), 200).body).toMatchObject({ you: 3, status: 'active' });
  });

  it('has room for each seat once: taken, no seat open, or not at this table', async () => {
    const { path } = await openGame(salon, 'kunstmarkt');
    expect(expectProblem(await sit(path, { seat: 0 }), 409, 'seat-taken').body.version).toBe(2);
    expectStatus(await sit(path, { seat: 2 }), 200);
    expectProblem(await sit(path, { seat: 2 }), 409, 'seat-taken');
    const beyond = expectProblem(await sit(path, { seat: 3 }), 422, 'invalid-body');
    expect(beyond.body.errors).toEqual([{ pointer: '/seat', message: 'This table has seats 0 to 2.' }]);
    expectStatus(await sit(path), 200);
    expectProblem(await sit(path), 409, 'seat-taken');
    expectProblem(await sit(path, { seat: 2 }), 409, 'seat-taken');
  });

  it('has one seat for one player', async () => {
    const { path, token } = await openGame(salon, 'kunstmarkt');
    expectProblem(await sit(path, {}, { token }), 409, 'already-seated');
    const other = (await signUp(salon)).token;
    expectStatus(await sit(path, {}, { token: other }), 200);
    const again = expectProblem(await sit(path, {}, { token: other }), 409, 'already-seated');
    expect(again.body.version).toBe((await salon.get(path)).body.version);
  });

  it('refuses bodies that make no sense', async () => {
    const { path, token } = await openGame(salon, 'twin-frames');
    const faults: [object, string][] = [
      [{ seat: -1 }, '/seat'],
      [{ seat: 1.5 }, '/seat'],
      [{ seat: '1' }, '/seat'],
      [{ bot: false }, '/bot'],
      [{ bot: true }, '/seat'],
      [{ bot: true, seat: 1, name: 'Robot' }, '/name'],
      [{ bot: true, seat: 1, clientSeed: 'x' }, '/clientSeed'],
      [{ clientSeed: 'ä' }, '/clientSeed'],
      [{ colour: 'red' }, '/colour'],
    ];
    for (const [body, pointer] of faults) {
      const answer = expectProblem(await sit(path, body, { token }), 422, 'invalid-body');
      expect(answer.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer]);
    }
    expectProblem(await sit(`/v1/twin-frames/${UNKNOWN_ID}`), 404, 'not-found');
    expectProblem(await sit('/v1/portraits/x'), 404, 'not-found');
  });
});

describe('A bot', () => {
  it('is put on an open seat by the creator alone', async () => {
    const { path, token } = await openGame(salon, 'kunstmarkt');
    const other = (await sit(path, { seat: 1 })).body.credentials.token;
    const bot = { seat: 2, bot: true };
    expectProblem(await sit(path, bot), 401, 'unauthorized');
    expectProblem(await sit(path, bot, { token: other }), 403, 'not-your-seat');
    expectProblem(await sit(path, { ...bot, seat: 1 }, { token }), 409, 'seat-taken');
    const { body } = expectStatus(await sit(path, bot, { token }), 200);
    expect(kindsOf(body)).toEqual(['player', 'player', 'bot']);
    expect(body).toMatchObject({ status: 'active', you: 0, seats: [{}, {}, { name: null }] });
    expect(body).not.toHaveProperty('credentials');
    expectProblem(await sit(path, bot, { token }), 409, 'seat-taken');
  });

  it('plays when its turn comes, in the same request', async () => {
    const { path, token } = await openGame(salon, 'twin-frames');
    expectStatus(await sit(path, { seat: 1, bot: true }, { token }), 200);
    const { body } = await playFirst(salon, { path }, token);
    expect(body.events.map(({ seat }: { seat: number | null }) => seat)).toEqual([0, 1]);
    expect(body.awaiting).toMatchObject([{ seat: 0 }]);
  });
});

describe('Those who sit down at once', () => {
  it('are all seated while there are seats, each on a seat of their own', async () => {
    for (let round = 0; round < 3; round++) {
      const { path } = await openGame(salon, 'kunstmarkt', { players: 5 });
      const answers = await Promise.all(Array.from({ length: 6 }, () => sit(path)));
      const seated = answers.filter(({ status }) => status === 200);
      expect(seated.map(({ body }) => body.you).sort()).toEqual([1, 2, 3, 4]);
      for (const late of answers.filter((answer) => !seated.includes(answer))) {
        expectProblem(late, 409, 'seat-taken');
      }
      const { body } = await salon.get(path, { token: seated[0]?.body.credentials.token });
      expect(body).toMatchObject({ status: 'active', you: expect.any(Number) });
    }
  });

  it('on one seat: one gets it', async () => {
    const { path } = await openGame(salon, 'kunstmarkt');
    const answers = await Promise.all([1, 2, 3, 4].map(() => sit(path, { seat: 2 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expectProblem(answer, 409, 'seat-taken');
  });

  it('with one token: one of them', async () => {
    const { path } = await openGame(salon, 'kunstmarkt');
    const { token } = await signUp(salon);
    const answers = await Promise.all([1, 2, 3].map(() => sit(path, {}, { token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(kindsOf((await salon.get(path)).body)).toEqual(['player', 'player', 'open']);
  });
});

describe('A private table', () => {
  it('has a seat for who sends its id, and after the deal it answers strangers like an unknown one', async () => {
    const { path, token } = await openGame(salon, 'twin-frames', { visibility: 'private' });
    expectProblem(await salon.get(path), 404, 'not-found');
    const { body } = expectStatus(await sit(path, { name: 'Grace' }), 200);
    expect((await salon.get(path, { token: body.credentials.token })).body.you).toBe(1);
    expectProblem(await sit(path), 404, 'not-found');
    expectProblem(await sit(path, { seat: 1 }), 404, 'not-found');
    expectProblem(await sit(path, {}, { token }), 409, 'already-seated');
    expectProblem(await salon.post(`${path}/timeouts`, { seat: 0 }), 404, 'not-found');
  });
});

describe('Leaving before the deal', () => {
  it('makes the seat free again, also for somebody else', async () => {
    const { path } = await openGame(salon, 'kunstmarkt');
    const { token } = (await sit(path, { seat: 1, clientSeed: 'old' })).body.credentials;
    const { body } = await resign(salon, { path }, token);
    expect(body).toMatchObject({ status: 'waiting', you: null });
    expect(body.events).toMatchObject([{ seat: 1, event: { type: 'seatLeft', seat: 1 } }]);
    expect(body.seats[1]).toEqual({ seat: 1, name: null, kind: 'open', resigned: false });
    expect((await salon.get(`${path}/fairness`)).body.clientSeeds).toEqual(['', '', '']);
    expectProblem(await salon.post(`${path}/resign`, {}, { token }), 403, 'not-your-seat');
    expect(expectStatus(await sit(path, { seat: 1 }), 200).body.you).toBe(1);
    expect(expectStatus(await sit(path, {}, { token }), 200).body.status).toBe('active');
  });

  it('as the last person closes the table, bots or no', async () => {
    const { path, token } = await openGame(salon, 'kunstmarkt', { bots: [1] });
    const { body } = await resign(salon, { path }, token);
    expect(body).toMatchObject({ status: 'finished', outcome: { result: 'abandoned' }, view: null });
    expect(body.fairness.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expectProblem(await sit(path), 409, 'seat-taken');
    expectProblem(await sit(path, {}, { token }), 409, 'seat-taken');
    const { events } = (await salon.get(`${path}/events`)).body;
    expect(events.at(-1).event).toEqual({ type: 'gameFinished', outcome: { result: 'abandoned' } });
  });

  it('as its creator leaves the table to those who stay', async () => {
    const { path, token } = await openGame(salon, 'kunstmarkt');
    const other = (await sit(path, { seat: 1 })).body.credentials.token;
    const { body } = await resign(salon, { path }, token);
    expect(body).toMatchObject({ status: 'waiting', seats: [{ kind: 'open' }, { kind: 'player' }, {}] });
    expectProblem(await sit(path, { seat: 0, bot: true }, { token: other }), 403, 'not-your-seat');
    expect(expectStatus(await sit(path), 200).body.you).toBe(0);
  });
});

describe('Turns', () => {
  it('alternate, and only the awaited seat may move', async () => {
    const { path, tokens } = await openTwinFrames(salon);
    for (const [turn, token] of [tokens[0], tokens[1], tokens[0]].entries()) {
      const { body } = await salon.get(path);
      expect(body.awaiting).toMatchObject([{ seat: turn % 2 }]);
      const other = token === tokens[0] ? tokens[1] : tokens[0];
      const early = await salon.post(`${path}/moves`, { move: { type: 'draw' } }, { token: other });
      expectProblem(early, 409, 'not-your-turn');
      const { body: moved } = await salon.post(`${path}/moves`, { move: { type: 'draw' } }, { token });
      expect(moved.events).toMatchObject([{ moveNumber: turn + 1, seat: turn % 2 }]);
    }
  });
});
