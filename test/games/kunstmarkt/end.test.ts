import { describe, expect, it } from 'vitest';
import { kunstmarkt as game } from '../../../src/games/kunstmarkt/game.ts';
import type { State } from '../../../src/games/kunstmarkt/state.ts';
import { awaited, factsOf, played, position, told } from '../../support/kunstmarkt.ts';

/** `1: seat 2 with 50000, 1 pictures, 98 %`. */
function rankingOf(state: State): string[] {
  const outcome = game.outcome(state);
  if (outcome?.result !== 'ranking') throw new Error('the game is not over');
  return [
    outcome.reason,
    ...outcome.ranking.map(
      ({ place, seat, cash, pictures, bestFame }) =>
        `${place}: seat ${seat}, ${cash}, ${pictures}, ${bestFame}`,
    ),
  ];
}

const rich = position(`
  turn 0  124,000  holbein     c02
  seat 1  107,000  corinth     c03
  seat 2  106,999  duerer goya c04
  sale    c01
`);

describe('KM-14 125,000', () => {
  it('ends the game at once, also for a seller who is not on turn', () => {
    const asked = played(rich, '1 offer corinth', '2 pass');
    expect(told(factsOf(asked, '0 pass'))).toEqual([
      'offerPassed 0',
      'pictureSold 1 corinth c01 18000',
      'customerDiscarded c01',
    ]);
    const end = played(asked, '0 pass');
    expect(rankingOf(end)).toEqual([
      'cash-goal',
      '1: seat 1, 125000, 0, null',
      '2: seat 0, 124000, 1, 74',
      '3: seat 2, 106999, 2, 98',
    ]);
    expect(awaited(end)).toBe('');
    expect(game.view(end, 0, true).sale).toBeNull();
    expect([0, 1, 2].flatMap((seat) => game.legalMoves(end, seat))).toEqual([]);
  });

  it('a thousand less does not', () => {
    const sold = played(rich, '1 pass', '2 offer duerer', '0 pass');
    expect(sold.players[2]?.cash).toBe(124_999);
    expect(game.outcome(sold)).toBeUndefined();
    expect(awaited(sold)).toBe('1 turn');
  });

  it('counts when the sale closes, not when the picture is offered', () => {
    expect(game.outcome(played(rich, '1 offer corinth'))).toBeUndefined();
  });

  it('other offers have gone back by then', () => {
    const end = played(rich, '1 offer corinth', '2 offer duerer', '0 pass');
    expect(game.outcome(end)).toBeUndefined();
    const later = played(rich, '1 pass', '2 pass', '0 offer holbein');
    expect(rankingOf(later)[1]).toBe('1: seat 0, 142000, 0, null');
  });
});

describe('KM-15 The last card', () => {
  const last = position(`
    market     bouts stockt marc monet manet
    turn 0     20,000  holbein  c01
    seat 1     30,000
    seat 2     25,000
    pictures   goya only
    customers  c28 only
  `);

  it('the last customer drawn ends the game with that very action; it is not played any more', () => {
    expect(told(factsOf(last, '0 draw'))).toEqual(['customerDrawn 0 c28']);
    const end = played(last, '0 draw');
    expect(rankingOf(end)[0]).toBe('last-customer');
    expect(awaited(end)).toBe('');
    expect(game.view(end, 0, true).hands?.[0]?.customers).toEqual([
      'c01-deutschland-famous',
      'c28-any-new-b',
    ]);
  });

  it('the last picture placed on the table ends the game with that very purchase', () => {
    expect(told(factsOf(last, '0 buy monet'))).toEqual([
      'pictureBought 0 monet 10000',
      'pictureMoved manet 15000 10000',
      'picturePlaced goya 15000',
    ]);
    const end = played(last, '0 buy monet');
    expect(rankingOf(end)).toEqual([
      'last-picture',
      '1: seat 1, 30000, 0, null',
      '2: seat 2, 25000, 0, null',
      '3: seat 0, 10000, 2, 94',
    ]);
    expect(game.view(end, 1, true).market).toHaveLength(5);
  });

  it('a customer played with one card left in each stack changes nothing about that', () => {
    expect(game.outcome(played(last, '0 play c01', '1 pass', '2 pass', '0 pass'))).toBeUndefined();
  });
});

describe('KM-16 Ranking', () => {
  const ended = (seats: string) => position(`${seats}\n customers only`);

  it('most cash first; unsold pictures are worth nothing', () => {
    const end = ended(`
      turn 0  24,000  duerer monet leonardo
      seat 1  25,000
      seat 2  26,000`);
    expect(rankingOf(end).slice(1)).toEqual([
      '1: seat 2, 26000, 0, null',
      '2: seat 1, 25000, 0, null',
      '3: seat 0, 24000, 3, 99',
    ]);
  });

  it('equal cash: most pictures, however well-known', () => {
    const end = ended(`
      turn 0  25,000  leonardo
      seat 1  25,000  stockt abts
      seat 2  25,000`);
    expect(rankingOf(end).slice(1)).toEqual([
      '1: seat 1, 25000, 2, 11',
      '2: seat 0, 25000, 1, 99',
      '3: seat 2, 25000, 0, null',
    ]);
  });

  it('equal cash and pictures: the best-known single picture', () => {
    const end = ended(`
      turn 0  25,000  corinth friedrich
      seat 1  25,000  stockt duerer
      seat 2  25,000  leonardo`);
    expect(rankingOf(end).slice(1)).toEqual([
      '1: seat 1, 25000, 2, 98',
      '2: seat 0, 25000, 2, 88',
      '3: seat 2, 25000, 1, 99',
    ]);
  });

  it('still tied: the place is shared, and the next one is counted on (1, 1, 3)', () => {
    const end = ended(`
      turn 0  25,000
      seat 1  24,000  leonardo
      seat 2  25,000`);
    expect(rankingOf(end).slice(1)).toEqual([
      '1: seat 0, 25000, 0, null',
      '1: seat 2, 25000, 0, null',
      '3: seat 1, 24000, 1, 99',
    ]);
  });

  it('there is none while the game runs', () => {
    expect(game.outcome(rich)).toBeUndefined();
  });
});
