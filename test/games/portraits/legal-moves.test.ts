import { describe, expect, it } from 'vitest';
import { type Card, DECK } from '../../../src/core/cards.ts';
import { portraits as game } from '../../../src/games/portraits/game.ts';
import type { Move } from '../../../src/games/portraits/schema.ts';
import type { State } from '../../../src/games/portraits/state.ts';
import { dice } from '../../support/dice.ts';
import { factsOf, labels, refusalOf, table } from '../../support/portraits.ts';

/** The label of each purchase that is listed, with `minimal`. */
const purchases = (state: State): [string, boolean | undefined][] =>
  game.legalMoves(state, 0).map(({ move, minimal }) => [game.label(move, state), minimal]);

describe('PO-13 The legal moves', () => {
  it('list every payment, fewest cards first, and tell which are minimal', () => {
    const state = table(`
      public  7H
      assets  9H 2H 4S 8H`);
    expect(purchases(state)).toEqual([
      ['Buy 7♥ with 9♥', true],
      ['Buy 7♥ with 8♥', true],
      ['Buy 7♥ with 9♥ and 2♥', false],
      ['Buy 7♥ with 9♥ and 8♥', false],
      ['Buy 7♥ with 2♥ and 8♥', false],
      ['Buy 7♥ with 9♥, 2♥ and 8♥', false],
    ]);
  });

  it('call a payment minimal when no card can be spared, however much it overpays', () => {
    const state = table(`
      public  10D
      assets  9D 8D 6D 3D`);
    expect(purchases(state).filter(([, minimal]) => minimal)).toEqual([
      ['Buy 10♦ with 9♦ and 8♦', true],
      ['Buy 10♦ with 9♦ and 6♦', true],
      ['Buy 10♦ with 8♦ and 6♦', true],
      ['Buy 10♦ with 9♦ and 3♦', true],
      ['Buy 10♦ with 8♦ and 3♦', true],
    ]);
  });

  it('count a paid ace as 11 there too', () => {
    const state = table(`
      private  QC
      assets   AC 2C 3C`);
    expect(purchases(state)).toEqual([
      ['Buy Q♣ with A♣ and 2♣', true],
      ['Buy Q♣ with A♣ and 3♣', true],
      ['Buy Q♣ with A♣, 2♣ and 3♣', false],
    ]);
  });

  it('tell nothing about swaps but the move', () => {
    const state = table(`
      public  7S
      assets  7D`);
    expect(game.legalMoves(state, 0)).toEqual([{ move: { type: 'swap', card: '7S', with: '7D' } }]);
  });

  it('go through public sales from left to right, each card bought before swapped, then private sales', () => {
    const state = table(`
      public   5S 3H
      private  JS
      assets   3S 5D 9S 4H`);
    expect(labels(state)).toEqual([
      'Buy 5♠ with 9♠',
      'Buy 5♠ with 3♠ and 9♠',
      'Swap 5♦ for 5♠',
      'Buy 3♥ with 4♥',
      'Swap 3♠ for 3♥',
      'Buy J♠ with 3♠ and 9♠',
    ]);
  });

  it('are up to 233', () => {
    const state = table(`
      public   2H 3H 4H 5H 6H
      private  JH QH KH
      assets   AH 10H 9H 8H 7H`);
    expect(game.legalMoves(state, 0)).toHaveLength(233);
  });

  it('are none for a seat that does not exist', () => {
    const state = table(`
      public  7H
      assets  9H`);
    expect(game.legalMoves(state, 0)).toHaveLength(1);
    expect(game.legalMoves(state, 1)).toEqual([]);
  });
});

/** Every list of some of these cards, the empty one too. */
function subsets([first, ...rest]: readonly Card[]): Card[][] {
  if (first === undefined) return [[]];
  const without = subsets(rest);
  return [...without, ...without.map((list) => [first, ...list])];
}

/** Every move that names cards on sale and assets that are there. */
function conceivable(state: State): Move[] {
  const assets = state.assets.filter((card) => card !== null);
  const onSale = [...state.publicSales, ...state.privateSales].filter((card) => card !== null);
  const payments = subsets(assets).filter((list) => list.length > 0);
  return onSale.flatMap((card): Move[] => [
    ...payments.map((list): Move => ({ type: 'buy', card, with: list })),
    ...assets.map((asset): Move => ({ type: 'swap', card, with: asset })),
  ]);
}

const isPicture = (card: Card): boolean => /^[JQK]/.test(card);

/** Two suits only, so that many payments are possible; all places are filled. */
function crowdedTable(seed: number): State {
  const cards = dice(seed).shuffled(DECK.filter((card) => card.endsWith('H') || card.endsWith('S')));
  const assets = cards.filter((card) => !isPicture(card)).slice(0, 5);
  const rest = cards.filter((card) => !assets.includes(card));
  const publicSales = rest.slice(0, 5);
  const privateSales = rest.slice(5).filter(isPicture).slice(0, 5);
  return { ...table(''), publicSales, privateSales, assets };
}

describe('PO-13 A move is accepted exactly when it is listed', () => {
  const seeds = Array.from({ length: 20 }, (_, i) => i + 1);

  it.each(seeds)('on the crowded table of seed %i', (seed) => {
    const state = crowdedTable(seed);
    const listed = new Set(game.legalMoves(state, 0).map(({ move }) => JSON.stringify(move)));
    const accepted = conceivable(state).filter((move) => refusalOf(state, move) === undefined);
    expect(new Set(accepted.map((move) => JSON.stringify(move)))).toEqual(listed);
    expect(listed.size).toBeGreaterThan(0);
  });

  it.each(seeds)('and minimal exactly when each card is needed, seed %i', (seed) => {
    const state = crowdedTable(seed);
    for (const { move, minimal } of game.legalMoves(state, 0)) {
      if (move.type === 'swap') continue;
      const lists = move.with.map((spared) => move.with.filter((card) => card !== spared));
      const canSpare = lists.some(
        (list) => list.length > 0 && refusalOf(state, { ...move, with: list }) === undefined,
      );
      expect(minimal, game.label(move, state)).toBe(!canSpare);
    }
  });

  it('in whatever order a payment is named, with the same facts', () => {
    const state = table(`
      public  KH
      assets  9H 5H 2H`);
    const facts = factsOf(state, { type: 'buy', card: 'KH', with: ['9H', '5H', '2H'] });
    expect(factsOf(state, { type: 'buy', card: 'KH', with: ['2H', '9H', '5H'] })).toEqual(facts);
  });
});
