import { describe, expect, it } from 'vitest';
import { portraits as game } from '../../../src/games/portraits/game.ts';
import type { Move } from '../../../src/games/portraits/schema.ts';
import type { State } from '../../../src/games/portraits/state.ts';
import { botPolicy, randomPolicy } from '../../support/play.ts';
import { buy, swap, table } from '../../support/portraits.ts';
import { faultsInGames } from '../../support/reasons.ts';

/** The greedy player's move and why, or why another one. */
function advice(state: State, other?: Move): string {
  const view = game.view(state, 0, false);
  const legalMoves = game.legalMoves(state, 0);
  const move = other ?? game.bot(view, legalMoves);
  return `${game.label(move, state)}: ${game.why?.(view, legalMoves, move)}`;
}

describe('Why the greedy player buys a portrait', () => {
  it('tells whether it is cheap', () => {
    expect(advice(table('public JH\n assets 9H 3H 10H'))).toBe(
      'Buy J♥ with 9♥ and 3♥: It brings J♥ into the vault for 12, no more than it costs.',
    );
    expect(advice(table('public JH\n assets 9H 8H'))).toBe(
      'Buy J♥ with 9♥ and 8♥: It brings J♥ into the vault for 17, the least you can pay for it (it costs 12).',
    );
    expect(advice(table('public JH\n assets 9H 8H 5H'), buy('JH', '9H 8H'))).toContain('for 17, 5 too many.');
  });

  it('counts the places that come free in private sales', () => {
    expect(advice(table('private JH\n assets 9H 3H'))).toContain(
      'for 12, no more than it costs; private sales have 5 free places of 5 then.',
    );
    expect(advice(table('private KH JD QD JS QS\n assets 9H 5H'))).toContain(
      'It brings K♥ from crowded private sales into the vault for 14, no more than it costs; private sales have 1 free place of 5 then.',
    );
  });

  it('knows the last one', () => {
    const state = table('public KC\n assets 9C 5C\n vault JS QS KS JH QH KH JD QD KD JC QC');
    expect(advice(state)).toContain('It brings K♣, the last portrait, into the vault and wins.');
  });
});

describe('Why it swaps', () => {
  it('names the suits whose portraits are wanted', () => {
    expect(advice(table('public 7S\n assets 7D\n vault JD QD\n draw 2C'))).toBe(
      'Swap 7♦ for 7♠: No portrait can be bought now; this swap costs nothing, and the vault wants 3 portraits of spades but only 1 of diamonds.',
    );
    expect(advice(table('public 7S\n assets 7D\n vault JD QD KD JS QS'))).toContain(
      'wants 1 portrait of spades but none of diamonds.',
    );
  });

  it('names the suits that are strong', () => {
    expect(advice(table('public 7S\n assets 7D 9S AS'))).toContain(
      'a payment is of one suit: you hold 20 in spades and 7 in diamonds.',
    );
  });

  it('else sees a new card, as long as there are any', () => {
    expect(advice(table('public 7S\n assets 7D\n draw 2C'))).toContain('brings a new card to public sales.');
    expect(advice(table('public 7S\n assets 7D'))).toContain('leaves you as much to pay with.');
    const state = table('public 7S JC\n assets 7D AC 2C');
    expect(advice(state, swap('7S', '7D'))).toContain(': This swap costs nothing');
  });
});

describe('Why it buys an asset', () => {
  it('has nothing better, and tells the loss', () => {
    expect(advice(table('public 7S 6D\n assets 8S 10D\n draw 2C'))).toBe(
      'Buy 7♠ with 8♠: There is no portrait to buy and nothing to swap; this gives up only 1 in spades and brings a new card to public sales.',
    );
    expect(advice(table('public 7S\n assets 9S\n vault JS QS KS'))).toContain(
      'this gives up only 2 in spades, of which you have all portraits, and keeps the game going.',
    );
    const dearer = table('public 7S 6D\n assets 8S 10D\n draw 2C');
    expect(advice(dearer, buy('6D', '10D'))).toContain('this gives up 4 in diamonds');
  });

  it('loves aces', () => {
    expect(advice(table('public AS\n assets 2S'))).toBe(
      'Buy A♠ with 2♠: It makes 2♠ into A♠: an ace counts 1 when you buy it and 11 when you pay with it.',
    );
  });
});

describe.each([
  ['the greedy player', botPolicy],
  ['chance', randomPolicy],
] as const)('Along deals 1 to 100, played by %s', (_, policy) => {
  it('every reason is a sentence that names open cards only', () => {
    const { positions, faults } = faultsInGames(
      game,
      {},
      policy,
      Array.from({ length: 100 }, (_deal, i) => i + 1),
    );
    expect(positions).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  });
});
