import { describe, expect, it } from 'vitest';
import { type ArtTable, FOUR, openArtTable, openHands } from '../support/kunstmarkt-http.ts';
import { expectProblem, expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();
const CORINTH = 'corinth-skelett-1896';
const SALE = '0 play c01';

const eventsOf = (body: { events: { event: { type: string } }[] }) =>
  body.events.map(({ event }) => event.type).join(' ');
const awaitedAt = async (table: ArtTable) => {
  const { awaiting } = await table.look();
  return awaiting.map((a: { seat: number; decision: string }) => `${a.seat} ${a.decision}`).join();
};

describe('KM-19 Resigning', () => {
  it('on turn: the hand goes out of play, the next seat’s turn begins', async () => {
    const table = await openHands(salon, FOUR);
    const body = await table.play('0 leaves');
    expect(eventsOf(body)).toBe('seatResigned handRemoved turnBegan');
    expect(body.events[1]).toMatchObject({ seat: 0, event: { pictureCount: 3, customerCount: 2 } });
    expect(body.view).toMatchObject({
      hand: { pictures: [], customers: [] },
      players: [{ cash: 25_000, pictures: 0, customers: 0 }, {}, {}, {}],
      discardedPictures: [],
      discardedCustomers: [],
    });
    expect(body.seats.map(({ resigned }: { resigned: boolean }) => resigned)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(body.awaiting).toMatchObject([{ seat: 1, decision: 'turn' }]);
  });

  it('tells the hand to its owner, the counts to the others', async () => {
    const table = await openHands(salon, FOUR);
    await table.play('1 leaves');
    const removed = async (seat?: number) =>
      (await table.log(seat)).find(({ event }) => event.type === 'handRemoved').event;
    expect((await removed(1)).pictures).toContain(CORINTH);
    const told = { type: 'handRemoved', seat: 1, pictureCount: 3, customerCount: 2 };
    for (const seat of [0, 2, undefined]) {
      expect(await removed(seat)).toEqual({ ...told, pictures: null, customers: null });
    }
  });

  it('not on turn: nobody waits, and the seat is skipped in turns and offers', async () => {
    const table = await openHands(salon, FOUR);
    expect(eventsOf(await table.play('1 leaves'))).toBe('seatResigned handRemoved');
    await table.play('0 draw');
    expect(await awaitedAt(table)).toBe('2 turn');
    const { view } = await table.play('2 play c04');
    expect(view.sale.toOffer).toEqual([3, 0, 2]);
  });

  it('while asked for an offer: the next one is asked', async () => {
    const table = await openHands(salon, FOUR);
    await table.play(SALE, '1 leaves');
    expect(await awaitedAt(table)).toBe('2 offer');
  });

  it('before being asked: is not asked', async () => {
    const table = await openHands(salon, FOUR);
    await table.play(SALE, '2 leaves', '1 pass');
    expect(await awaitedAt(table)).toBe('3 offer');
  });

  it('with the best offer: it stands and is sold, the cash is recorded, the hand stays out of play', async () => {
    const table = await openHands(salon, FOUR);
    const left = await table.play(SALE, '1 offer corinth', '1 leaves');
    expect(left.view.sale.best).toEqual({ seat: 1, picture: CORINTH });
    expect(left.view.players[1]).toEqual({ seat: 1, cash: 25_000, pictures: 0, customers: 0 });
    const refused = expectProblem(await table.say('2 offer spitzweg'), 422, 'illegal-move');
    expect(refused.body.reason).toBe('no-such-card-here');
    const { view, awaiting } = await table.play('2 pass', '3 pass', '0 pass');
    expect(view.players[1]).toEqual({ seat: 1, cash: 43_000, pictures: 0, customers: 0 });
    expect(view.discardedPictures).toEqual([CORINTH]);
    expect(awaiting).toMatchObject([{ seat: 2, decision: 'turn' }]);
    const { view: end } = await table.play('2 leaves', '3 leaves');
    expect(end.hands[1].pictures).toEqual(['raffael-castiglione-1515', 'spitzweg-armer-poet-1839']);
  });

  it('with an offer that was beaten: it goes out of play with the rest', async () => {
    const table = await openHands(salon, FOUR);
    const sold = await table.play(SALE, '1 offer corinth', '2 offer duerer', '1 leaves', '3 pass', '0 pass');
    expect(sold.view.players[1]).toMatchObject({ pictures: 0, cash: 25_000 });
    expect(sold.view.discardedPictures).toEqual(['duerer-self-portrait-1500']);
  });

  it('as the one who played the customer: the sale goes on, then it is the next seat’s turn', async () => {
    const table = await openHands(salon, FOUR);
    const left = await table.play(SALE, '0 leaves');
    expect(left.view.sale).toMatchObject({ playedBy: 0, toOffer: [1, 2, 3] });
    const { awaiting, view } = await table.play('1 offer corinth', '2 pass', '3 pass');
    expect(view).toMatchObject({ sale: null, discardedCustomers: ['c01-deutschland-famous'] });
    expect(awaiting).toMatchObject([{ seat: 1, decision: 'turn' }]);
  });

  it('as the last to offer: the sale closes at once', async () => {
    const table = await openHands(salon, FOUR);
    const body = await table.play(SALE, '1 offer corinth', '2 pass', '3 pass', '0 leaves');
    expect(eventsOf(body)).toBe('seatResigned handRemoved pictureSold customerDiscarded turnBegan');
    expect(body.view.players[1].cash).toBe(43_000);
  });

  it('leaves a spectator of one’s own seat: no moves, no second time', async () => {
    const table = await openHands(salon, FOUR);
    await table.play('0 leaves');
    expect(await table.look(0)).toMatchObject({ you: 0, legalMoves: null });
    expectProblem(await table.say('0 draw'), 409, 'not-your-turn');
    expectProblem(await table.say('0 leaves'), 409, 'game-over');
    expect((await table.look(1)).legalMoves.length).toBeGreaterThan(0);
  });
});

describe('KM-19 The last one left', () => {
  it('wins; an open sale is dropped and its customer discarded; leavers rank below, by cash', async () => {
    const table = await openHands(salon, FOUR);
    await table.play(SALE, '1 offer corinth', '2 pass', '3 pass', '0 pass', '1 leaves');
    await table.play('2 play c04', '3 pass', '2 leaves');
    // Seat 0 is alone now, with the least cash of those who have any sale behind them.
    const { outcome, view, status } = await table.play('3 leaves');
    expect(status).toBe('finished');
    expect(view).toMatchObject({
      sale: null,
      discardedCustomers: ['c01-deutschland-famous', 'c04-deutschland-new'],
    });
    expect(outcome).toEqual({
      result: 'ranking',
      reason: 'last-player',
      ranking: [
        { seat: 0, place: 1, cash: 25_000, pictures: 3, bestFame: 94 },
        { seat: 1, place: 2, cash: 43_000, pictures: 0, bestFame: null },
        { seat: 2, place: 3, cash: 25_000, pictures: 0, bestFame: null },
        { seat: 3, place: 3, cash: 25_000, pictures: 0, bestFame: null },
      ],
    });
  });

  it('may be a bot', async () => {
    const table = await openArtTable(salon, { bots: [2], firstSeat: 0 });
    const { outcome } = await table.play('0 leaves', '1 leaves');
    expect(outcome).toMatchObject({ reason: 'last-player', ranking: [{ seat: 2, place: 1 }, {}, {}] });
  });

  it('when all persons go and bots remain, these play to the end in that very request', async () => {
    const table = await openArtTable(salon, { bots: [1, 2] });
    const { status, outcome, seats } = await table.play('0 leaves');
    expect(status).toBe('finished');
    expect(['cash-goal', 'last-customer', 'last-picture']).toContain(outcome.reason);
    expect(outcome.ranking.at(-1)).toMatchObject({ seat: 0, place: 3 });
    expect(seats[0]).toMatchObject({ kind: 'player', resigned: true });
  });
});

describe('KM-21 Deleting a player', () => {
  it('resigns the seats of running games, frees those of waiting tables, touches no finished game', async () => {
    const { body: ada } = expectStatus(await salon.post('/v1/players', { name: 'Ada' }), 201);
    const as = { token: ada.token };
    const open = async (path: string, body: object) =>
      expectStatus(await salon.post(path, body, as), path.endsWith('seats') ? 200 : 201).body;
    const waiting = await open('/v1/kunstmarkt', { visibility: 'public' });
    const [running, done] = [
      await open('/v1/kunstmarkt', {}),
      await open('/v1/kunstmarkt', { bots: [1, 2] }),
    ];
    await salon.post(`/v1/kunstmarkt/${done.id}/resign`, {}, as);
    for (const seat of [1, 2]) {
      expectStatus(await salon.post(`/v1/kunstmarkt/${running.id}/seats`, { seat }), 200);
    }
    const other = await openHands(salon, FOUR);
    const solitaire = await open('/v1/portraits', {});

    expectStatus(await salon.call('DELETE', '/v1/players/me', as), 204);
    const now = async (ruleset: string, id: string) =>
      expectStatus(await salon.get(`/v1/${ruleset}/${id}`), 200).body;
    expect(await now('kunstmarkt', waiting.id)).toMatchObject({
      status: 'finished',
      outcome: { result: 'abandoned' },
    });
    const left = await now('kunstmarkt', running.id);
    expect(left).toMatchObject({ status: 'active', seats: [{ name: null, resigned: true }, {}, {}] });
    expect(left.awaiting[0].seat).not.toBe(0);
    expect(await now('portraits', solitaire.id)).toMatchObject({
      outcome: { result: 'lost', reason: 'resigned' },
    });
    expect((await now('kunstmarkt', done.id)).seats[0]).toMatchObject({ name: null, resigned: true });
    expect((await other.look()).status).toBe('active');
    expectProblem(await salon.get('/v1/players/me', as), 401, 'unauthorized');
    expect(JSON.stringify(await now('kunstmarkt', running.id))).not.toContain('Ada');
  });
});
