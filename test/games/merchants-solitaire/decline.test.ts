import { describe, expect, test } from 'vitest';
import { merchantsSolitaire as game } from '../../../src/games/merchants-solitaire/game.ts';
import {
  decline,
  drawing,
  drawn,
  factsOf,
  shop,
  tableAfter,
  trade,
} from '../../support/merchants-solitaire.ts';

const declined = (customer: string, standing: string) =>
  tableAfter(
    shop(`shelves 10S 6H customer ${customer} with 5C line QS used 3D standing ${standing}`),
    decline,
  );

describe('MS-6 No trade', () => {
  test.each([
    ['JH', ['9S', '9H', '9D', '2H'], ['3H', 'JH', '5C']],
    ['QH', ['9S', '9H', '9D'], ['3H', '2H', 'QH', '5C']],
    ['KH', ['9S', '9H'], ['3H', '2H', '9D', 'KH', '5C']],
  ])(
    '%s: the cards added last go first, then the starting cards from the last',
    (customer, left, discard) => {
      const table = declined(customer, '9S 9H 9D 2H 3H');
      expect(table.standing).toEqual(left);
      expect(table.discard).toEqual(discard);
    },
  );

  test('is allowed when a trade is possible', () => {
    const table = shop('shelves 10S 6H customer JH with 5C line QS used 3D standing 9S');
    expect(factsOf(table, trade('10S 6H'))).not.toEqual([]);
    expect(factsOf(table, decline)).toEqual([
      { type: 'standingLost', cards: ['9S'] },
      { type: 'customerDiscarded', customer: 'JH' },
      { type: 'usedItemDiscarded', item: '5C' },
      { type: 'customerArrived', customer: 'QS' },
      { type: 'usedItemTurnedUp', item: '3D' },
    ]);
  });

  test('the used item does not go to the inventory', () => {
    const table = shop('shelves 10S 6H customer JH with 5C line QS used 3D inventory 2C standing 9S');
    expect(tableAfter(table, decline).inventory).not.toContain('5C');
  });

  test('a loyal patron who joined standing can be lost again', () => {
    const table = shop('shelves 10S customer QH with 5C line QS used 3D standing 9S 6H JH');
    expect(drawing(tableAfter(table, decline))).toBe(
      drawn('shelves 10S customer QS with 3D standing 9S discard JH 6H QH 5C'),
    );
  });
});

describe('MS-7 Removed from the guild', () => {
  test('exactly 0 standing stays in', () => {
    for (const [customer, standing] of [
      ['JH', '9S'],
      ['QH', '9S 9H'],
      ['KH', '9S 9H 9D'],
    ] as const) {
      const table = declined(customer, standing);
      expect(table.standing).toEqual([]);
      expect(game.outcome(table)).toBeUndefined();
      expect(table.customer).toBe('QS');
    }
  });

  test.each([
    ['JH', ''],
    ['QH', '9S'],
    ['KH', '9S 9H'],
  ])('below 0 is lost at once: %s against standing "%s"', (customer, standing) => {
    expect(game.outcome(declined(customer, standing))).toEqual({
      result: 'lost',
      reason: 'removed-from-guild',
      score: 0,
    });
  });

  test('all standing is discarded and nothing else moves', () => {
    const table = declined('KH', '9S 9H');
    expect(table.standing).toEqual([]);
    expect(table.discard).toEqual(['9H', '9S']);
    expect(table.line).toEqual(['QS']);
    expect(table.usedItems).toEqual(['3D']);
  });

  test('the game is over: nobody is awaited, no round is shown', () => {
    const table = declined('KH', '9S 9H');
    expect(game.awaiting(table)).toEqual([]);
    expect(game.legalMoves(table, 0)).toEqual([]);
    expect(game.view(table, 0, true)).toMatchObject({ customer: null, usedItem: null, offer: null });
  });

  test('the last customer can still remove you: no verdict then', () => {
    const table = tableAfter(shop('shelves 10S customer KH with 5C standing 9S 9H'), decline);
    expect(game.outcome(table)).toMatchObject({ reason: 'removed-from-guild', score: 0 });
  });
});
