import { describe, expect, it } from 'vitest';
import { type ArtTable, FOUR, openArtTable, openHands } from '../support/kunstmarkt-http.ts';
import { expectProblem, expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();
const HOUR = 3_600_000;
const iso = (at: number) => new Date(at).toISOString();
const timeOut = (table: ArtTable, by: number, seat: number) =>
  salon.post(`${table.path}/timeouts`, { seat }, { token: table.tokens[by] });
const sinceOf = async (table: ArtTable) => {
  const [{ seat, since }] = (await table.look()).awaiting;
  return [seat, since];
};

describe('KM-21 The clock', () => {
  it('is three days unless told otherwise, and none with 0', async () => {
    const { now } = salon.clock;
    const three = (await (await openHands(salon, FOUR)).look()).awaiting[0];
    expect(three).toEqual({ seat: 0, decision: 'turn', since: iso(now), deadline: iso(now + 72 * HOUR) });
    const none = await openHands(salon, FOUR, { turnSeconds: 0 });
    expect((await none.look()).awaiting[0].deadline).toBeNull();
    salon.clock.now += 10_000 * HOUR;
    expect(expectProblem(await timeOut(none, 1, 0), 409, 'not-yet-due').body.deadline).toBeNull();
  });

  it('of the awaited seat goes on when another leaves', async () => {
    const table = await openHands(salon, FOUR, { turnSeconds: 3600 });
    const start = iso(salon.clock.now);
    salon.clock.now += HOUR / 2;
    await table.play('2 leaves');
    expect(await sinceOf(table)).toEqual([0, start]);
    await table.play('0 play c01');
    const asked = iso(salon.clock.now);
    salon.clock.now += HOUR / 2;
    await table.play('0 leaves');
    expect(await sinceOf(table)).toEqual([1, asked]);
  });

  it('begins anew for the seat that is awaited instead of the one who left', async () => {
    const table = await openHands(salon, FOUR, { turnSeconds: 3600 });
    salon.clock.now += HOUR / 2;
    await table.play('0 leaves');
    expect(await sinceOf(table)).toEqual([1, iso(salon.clock.now)]);
    salon.clock.now += HOUR / 2;
    expectProblem(await timeOut(table, 2, 1), 409, 'not-yet-due');
  });

  it('begins anew with each offer, also for a seat that was on turn before', async () => {
    const table = await openHands(salon, FOUR, { turnSeconds: 3600 });
    for (const said of ['0 play c01', '1 pass', '2 pass', '3 pass', '0 pass']) {
      salon.clock.now += HOUR / 3;
      await table.play(said);
      expect((await sinceOf(table))[1]).toBe(iso(salon.clock.now));
    }
  });

  it('does not run for bots: whoever is awaited is a person', async () => {
    const table = await openArtTable(salon, { bots: [1, 3], players: 4, turnSeconds: 60 });
    for (let i = 0; i < 12; i++) {
      const { awaiting, status } = await table.look();
      if (status !== 'active') break;
      const [{ seat, since }] = awaiting;
      expect([0, 2]).toContain(seat);
      expect(since).toBe(iso(salon.clock.now));
      salon.clock.now += 1000;
      const { legalMoves } = await table.look(seat);
      const asked = { move: legalMoves[0].move };
      expectStatus(await salon.post(`${table.path}/moves`, asked, { token: table.tokens[seat] }), 200);
    }
  });
});

describe('KM-21 Timing a seat out', () => {
  it('resigns it as if it had gone itself, in a turn and during a sale', async () => {
    const table = await openHands(salon, FOUR, { turnSeconds: 3600 });
    await table.play('0 play c01', '1 offer corinth');
    salon.clock.now += HOUR - 1;
    const early = expectProblem(await timeOut(table, 3, 2), 409, 'not-yet-due');
    expect(early.body.deadline).toBe(iso(salon.clock.now + 1));
    salon.clock.now += 1;
    const { body } = expectStatus(await timeOut(table, 3, 2), 200);
    expect(body.you).toBe(3);
    expect(body.events.map(({ event }: { event: { type: string } }) => event.type)).toEqual([
      'seatResigned',
      'handRemoved',
    ]);
    expect(body.events[1].event).toMatchObject({ seat: 2, pictures: null });
    expect(body.awaiting).toEqual([
      { seat: 3, decision: 'offer', since: iso(salon.clock.now), deadline: iso(salon.clock.now + HOUR) },
    ]);
    expect(body.legalMoves.length).toBeGreaterThan(0);
  });

  it('is not for seats that are not awaited, nor for oneself, nor twice', async () => {
    const table = await openHands(salon, FOUR, { turnSeconds: 60 });
    salon.clock.now += HOUR;
    expectProblem(await timeOut(table, 0, 1), 409, 'not-yet-due');
    expectProblem(await timeOut(table, 0, 0), 409, 'not-yet-due');
    expectProblem(await timeOut(table, 1, 4), 422, 'invalid-body');
    expectStatus(await timeOut(table, 1, 0), 200);
    expectProblem(await timeOut(table, 1, 0), 409, 'not-yet-due');
    expectProblem(await timeOut(table, 2, 1), 409, 'not-yet-due');
  });

  it('of one after the other leaves the last one as the winner', async () => {
    const table = await openHands(salon, FOUR, { turnSeconds: 60 });
    for (const seat of [0, 1, 2]) {
      salon.clock.now += HOUR;
      expectStatus(await timeOut(table, 3, seat), 200);
    }
    const { outcome, status, awaiting } = await table.look();
    expect([status, awaiting]).toEqual(['finished', []]);
    expect(outcome).toMatchObject({ reason: 'last-player', ranking: [{ seat: 3, place: 1 }, {}, {}, {}] });
    expectProblem(await timeOut(table, 3, 0), 409, 'game-over');
  });
});

describe('Names and tokens at a table', () => {
  it('a new name shows in the seats at once, a new token holds the same seat', async () => {
    const table = await openHands(salon, FOUR);
    const before = await salon.get(table.path);
    const [token = ''] = table.tokens;
    expectStatus(await salon.call('PATCH', '/v1/players/me', { token, body: { name: 'Ada' } }), 200);
    const after = await salon.get(table.path);
    expect(after.body.seats[0].name).toBe('Ada');
    expect(after.body.version).toBe(before.body.version);
    expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'));
    const fresh = expectStatus(await salon.post('/v1/players/me/token', {}, { token }), 200).body.token;
    expectProblem(await table.say('0 draw'), 401, 'unauthorized');
    const { body } = expectStatus(await salon.get(table.path, { token: fresh }), 200);
    expect(body.you).toBe(0);
    expect(body.legalMoves.length).toBeGreaterThan(0);
  });
});
