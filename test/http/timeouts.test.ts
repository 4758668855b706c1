import { describe, expect, it } from 'vitest';
import { openGame, openTwinFrames, playFirst, resign, signUp, UNKNOWN_ID } from '../support/games.ts';
import { expectProblem, expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();
const MINUTE = 60_000;
const iso = (at: number) => new Date(at).toISOString();
const timeOut = (path: string, seat: number, token?: string) =>
  salon.post(`${path}/timeouts`, { seat }, { token });

describe('A deadline', () => {
  it('is told with the awaited seat, and begins anew with each decision', async () => {
    const { path, tokens } = await openTwinFrames(salon, { turnSeconds: 120 });
    const start = salon.clock.now;
    const first = { seat: 0, decision: 'turn', since: iso(start), deadline: iso(start + 2 * MINUTE) };
    expect((await salon.get(path)).body.awaiting).toEqual([first]);
    salon.clock.now += MINUTE;
    expect((await salon.get(path)).body.awaiting).toEqual([first]);
    const { body } = await playFirst(salon, { path }, tokens[0]);
    const since = iso(start + MINUTE);
    expect(body.awaiting).toEqual([{ seat: 1, decision: 'turn', since, deadline: iso(start + 3 * MINUTE) }]);
  });

  it('is none where there is no limit', async () => {
    const { path, tokens } = await openTwinFrames(salon);
    expect((await salon.get(path)).body.awaiting).toMatchObject([{ deadline: null }]);
    salon.clock.now += 10_000 * MINUTE;
    const early = expectProblem(await timeOut(path, 0, tokens[1]), 409, 'not-yet-due');
    expect(early.body).toMatchObject({ deadline: null, version: expect.any(Number) });
  });

  it('of a waiting table has not begun', async () => {
    const { path, token } = await openGame(salon, 'twin-frames', { turnSeconds: 60 });
    salon.clock.now += 100 * MINUTE;
    expectProblem(await timeOut(path, 1, token), 409, 'game-not-started');
    const { body } = expectStatus(await salon.post(`${path}/seats`), 200);
    expect(body.awaiting[0].deadline).toBe(iso(salon.clock.now + MINUTE));
  });
});

describe('Timing a seat out', () => {
  it('is possible for another seat once the deadline has passed, not before', async () => {
    const { path, tokens } = await openTwinFrames(salon, { turnSeconds: 60 });
    const deadline = salon.clock.now + MINUTE;
    salon.clock.now = deadline - 1;
    const early = expectProblem(await timeOut(path, 0, tokens[1]), 409, 'not-yet-due');
    expect(early.body.deadline).toBe(iso(deadline));
    salon.clock.now = deadline;
    const { body } = expectStatus(await timeOut(path, 0, tokens[1]), 200);
    expect(body).toMatchObject({
      status: 'finished',
      you: 1,
      seats: [{ resigned: true }, { resigned: false }],
    });
    expect(body.events[0]).toMatchObject({ seat: 0, event: { type: 'seatResigned', seat: 0 } });
    expectProblem(await timeOut(path, 0, tokens[1]), 409, 'game-over');
    expectProblem(
      await salon.post(`${path}/moves`, { move: { type: 'draw' } }, { token: tokens[0] }),
      409,
      'game-over',
    );
  });

  it('is not for one who is late, not for onlookers, and not of a seat that is not awaited', async () => {
    const { path, tokens } = await openTwinFrames(salon, { turnSeconds: 60 });
    const stranger = (await signUp(salon)).token;
    salon.clock.now += 5 * MINUTE;
    expectProblem(await timeOut(path, 0), 401, 'unauthorized');
    expectProblem(await timeOut(path, 0, stranger), 403, 'not-your-seat');
    expectProblem(await timeOut(path, 0, tokens[0]), 409, 'not-yet-due');
    expectProblem(await timeOut(path, 1, tokens[0]), 409, 'not-yet-due');
    expectProblem(await timeOut(path, 1, tokens[1]), 409, 'not-yet-due');
    expectProblem(await timeOut(path, 2, tokens[1]), 422, 'invalid-body');
    expectProblem(await timeOut(`/v1/twin-frames/${UNKNOWN_ID}`, 0, tokens[1]), 404, 'not-found');
    expect((await salon.get(path)).body.status).toBe('active');
  });

  it('needs the seat in the body', async () => {
    const { path, tokens } = await openTwinFrames(salon, { turnSeconds: 60 });
    for (const body of [undefined, {}, { seat: null }, { seat: '0' }, { seat: 0, why: 'slow' }]) {
      expectProblem(await salon.post(`${path}/timeouts`, body, { token: tokens[1] }), 422, 'invalid-body');
    }
  });

  it('does not stop one who moves late but first', async () => {
    const { path, tokens } = await openTwinFrames(salon, { turnSeconds: 60 });
    salon.clock.now += 5 * MINUTE;
    await playFirst(salon, { path }, tokens[0]);
    expectProblem(await timeOut(path, 0, tokens[1]), 409, 'not-yet-due');
    expect((await salon.get(path)).body.awaiting).toMatchObject([{ seat: 1, since: iso(salon.clock.now) }]);
  });

  it('asked for at once happens once', async () => {
    const { path, token } = await openGame(salon, 'kunstmarkt', { turnSeconds: 60, firstSeat: 0 });
    const others = [
      (await salon.post(`${path}/seats`)).body.credentials.token,
      (await salon.post(`${path}/seats`)).body.credentials.token,
    ];
    salon.clock.now += 2 * MINUTE;
    const answers = await Promise.all(others.map((other) => timeOut(path, 0, other)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await salon.get(path, { token });
    expect(body).toMatchObject({
      status: 'active',
      seats: [{ resigned: true }, {}, {}],
      awaiting: [{ seat: 1 }],
    });
    // Who has gone may not come back, nor go twice.
    expectProblem(
      await salon.post(`${path}/moves`, { move: { type: 'pass' } }, { token }),
      409,
      'not-your-turn',
    );
    expectProblem(await salon.post(`${path}/resign`, {}, { token }), 409, 'game-over');
    await resign(salon, { path }, others[0]);
    expect((await salon.get(path)).body).toMatchObject({
      status: 'finished',
      outcome: { reason: 'last-player' },
    });
  });
});

describe('Timing a seat out with a key', () => {
  it('happens once, also when the requests arrive at once', async () => {
    const { path, tokens } = await openTwinFrames(salon, { turnSeconds: 60 });
    salon.clock.now += MINUTE;
    const headers = { 'Idempotency-Key': 'your time is up' };
    const send = () => salon.post(`${path}/timeouts`, { seat: 0 }, { token: tokens[1], headers });
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    for (const answer of answers) expect(expectStatus(answer, 200).text).toBe(answers[0]?.text);
    const isReplay = answers.map((answer) => answer.headers.get('Idempotency-Replayed') === 'true');
    expect(isReplay.filter((replay) => !replay)).toHaveLength(1);
    const { events } = (await salon.get(`${path}/events`)).body;
    const resigned = events.filter(({ event }: { event: { type: string } }) => event.type === 'seatResigned');
    expect(resigned).toHaveLength(1);
    const other = await salon.post(`${path}/timeouts`, { seat: 1 }, { token: tokens[1], headers });
    expectProblem(other, 422, 'idempotency-key-reused');
  });
});
