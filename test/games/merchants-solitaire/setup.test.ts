import { describe, expect, test } from 'vitest';
import { merchantsSolitaire as game } from '../../../src/games/merchants-solitaire/game.ts';
import { dealt, drawing, drawn, optionsWith } from '../../support/merchants-solitaire.ts';

/** All items, spades first; the line starts with the jacks. */
const ITEMS = `
  AS 2S 3S 4S 5S 6S 7S 8S
  9S 10S AH 2H 3H 4H 5H 6H 7H 8H 9H 10H
  AD 2D 3D
  4D 5D 6D 7D 8D 9D 10D AC 2C 3C 4C 5C 6C 7C 8C 9C 10C`;
const CUSTOMERS = 'JS JH JD JC QS QH QD QC KS KH KD KC';

describe('MS-1 Cards', () => {
  test('forty items and twelve customers, unshuffled by suit and rank', () => {
    const { items, customers } = game.piles(optionsWith(), 1);
    expect(items).toHaveLength(40);
    expect(items?.slice(0, 11)).toEqual(['AS', '2S', '3S', '4S', '5S', '6S', '7S', '8S', '9S', '10S', 'AH']);
    expect(customers).toEqual('JS QS KS JH QH KH JD QD KD JC QC KC'.split(' '));
  });

  test.each([
    [1, ['X1']],
    [2, ['X1', 'X2']],
  ] as const)('%i vandals add Jokers behind the customers', (vandals, jokers) => {
    expect(game.piles(optionsWith({ vandals }), 1).customers?.slice(12)).toEqual(jokers);
  });
});

describe('MS-2 Setup', () => {
  const { facts, state } = dealt({ items: ITEMS, customers: CUSTOMERS });

  test('eight items for the shelves, then twelve used items, then three for standing', () => {
    expect(drawing(state)).toBe(
      drawn(`
        shelves    AS 2S 3S 4S
                   5S 6S 7S 8S
        customer   JS with 9S
        line       JH JD JC QS QH QD QC KS KH KD KC
        used       10S AH 2H 3H 4H 5H 6H 7H 8H 9H 10H
        inventory  4D 5D 6D 7D 8D 9D 10D AC 2C 3C 4C 5C 6C 7C 8C 9C 10C
        standing   AD 2D 3D`),
    );
  });

  test('leaves 17 items in the inventory', () => {
    expect(state.inventory).toHaveLength(17);
  });

  test('is told in the order of the rule', () => {
    expect(facts.map(({ type }) => type)).toEqual([
      ...Array.from({ length: 8 }, () => 'shelfStocked'),
      'usedItemsSetAside',
      'startingStandingDealt',
      'customerArrived',
      'usedItemTurnedUp',
      'inventoryTopShown',
    ]);
  });

  test('waits for your answer to the first customer', () => {
    expect(game.awaiting(state)).toEqual([{ seat: 0, decision: 'offer' }]);
    expect(game.outcome(state)).toBeUndefined();
  });

  test('before it nothing is awaited and nothing is decided', () => {
    const begun = game.begin(optionsWith(), 1, game.piles(optionsWith(), 1));
    expect(game.awaiting(begun)).toEqual([]);
    expect(game.legalMoves(begun, 0)).toEqual([]);
    expect(game.outcome(begun)).toBeUndefined();
  });

  test('refuses a pile with an unknown card: that is a fault of the caller', () => {
    expect(() => game.begin(optionsWith(), 1, { items: ['11S'], customers: [] })).toThrow('11S');
    expect(() => game.begin(optionsWith(), 1, { items: ['X1'], customers: [] })).toThrow('X1');
  });
});

describe('MS-15 Vandals! at the setup', () => {
  test('a Joker in front turns the item on shelf 1 face down; the next card comes forward', () => {
    const { state } = dealt({ items: ITEMS, customers: `X1 ${CUSTOMERS}` }, { vandals: 1 });
    expect(drawing(state)).toBe(
      drawn(`
        shelves    [AS] 2S 3S 4S
                   5S 6S 7S 8S
        customer   JS with 9S
        line       JH JD JC QS QH QD QC KS KH KD KC
        used       10S AH 2H 3H 4H 5H 6H 7H 8H 9H 10H
        inventory  4D 5D 6D 7D 8D 9D 10D AC 2C 3C 4C 5C 6C 7C 8C 9C 10C
        standing   AD 2D 3D
        discard    X1`),
    );
  });

  test('two Jokers in front turn shelves 1 and 2', () => {
    const { state, facts } = dealt({ items: ITEMS, customers: `X2 X1 ${CUSTOMERS}` }, { vandals: 2 });
    expect(state.shelves.map(({ faceDown }) => faceDown).slice(0, 3)).toEqual([true, true, false]);
    expect(facts.slice(10, 14)).toEqual([
      { type: 'itemVandalised', item: 'AS', shelf: 1, joker: 'X2' },
      { type: 'jokerDiscarded', joker: 'X2' },
      { type: 'itemVandalised', item: '2S', shelf: 2, joker: 'X1' },
      { type: 'jokerDiscarded', joker: 'X1' },
    ]);
  });

  test('no Joker brings a used item: twelve customers, twelve used items', () => {
    const { state } = dealt({ items: ITEMS, customers: `X2 X1 ${CUSTOMERS}` }, { vandals: 2 });
    expect(state.line).toHaveLength(11);
    expect(state.usedItems).toHaveLength(11);
  });
});
