import { describe, expect, test } from 'vitest';
import { merchantsSolitaire as game } from '../../../src/games/merchants-solitaire/game.ts';
import type { Move, Variants } from '../../../src/games/merchants-solitaire/schema.ts';
import { decline, everyCombination, optionsWith, shop, trade } from '../../support/merchants-solitaire.ts';
import { botPolicy, randomPolicy } from '../../support/play.ts';
import { faultsInGames } from '../../support/reasons.ts';

/** Why the greedy merchant answers as it does, or why another answer. */
function reason(text: string, variants: Partial<Variants> = {}, other?: Move): string {
  const state = shop(text, variants);
  const view = game.view(state, 0, false);
  const legalMoves = game.legalMoves(state, 0);
  return game.why?.(view, legalMoves, other ?? game.bot(view, legalMoves)) ?? '';
}

describe('Why the greedy merchant trades', () => {
  test('standing comes first', () => {
    expect(reason('shelves 10S 6D 9H 7H customer JH with 5C')).toBe(
      '9♥ and 7♥ join your guild standing, more than any other trade brings; 9♥ and 7♥ come to 16.',
    );
  });

  test('then the fewest paid items', () => {
    expect(reason('shelves 2S 4D 10H 6D customer JH with 5C')).toBe(
      '10♥ joins your guild standing, and no trade brings more; 10♥ and 6♦ come to 16, and no fewer would do.',
    );
  });

  test('free items please the customer too', () => {
    expect(reason('shelves 10S 6D 3C 4C customer JC with 5C')).toBe(
      '3♣ and 4♣ join your guild standing, more than any other trade brings; 3♣ and 4♣ are free beside 10♠ and 6♦.',
    );
  });

  test('what is free by its value is free here as well', () => {
    expect(reason('shelves 10S 2D 4D 5H 6H customer JH with 5C', { superExclusive: true })).toBe(
      '5♥ and 6♥ join your guild standing, more than any other trade brings; 5♥ is free beside 10♠ and 6♥.',
    );
  });

  test('a loyal patron joins standing', () => {
    expect(reason('shelves 2S 4S 7S 3D customer JC with 5C', { loyalPatrons: true })).toBe(
      'J♣ joins your guild standing; 2♠, 4♠, 7♠ and 3♦ come to 16.',
    );
  });

  test('no standing is better than losing some', () => {
    expect(reason('shelves 10S 8D customer KH with 5C standing 9S')).toBe(
      'No trade brings standing, but declining would cost 3; 10♠ and 8♦ come to 18.',
    );
  });

  test('a lesser trade is not praised', () => {
    const text = 'shelves 10S 6D 9H 7H customer JH with 5C';
    expect(reason(text, {}, trade('6D 10S'))).toBe(
      'It brings no standing, but declining would cost 1; 6♦ and 10♠ come to 16.',
    );
  });
});

describe('Why it declines', () => {
  test('nothing comes to the offer', () => {
    expect(reason('shelves 10S customer KH with 5C standing 9S 9H 9D')).toBe(
      'Nothing in your shop comes to 18: declining is all that is left, for 3 of your guild standing.',
    );
  });

  test('even when it ends the game', () => {
    expect(reason('shelves 10S customer KH with 5C standing 9S')).toBe(
      'Nothing in your shop comes to 18, and you have too little guild standing to decline: the game ends.',
    );
  });

  test('it would not, where a trade is possible', () => {
    expect(reason('shelves 10S 8D customer KH with 5C standing 9S 9H 9D', {}, decline)).toBe(
      'It keeps your items in the shop, for 3 of your guild standing.',
    );
  });
});

describe.each([
  ['the greedy merchant', botPolicy],
  ['chance', randomPolicy],
] as const)('Along deals 1 to 15, played by %s', (_, policy) => {
  test.each(everyCombination)('every reason is a sentence that names open cards only: %j', (variants) => {
    const deals = Array.from({ length: 15 }, (_deal, i) => i + 1);
    const { positions, faults } = faultsInGames(game, optionsWith(variants), policy, deals);
    expect(positions).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  });
});
