import { describe, expect, it } from 'vitest';
import { portraits as game } from '../../../src/games/portraits/game.ts';
import type { State } from '../../../src/games/portraits/state.ts';
import { botPolicy, playOut } from '../../support/play.ts';
import { table } from '../../support/portraits.ts';

const choice = (state: State): string =>
  game.label(game.bot(game.view(state, 0, false), game.legalMoves(state, 0)), state);

describe('the greedy player', () => {
  it('buys a portrait before anything else, as cheaply as it can', () => {
    const state = table(`
      public  7S 2H JH
      assets  9H 4H 3H 8S 7D`);
    expect(choice(state)).toBe('Buy J♥ with 9♥ and 3♥');
  });

  it('prefers one from private sales, the more so when they are crowded', () => {
    const few = `
      public   JH
      assets   9H 3H 10S 9S`;
    expect(choice(table(few))).toBe('Buy J♥ with 9♥ and 3♥');
    expect(choice(table(`${few} 3S\n private JS`))).toBe('Buy J♠ with 9♠ and 3♠');
    expect(choice(table(`${few}\n private JS`))).toBe('Buy J♥ with 9♥ and 3♥');
    expect(choice(table(`${few}\n private JC QC JD JS`))).toBe('Buy J♠ with 10♠ and 9♠');
  });

  it('swaps towards a suit whose portraits it still wants', () => {
    const state = table(`
      public  7S 2D 7H
      assets  7D 9D
      vault   JD QD JH`);
    expect(choice(state)).toBe('Swap 7♦ for 7♠');
  });

  it('buys assets with little loss, one card for one', () => {
    const state = table(`
      public  7S 6D
      assets  8S 4D 3D 10D`);
    expect(choice(state)).toBe('Buy 7♠ with 8♠');
  });

  it('takes the first of equals', () => {
    const state = table(`
      public  7S 7D
      assets  8S 8D`);
    expect(choice(state)).toBe('Buy 7♠ with 8♠');
  });

  it('needs a legal move', () => {
    expect(() => game.bot(game.view(table(''), 0, false), [])).toThrow('legal move');
  });
});

describe('numbered deals 1 to 1000, played by the greedy player', () => {
  const games = Array.from({ length: 1000 }, (_, i) => playOut(game, {}, i + 1, { policy: botPolicy }));
  const endedBy = (reason: string, one: (typeof games)[number]): boolean =>
    'reason' in one.outcome && one.outcome.reason === reason;
  const dealsEndedBy = (reason: string, when: (moves: number) => boolean): number[] =>
    games.filter((one) => endedBy(reason, one) && when(one.commits.length)).map((one) => one.seed);
  const atOnce = (moves: number): boolean => moves === 0;
  const later = (moves: number): boolean => moves > 0;

  it('are won now and then: hardly two games in a hundred', () => {
    expect(dealsEndedBy('vault-complete', later)).toEqual([
      115, 168, 188, 202, 229, 306, 309, 321, 496, 517, 523, 600, 611, 676, 680, 774, 834, 931,
    ]);
  });

  it('are sometimes lost before the first move', () => {
    expect(dealsEndedBy('market-frozen', atOnce)).toEqual([196, 266, 349, 413, 638, 794, 900, 943]);
    expect(dealsEndedBy('no-legal-transaction', atOnce)).toEqual([25, 376, 637, 890]);
  });

  it('are mostly lost for want of a transaction', () => {
    expect(dealsEndedBy('market-frozen', later)).toHaveLength(23);
    expect(dealsEndedBy('no-legal-transaction', later)).toHaveLength(947);
  });
});
