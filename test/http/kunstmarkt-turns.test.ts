import { describe, expect, it } from 'vitest';
import { CUSTOMER_IDS, PICTURE_IDS } from '../../src/games/kunstmarkt/deck.ts';
import { openHands, THREE } from '../support/kunstmarkt-http.ts';
import { expectProblem, openSalon } from '../support/salon.ts';

const salon = await openSalon();
const MINUTE = 60_000;
const iso = (at: number) => new Date(at).toISOString();
const SEATS = [0, 1, 2];

const PLAYED = 'c01-deutschland-famous';
const CORINTH = 'corinth-skelett-1896';
const DUERER = 'duerer-self-portrait-1500';

describe('KM-4, KM-11 Whose decision it is', () => {
  it('goes from the turn to the offers, clockwise, the active player last, and on to the next turn', async () => {
    const table = await openHands(salon, THREE, { turnSeconds: 60 });
    const awaited = async () => (await table.look()).awaiting;
    for (const [said, seat, decision] of [
      ['0 draw', 1, 'turn'],
      ['1 draw', 2, 'turn'],
      ['2 draw', 0, 'turn'],
      ['0 play c01', 1, 'offer'],
      ['1 offer corinth', 2, 'offer'],
      ['2 offer duerer', 0, 'offer'],
      ['0 pass', 1, 'turn'],
    ] as const) {
      salon.clock.now += MINUTE / 2;
      await table.play(said);
      const { now } = salon.clock;
      salon.clock.now += 1000;
      expect(await awaited()).toEqual([{ seat, decision, since: iso(now), deadline: iso(now + MINUTE) }]);
    }
  });

  it('the legal moves are told to the awaited seat, in its own answers, and to nobody else', async () => {
    const table = await openHands(salon, THREE);
    for (const said of ['0 play c01', '1 pass', '2 offer duerer', '0 pass', '1 draw']) {
      const [{ seat }] = (await table.look()).awaiting;
      for (const other of [...SEATS, undefined]) {
        const { legalMoves } = await table.look(other);
        if (other === seat) expect(legalMoves.length).toBeGreaterThan(0);
        else expect(legalMoves).toBeNull();
      }
      const { legalMoves } = await table.play(said);
      expect(legalMoves).toBeNull();
    }
  });
});

describe('KM-12 A sale', () => {
  it('lies open on the table: the customer in neither hand nor pile, offers in their owners’ hands', async () => {
    const table = await openHands(salon, THREE);
    await table.play('0 play c01', '1 offer corinth', '2 offer duerer');
    const { view } = await table.look();
    expect(view.sale).toEqual({
      customer: PLAYED,
      playedBy: 0,
      best: { seat: 2, picture: DUERER },
      offers: [
        { seat: 1, picture: CORINTH },
        { seat: 2, picture: DUERER },
      ],
      toOffer: [0],
    });
    expect(
      view.players.map(({ pictures, customers }: Record<string, number>) => [pictures, customers]),
    ).toEqual([
      [3, 1],
      [3, 2],
      [3, 2],
    ]);
    expect([view.discardedPictures, view.discardedCustomers]).toEqual([[], []]);
    expect((await table.look(1)).view.hand.pictures).toContain(CORINTH);
  });

  it('the best offer is sold, the other goes back, the seller is paid although it is not their turn', async () => {
    const table = await openHands(salon, THREE);
    await table.play('0 play c01', '1 offer corinth', '2 offer duerer');
    const { events, view } = await table.play('0 pass');
    expect(events.map(({ event }: { event: object }) => event)).toEqual([
      { type: 'offerPassed', seat: 0 },
      { type: 'pictureSold', seat: 2, picture: DUERER, customer: PLAYED, pays: 18_000 },
      { type: 'pictureReturned', seat: 1, picture: CORINTH },
      { type: 'customerDiscarded', customer: PLAYED },
      { type: 'turnBegan', seat: 1 },
    ]);
    expect(view).toMatchObject({
      sale: null,
      players: [{ cash: 25_000 }, { cash: 25_000, pictures: 3 }, { cash: 43_000, pictures: 2 }],
      discardedPictures: [DUERER],
      discardedCustomers: [PLAYED],
    });
  });

  it('KM-13 without an offer the customer goes and the turn ends', async () => {
    const table = await openHands(salon, THREE);
    const { view, awaiting } = await table.play('0 play c01', '1 pass', '2 pass', '0 pass');
    expect(view).toMatchObject({ sale: null, discardedPictures: [], discardedCustomers: [PLAYED] });
    expect(awaiting).toMatchObject([{ seat: 1, decision: 'turn' }]);
  });
});

describe('Refused moves of Kunstmarkt', () => {
  it.each([
    ['0 pass', 'wrong-phase', 'KM-4', []],
    ['0 offer holbein', 'wrong-phase', 'KM-4', []],
    ['0 buy duerer', 'no-such-card-here', 'KM-6', []],
    ['0 buy marc discard goya', 'discard-not-allowed', 'KM-6', []],
    ['0 play c03', 'no-such-card-here', 'KM-8', []],
    ['1 draw', 'wrong-phase', 'KM-11', ['0 play c01']],
    ['1 offer raffael', 'picture-does-not-fit', 'KM-9', ['0 play c01']],
    ['1 offer duerer', 'no-such-card-here', 'KM-11', ['0 play c01']],
    ['0 offer holbein', 'offer-not-better', 'KM-11', ['0 play c01', '1 offer corinth', '2 offer duerer']],
    ['0 draw', 'customer-limit', 'KM-5', ['0 draw', '1 draw', '2 draw']],
    ['0 buy schongauer', 'not-enough-cash', 'KM-6', ['0 buy leibl', '1 draw', '2 draw']],
    ['0 buy marc', 'discard-required', 'KM-6', ['0 buy bouts', '1 draw', '2 draw']],
  ] as const)('%s: %s (%s)', async (said, reason, rule, before) => {
    const table = await openHands(salon, THREE);
    await table.play(...before);
    const { version } = await table.look();
    const { body } = expectProblem(await table.say(said), 422, 'illegal-move');
    expect(body).toMatchObject({ reason, rule, version });
    expect(body.detail).toMatch(/\w.*\.$/);
    expect((await table.look()).version).toBe(version);
    const page = await salon.get(`/problems/illegal-move`);
    expect(page.text).toContain(reason);
  });

  it('name a card nobody may see by its id alone, in the same words wherever it lies', async () => {
    const table = await openHands(salon, THREE);
    await table.play('0 play c01');
    const hand: string[] = (await table.look(1)).view.hand.pictures;
    const shapes = new Set<string>();
    for (const picture of PICTURE_IDS.filter((id) => !hand.includes(id))) {
      const asked = { move: { type: 'offer', picture } };
      const { body } = await salon.post(`${table.path}/moves/check`, asked, { token: table.tokens[1] ?? '' });
      shapes.add(JSON.stringify(body).replaceAll(picture, '…'));
    }
    expect([...shapes]).toEqual([
      JSON.stringify({
        legal: false,
        refusal: {
          reason: 'no-such-card-here',
          rule: 'KM-11',
          params: { card: '…' },
          detail: '… is not where the move takes it from.',
          links: { rule: '/rules/kunstmarkt#KM-11' },
        },
      }),
    ]);
  });

  it('that name no card of the deck, or one twice, are no moves at all', async () => {
    const table = await openHands(salon, THREE);
    for (const move of [
      { type: 'offer', picture: 'mona-lisa' },
      { type: 'offer', picture: CUSTOMER_IDS[0] },
      { type: 'buyPicture', picture: DUERER, discard: DUERER },
      { type: 'drawCustomer', customer: PLAYED },
      { type: 'playCustomer' },
    ]) {
      const answer = await salon.post(`${table.path}/moves`, { move }, { token: table.tokens[0] ?? '' });
      expectProblem(answer, 422, 'invalid-body');
    }
  });
});

describe('KM-17 After the end', () => {
  it('all hands lie open, also of seats that left, to everybody', async () => {
    const table = await openHands(salon, THREE);
    await table.play('0 draw', '1 leaves');
    expect((await table.look()).view.hands).toBeUndefined();
    await table.play('2 leaves');
    for (const viewer of [...SEATS, undefined]) {
      const { view, outcome, status } = await table.look(viewer);
      expect(status).toBe('finished');
      expect(view.sale).toBeNull();
      expect(view.hands.map(({ seat }: { seat: number }) => seat)).toEqual(SEATS);
      expect(view.hands[1].pictures).toEqual([
        CORINTH,
        'raffael-castiglione-1515',
        'spitzweg-armer-poet-1839',
      ]);
      expect(view.hands[0].customers).toHaveLength(3);
      expect(outcome).toMatchObject({ result: 'ranking', reason: 'last-player' });
    }
  });
});
