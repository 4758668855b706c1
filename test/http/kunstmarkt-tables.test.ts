import { describe, expect, it } from 'vitest';
import { openGame } from '../support/games.ts';
import { artTable, dealOf, openArtTable, openHands, THREE } from '../support/kunstmarkt-http.ts';
import { type Answer, expectProblem, expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();
const create = (body: object) => salon.post('/v1/kunstmarkt', body);
const pointersOf = (answer: Answer) => answer.body.errors.map((error: { pointer: string }) => error.pointer);
const kindsOf = (body: { seats: { kind: string }[] }) => body.seats.map(({ kind }) => kind).join(' ');

describe('Opening a table of Kunstmarkt', () => {
  it.each([3, 4, 5])(
    'for %i: the creator sits at seat 0, the others are open, nothing is dealt',
    async (n) => {
      const { body } = expectStatus(await create({ players: n, turnSeconds: 0, clientSeed: 'ada' }), 201);
      expect(body).toMatchObject({
        status: 'waiting',
        you: 0,
        view: null,
        legalMoves: null,
        awaiting: [],
        outcome: null,
        undo: 'off',
        options: { players: n, turnSeconds: 0 },
      });
      expect(kindsOf(body)).toBe(['player', ...Array.from({ length: n - 1 }, () => 'open')].join(' '));
      expect(body.events.map(({ event }: { event: { type: string } }) => event.type)).toEqual([
        'gameCreated',
        'seatTaken',
      ]);
    },
  );

  it('with bots on every other seat is dealt at once, and they play until it is the creator’s turn', async () => {
    const { body } = expectStatus(await create({ bots: [2, 1], firstSeat: 1 }), 201);
    expect(body.status).toBe('active');
    expect(kindsOf(body)).toBe('player bot bot');
    expect(body.awaiting).toMatchObject([{ seat: 0 }]);
    const ofBots = body.events.filter(({ seat }: { seat: number }) => seat === 1 || seat === 2);
    expect(ofBots.some(({ moveNumber }: { moveNumber: number }) => moveNumber > 0)).toBe(true);
  });

  it.each([
    [{ players: 2 }, '/players'],
    [{ players: 6 }, '/players'],
    [{ players: '3' }, '/players'],
    [{ firstSeat: 3 }, '/firstSeat'],
    [{ players: 5, firstSeat: 5 }, '/firstSeat'],
    [{ firstSeat: -1 }, '/firstSeat'],
    [{ turnSeconds: 59 }, '/turnSeconds'],
    [{ turnSeconds: 1_209_601 }, '/turnSeconds'],
    [{ turnSeconds: 90.5 }, '/turnSeconds'],
    [{ bots: [0] }, '/bots/0'],
    [{ bots: [1, 3] }, '/bots/1'],
    [{ bots: [1, 1] }, '/bots'],
    [{ bots: 1 }, '/bots'],
    [{ clientSeed: 'a,b' }, '/clientSeed'],
    [{ clientSeed: 'x'.repeat(65) }, '/clientSeed'],
    [{ undo: 'free' }, '/undo'],
    [{ deal: { kind: 'numbered', number: 1 } }, '/deal/kind'],
    [{ deal: { kind: 'cards', pictures: [] } }, '/deal/customers'],
  ])('refuses %j', async (options, pointer) => {
    expect(pointersOf(expectProblem(await create(options), 422, 'invalid-body'))).toEqual([pointer]);
  });

  it.each([0, 60, 1_209_600])('takes %i as turnSeconds', async (turnSeconds) => {
    expect(expectStatus(await create({ turnSeconds }), 201).body.options).toEqual({
      players: 3,
      turnSeconds,
    });
  });

  it('refuses a given order that is not the full deck, or at a public table', async () => {
    const deal = dealOf(THREE);
    const [first = '', second = '', ...rest] = deal.pictures;
    const twice = await create({ deal: { ...deal, pictures: [first, first, ...rest] } });
    expect(expectProblem(twice, 422, 'invalid-deal').body).toMatchObject({
      missing: [second],
      extra: [first],
    });
    const short = await create({ deal: { ...deal, customers: deal.customers.slice(1) } });
    expect(expectProblem(short, 422, 'invalid-deal').body.missing).toEqual(deal.customers.slice(0, 1));
    expectProblem(await create({ deal, visibility: 'public' }), 422, 'invalid-deal');
    expectStatus(await create({ deal, visibility: 'private' }), 201);
  });
});

describe('KM-3 Who begins', () => {
  it('is the seat that firstSeat names', async () => {
    for (const firstSeat of [0, 1, 2]) {
      const table = await openArtTable(salon, { firstSeat });
      expect((await table.look()).awaiting).toMatchObject([{ seat: firstSeat, decision: 'turn' }]);
    }
  });

  it('is drawn by lot, and the proof tells how', async () => {
    const began = new Set<number>();
    for (let i = 0; i < 12; i++) {
      const table = await openArtTable(salon);
      const [{ seat }] = (await table.look()).awaiting;
      await table.play('0 leaves', '1 leaves');
      const proof = (await salon.get(`${table.path}/fairness`)).body;
      expect(proof.piles.seats.order[0]).toBe(String(seat));
      began.add(seat);
    }
    expect(began.size).toBeGreaterThan(1);
  });

  it('is seat 0 where the cards are given, unless firstSeat names another', async () => {
    expect((await (await openHands(salon, THREE)).look()).awaiting).toMatchObject([{ seat: 0 }]);
    const other = await openHands(salon, THREE, { firstSeat: 2 });
    expect((await other.look()).awaiting).toMatchObject([{ seat: 2 }]);
  });
});

describe('KM-2 The deal', () => {
  it('comes with the last seat, and gives the hands that the order says', async () => {
    const table = await openHands(salon, THREE);
    const seen = await table.look(1);
    expect(seen.view).toMatchObject({
      pictureStack: 48 - 9 - 5,
      customerStack: 28 - 6,
      players: [0, 1, 2].map((seat) => ({ seat, cash: 25_000, pictures: 3, customers: 2 })),
      hand: {
        pictures: ['corinth-skelett-1896', 'raffael-castiglione-1515', 'spitzweg-armer-poet-1839'],
        customers: ['c03-deutschland-small', 'c10-portrait-small'],
      },
    });
    expect(seen.view.market.map(({ price }: { price: number }) => price)).toEqual([
      2000, 5000, 8000, 10_000, 15_000,
    ]);
    expect(seen.deal).toEqual({ kind: 'cards' });
  });

  it('takes the client seeds of those who sit at last', async () => {
    const { path, token } = await openGame(salon, 'kunstmarkt', { clientSeed: 'ada' });
    const gone = expectStatus(await salon.post(`${path}/seats`, { clientSeed: 'gone' }), 200).body;
    await artTable(salon, path, ['', gone.credentials.token]).play('1 leaves');
    expect((await salon.get(`${path}/fairness`)).body.clientSeeds).toEqual(['ada', '', '']);
    expectStatus(await salon.post(`${path}/seats`, { clientSeed: 'grace' }), 200);
    expect((await salon.get(`${path}/fairness`)).body.clientSeeds).toEqual(['ada', 'grace', '']);
    expectStatus(await salon.post(`${path}/seats`, { seat: 2, bot: true }, { token }), 200);
    expect((await salon.get(path)).body.status).toBe('active');
  });
});

describe('A table that waits for players', () => {
  it('is found in the list, with its open seats, until it is dealt', async () => {
    const table = await openGame(salon, 'kunstmarkt', { visibility: 'public', title: 'Come in', bots: [1] });
    await openGame(salon, 'kunstmarkt', { title: 'Not listed' });
    const listed = async (status: string) =>
      (await salon.get(`/v1/games?ruleset=kunstmarkt&status=${status}`)).body.games;
    const [found, ...others] = await listed('waiting');
    expect(others).toEqual([]);
    expect(found).toMatchObject({ id: table.id, title: 'Come in', awaiting: [], you: null });
    expect(kindsOf(found)).toBe('player bot open');
    expectStatus(await salon.post(`${table.path}/seats`, { name: 'Grace' }), 200);
    expect(await listed('waiting')).toEqual([]);
    expect(await listed('active')).toMatchObject([{ id: table.id, seats: [{}, {}, { name: 'Grace' }] }]);
  });

  it('is dealt also when a bot takes the last seat', async () => {
    const { path, token } = await openGame(salon, 'kunstmarkt');
    expectStatus(await salon.post(`${path}/seats`, { seat: 2 }), 200);
    const { body } = expectStatus(await salon.post(`${path}/seats`, { seat: 1, bot: true }, { token }), 200);
    expect(body.status).toBe('active');
    expect(kindsOf(body)).toBe('player bot player');
    expect(body.credentials).toBeUndefined();
  });

  it('is abandoned when the last person goes: no view, no cards, the promise kept', async () => {
    const { path, token, created } = await openGame(salon, 'kunstmarkt', { bots: [1] });
    const { body } = expectStatus(await salon.post(`${path}/resign`, {}, { token }), 200);
    expect(body).toMatchObject({
      status: 'finished',
      outcome: { result: 'abandoned' },
      view: null,
      awaiting: [],
      legalMoves: null,
    });
    const proof = (await salon.get(`${path}/fairness`)).body;
    expect(proof.commitment).toBe(created.body.fairness.commitment);
    expect(proof.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(proof.piles.pictures.order).toBeNull();
    expectProblem(await salon.post(`${path}/forks`, {}, { token }), 409, 'fork-not-allowed');
    expectProblem(await salon.post(`${path}/seats`, {}), 409, 'seat-taken');
  });

  it('goes on without its creator, who may come back, on whichever seat is open', async () => {
    const { path, token } = await openGame(salon, 'kunstmarkt', { name: 'Ada' });
    expectStatus(await salon.post(`${path}/seats`, { seat: 1 }), 200);
    expectStatus(await salon.post(`${path}/resign`, {}, { token }), 200);
    expect(kindsOf((await salon.get(path)).body)).toBe('open player open');
    expectProblem(await salon.post(`${path}/resign`, {}, { token }), 403, 'not-your-seat');
    expectStatus(await salon.post(`${path}/seats`, { seat: 0, bot: true }, { token }), 200);
    const { body } = expectStatus(await salon.post(`${path}/seats`, { seat: 2 }, { token }), 200);
    expect(body).toMatchObject({ you: 2, status: 'active', seats: [{}, {}, { name: 'Ada' }] });
  });
});
