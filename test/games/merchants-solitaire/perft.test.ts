import { describe, expect, test } from 'vitest';
import { type Card, numberOf, rankOf, suitOf } from '../../../src/core/cards.ts';
import { merchantsSolitaire as game } from '../../../src/games/merchants-solitaire/game.ts';
import type { Variants } from '../../../src/games/merchants-solitaire/schema.ts';
import type { State } from '../../../src/games/merchants-solitaire/state.ts';
import {
  everyCombination,
  offers,
  optionsWith,
  shop,
  tableAfter,
} from '../../support/merchants-solitaire.ts';
import { pilesOf, playOut, positionsOf } from '../../support/play.ts';

/** How many lines of play there are, so many rounds deep. */
function perft(state: State, depth: number): number {
  const listed = game.legalMoves(state, 0);
  if (depth === 1) return listed.length;
  return listed.reduce((lines, { move }) => lines + perft(tableAfter(state, move), depth - 1), 0);
}

function first(number: number, variants: Partial<Variants>): State {
  const options = optionsWith(variants);
  const begun = game.begin(options, 1, pilesOf(game, options, number));
  return game.setUp(begun).reduce(game.evolve, begun);
}

/** The numbers were counted by a second program that shares no code with this one. */
describe('MS-16 Lines of play of fixed deals', () => {
  test.each([
    ['deal 1', 1, {}, [17, 105, 1149, 13970]],
    ['deal 2', 2, {}, [21, 446, 4779]],
    ['deal 3, Loyal Patrons', 3, { loyalPatrons: true }, [9, 77, 810, 10995]],
    ['deal 4, Check in the Back', 4, { checkInTheBack: true }, [33, 895, 25489]],
    ['deal 5, Super Exclusive', 5, { superExclusive: true }, [11, 119, 1306, 12082]],
    ['deal 6, two Jokers', 6, { vandals: 2 }, [13, 133, 1584, 15288]],
    [
      'deal 7, everything',
      7,
      { loyalPatrons: true, checkInTheBack: true, superExclusive: true, vandals: 2 },
      [11, 347, 5340],
    ],
  ] as const)('%s', (_, number, variants, counts) => {
    const state = first(number, variants);
    expect(counts.map((_count, i) => perft(state, i + 1))).toEqual(counts);
  });
});

/** MS-4 said in the plainest way: what an item may count. */
function counts(item: Card, usedItem: Card, superExclusive: boolean): readonly number[] {
  if (suitOf(item) === suitOf(usedItem)) return [0];
  if (superExclusive && rankOf(item) === rankOf(usedItem)) return [0];
  return rankOf(item) === 'A' ? [1, 11] : [numberOf(item)];
}

/** All sets whose items can count up to the offer, found by trying every count of every item. */
function setsByTrying(state: State): string[] {
  const { offer, usedItem, shelves, inventoryTop } = game.view(state, 0, false);
  if (usedItem === null || offer === null) return [];
  const shop = shelves.flatMap(({ item, faceDown }) => (item === null || faceDown ? [] : [item]));
  const goods = state.variants.checkInTheBack && inventoryTop !== null ? [...shop, inventoryTop] : shop;
  const sums: [string, number][] = [['', 0]];
  for (const item of goods) {
    for (const [names, sum] of [...sums]) {
      for (const count of counts(item, usedItem, state.variants.superExclusive)) {
        sums.push([`${names} ${item}`.trim(), sum + count]);
      }
    }
  }
  return [...new Set(sums.flatMap(([names, sum]) => (sum === offer ? [names] : [])))].sort();
}

describe('MS-16 The list is complete', () => {
  test('the richest shop known lists 192 trades', () => {
    const table = shop('shelves 2H AD 10C 8H 7H 6H 10S 10D customer QH with 9H inventory AC', {
      checkInTheBack: true,
    });
    expect(offers(table)).toHaveLength(192);
    expect([...offers(table)].sort()).toEqual(setsByTrying(table));
  });

  test.each(everyCombination)('in whole games, deals 1 to 3, with %j', (variants) => {
    for (const seed of [1, 2, 3]) {
      for (const state of positionsOf(playOut(game, optionsWith(variants), seed))) {
        if (game.outcome(state) !== undefined) continue;
        expect([...offers(state)].sort(), `seed ${seed}`).toEqual(setsByTrying(state));
      }
    }
  });
});
