import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/core/game.ts';
import { kunstmarkt as game } from '../../../src/games/kunstmarkt/game.ts';
import type { State } from '../../../src/games/kunstmarkt/state.ts';
import { awaited, cashOf, movesIn, played, position, told } from '../../support/kunstmarkt.ts';

const leaving = (state: State, seat: Seat): string[] => told(game.leave?.(state, seat) ?? []);
const placesIn = (state: State): unknown => {
  const outcome = game.outcome(state);
  if (outcome?.result !== 'ranking') return undefined;
  return [
    outcome.reason,
    ...outcome.ranking.map(({ place, seat, cash }) => `${place}: seat ${seat}, ${cash}`),
  ];
};

const table = position(`
  turn 0  25,000   holbein goya      c02
  seat 1  120,000  corinth spitzweg  c03 c10
  seat 2  25,000   duerer raffael    c04
  seat 3  25,000   monet             c05
`);
const sale = played(
  position(`
    turn 0  25,000   holbein goya      c01 c02
    seat 1  120,000  corinth spitzweg  c03 c10
    seat 2  25,000   duerer raffael    c04
    seat 3  25,000   monet             c05
  `),
  '0 play c01',
);

describe('KM-19 A player who leaves between sales', () => {
  it('the hand goes out of play: both counts 0 at once, in no discard pile', () => {
    expect(leaving(table, 1)).toEqual(['handRemoved 1 corinth spitzweg c03 c10']);
    const view = game.view(played(table, '1 leaves'), 1, false);
    expect(view.players[1]).toEqual({ seat: 1, cash: 120_000, pictures: 0, customers: 0 });
    expect(view.hand).toEqual({ pictures: [], customers: [] });
    expect([...view.discardedPictures, ...view.discardedCustomers]).toEqual([]);
  });

  it('is shown after the end', () => {
    const end = played(table, '1 leaves', '0 leaves', '3 leaves');
    expect(game.view(end, 'spectator', true).hands?.[1]).toEqual({
      seat: 1,
      pictures: ['corinth-skelett-1896', 'spitzweg-armer-poet-1839'],
      customers: ['c03-deutschland-small', 'c10-portrait-small'],
    });
  });

  it('who is on turn: the next seat’s turn begins', () => {
    expect(leaving(table, 0)).toEqual(['handRemoved 0 holbein goya c02', 'turnBegan 1']);
  });

  it('the seat is skipped from then on, in turns and offers', () => {
    const later = played(table, '1 leaves', '0 draw');
    expect(awaited(later)).toBe('2 turn');
    expect(played(later, '2 play c04').sale?.toOffer).toEqual([3, 0, 2]);
  });

  it('leaving twice, or after the end, changes nothing', () => {
    expect(leaving(played(table, '1 leaves'), 1)).toEqual([]);
    expect(leaving(played(table, '1 leaves', '2 leaves', '3 leaves'), 0)).toEqual([]);
  });
});

describe('KM-19 A player who leaves during a sale', () => {
  it('who is about to offer: the next one is asked', () => {
    expect(awaited(played(sale, '1 leaves'))).toBe('2 offer');
  });

  it('who is asked later: is not asked any more', () => {
    expect(played(sale, '2 leaves').sale?.toOffer).toEqual([1, 3, 0]);
    expect(awaited(played(sale, '2 leaves', '1 pass'))).toBe('3 offer');
  });

  it('whose offer is the best: it stands; if it is sold the cash is recorded, without KM-14', () => {
    const left = played(sale, '1 offer corinth', '1 leaves');
    expect(game.view(left, 2, false).sale?.best).toEqual({ seat: 1, picture: 'corinth-skelett-1896' });
    expect(game.view(left, 2, false).players[1]).toMatchObject({ pictures: 0, customers: 0 });
    expect(movesIn(left)).toEqual(['offer duerer', 'pass']);
    const sold = played(left, '2 pass', '3 pass', '0 pass');
    expect(cashOf(sold)).toEqual([25_000, 138_000, 25_000, 25_000]);
    expect(game.outcome(sold)).toBeUndefined();
    expect(awaited(sold)).toBe('2 turn');
    expect(sold.discardedPictures).toEqual(['corinth-skelett-1896']);
    const end = played(sold, '2 leaves', '3 leaves');
    expect(game.view(end, 0, true).hands?.[1]?.pictures).toEqual(['spitzweg-armer-poet-1839']);
    expect(placesIn(end)).toEqual([
      'last-player',
      '1: seat 0, 25000',
      '2: seat 1, 138000',
      '3: seat 2, 25000',
      '3: seat 3, 25000',
    ]);
  });

  it('whose offer was beaten: it goes out of play with the rest of the hand', () => {
    const beaten = played(sale, '1 offer corinth', '1 leaves', '2 offer duerer', '3 pass', '0 pass');
    expect(beaten.players[1]).toMatchObject({ pictures: [], cash: 120_000 });
    expect(beaten.discardedPictures).toEqual(['duerer-self-portrait-1500']);
    expect(game.view(beaten, 'spectator', true).hands?.[1]?.pictures).toHaveLength(2);
  });

  it('who played the customer: the sale goes on among the others, then it is the next seat’s turn', () => {
    const left = played(sale, '0 leaves');
    expect(leaving(sale, 0)).toEqual(['handRemoved 0 holbein goya c02']);
    expect(left.sale).toMatchObject({ playedBy: 0, toOffer: [1, 2, 3] });
    const sold = played(left, '1 pass', '2 offer duerer', '3 pass');
    expect(cashOf(sold)).toEqual([25_000, 120_000, 43_000, 25_000]);
    expect(awaited(sold)).toBe('1 turn');
  });

  it('who played the customer and is the last to offer: the sale closes', () => {
    const last = played(sale, '1 pass', '2 offer duerer', '3 pass');
    expect(leaving(last, 0)).toEqual([
      'handRemoved 0 holbein goya c02',
      'pictureSold 2 duerer c01 18000',
      'customerDiscarded c01',
      'turnBegan 1',
    ]);
  });

  it('a sale that closes this way can end the game', () => {
    const last = played(sale, '1 offer corinth', '2 pass', '3 pass');
    expect(leaving(last, 0)).not.toContain('turnBegan 1');
    expect(placesIn(played(last, '0 leaves'))).toEqual([
      'cash-goal',
      '1: seat 1, 138000',
      '2: seat 2, 25000',
      '3: seat 3, 25000',
      '4: seat 0, 25000',
    ]);
  });

  it('without an offer the customer is discarded when the last to offer leaves', () => {
    const last = played(sale, '1 pass', '2 pass', '3 pass');
    expect(leaving(last, 0)).toEqual([
      'handRemoved 0 holbein goya c02',
      'customerDiscarded c01',
      'turnBegan 1',
    ]);
  });

  it('the seat next in turn may have left during the sale', () => {
    const sold = played(sale, '1 leaves', '2 leaves', '3 pass', '0 pass');
    expect(awaited(sold)).toBe('3 turn');
  });
});

describe('KM-19 The last player', () => {
  it('wins, whatever the others had', () => {
    const end = played(table, '0 leaves', '1 leaves', '3 leaves');
    expect(awaited(end)).toBe('');
    expect(placesIn(end)).toEqual([
      'last-player',
      '1: seat 2, 25000',
      '2: seat 1, 120000',
      '3: seat 0, 25000',
      '3: seat 3, 25000',
    ]);
  });

  it('an open sale is dropped: offers go back, the customer is discarded, nobody is paid', () => {
    const two = played(sale, '1 leaves', '2 offer duerer', '3 leaves');
    expect(leaving(two, 0)).toEqual([
      'handRemoved 0 holbein goya c02',
      'pictureReturned 2 duerer',
      'customerDiscarded c01',
    ]);
    const end = played(two, '0 leaves');
    expect(end.sale).toBeNull();
    expect(cashOf(end)).toEqual([25_000, 120_000, 25_000, 25_000]);
    expect(game.view(end, 0, true).hands?.[2]?.pictures).toContain('duerer-self-portrait-1500');
  });

  it('also when the best offer is the leaver’s', () => {
    const end = played(sale, '1 leaves', '2 offer duerer', '3 leaves', '2 leaves');
    expect(cashOf(end)).toEqual([25_000, 120_000, 25_000, 25_000]);
    expect(end.discardedPictures).toEqual([]);
    expect(end.discardedCustomers).toEqual(['c01-deutschland-famous']);
  });

  it('of the ranking, who left has no pictures any more', () => {
    const outcome = game.outcome(played(table, '1 leaves', '2 leaves', '3 leaves'));
    expect(outcome).toMatchObject({
      ranking: [{ seat: 0, pictures: 2, bestFame: 86 }, { pictures: 0, bestFame: null }, {}, {}],
    });
  });
});
