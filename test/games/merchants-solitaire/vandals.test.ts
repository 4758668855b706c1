import { describe, expect, test } from 'vitest';
import { merchantsSolitaire as game } from '../../../src/games/merchants-solitaire/game.ts';
import {
  decline,
  drawing,
  drawn,
  factsOf,
  offers,
  refusalOf,
  shop,
  tableAfter,
  trade,
} from '../../support/merchants-solitaire.ts';

describe('MS-15 Vandals!', () => {
  test('a Joker acts before restocking: on the lowest shelf that holds a face-up item', () => {
    const table = shop(`
      shelves 10S 6H 3C 9D customer JH with 5C line X1 QS used 3D inventory 2C 7C`);
    expect(drawing(tableAfter(table, trade('10S 6H')))).toBe(
      drawn(`
        shelves 2C 7C [3C] 9D 5C customer QS with 3D standing 6H discard 10S JH X1`),
    );
    expect(factsOf(table, trade('10S 6H')).slice(3, 7)).toEqual([
      { type: 'customerDiscarded', customer: 'JH' },
      { type: 'itemVandalised', item: '3C', shelf: 3, joker: 'X1' },
      { type: 'jokerDiscarded', joker: 'X1' },
      { type: 'customerArrived', customer: 'QS' },
    ]);
  });

  test('it acts after no trade as well', () => {
    const table = shop('shelves 10S 6H customer JH with 5C line X1 QS used 3D standing 9S 9H');
    expect(drawing(tableAfter(table, decline))).toBe(
      drawn('shelves [10S] 6H customer QS with 3D standing 9S discard 9H JH 5C X1'),
    );
  });

  test('two in a row turn two items', () => {
    const table = shop('shelves 10S 6H 9D customer JH with 5C line X2 X1 QS used 3D standing 9S 9H');
    expect(drawing(tableAfter(table, decline))).toBe(
      drawn('shelves [10S] [6H] 9D customer QS with 3D standing 9S discard 9H JH 5C X2 X1'),
    );
  });

  test('a shelf that is face down already is passed over', () => {
    const table = shop('shelves [10S] 6H 9D customer JH with 5C line X2 QS used 3D standing 9S');
    expect(tableAfter(table, decline).shelves.slice(0, 3)).toEqual([
      { item: '10S', faceDown: true },
      { item: '6H', faceDown: true },
      { item: '9D', faceDown: false },
    ]);
  });

  test('with no face-up item there is no effect', () => {
    const table = shop('shelves [10S] - customer JH with 5C line X2 QS used 3D standing 9S inventory 2C');
    expect(factsOf(table, decline).slice(3, 5)).toEqual([
      { type: 'jokerDiscarded', joker: 'X2' },
      { type: 'customerArrived', customer: 'QS' },
    ]);
    expect(drawing(tableAfter(table, decline))).toBe(
      drawn('shelves [10S] 2C customer QS with 3D discard 9S JH 5C X2'),
    );
  });

  test('a Joker behind the last customer does nothing and stays in the line', () => {
    const table = shop('shelves 10S 6H 9D customer JH with 5C line X1 X2 inventory 2C');
    expect(drawing(tableAfter(table, trade('10S 6H')))).toBe(
      drawn('shelves - - 9D line X1 X2 inventory 2C 5C standing 6H discard 10S JH'),
    );
  });

  test('the item of a face-down shelf cannot be offered', () => {
    const table = shop('shelves [10S] 6H customer JH with 5C');
    expect(offers(table)).toEqual([]);
    expect(refusalOf(table, trade('6H 10S'))).toEqual({
      code: 'no-such-card-here',
      rule: 'MS-15',
      params: { card: '10S', faceDown: true },
    });
  });

  test('nothing is put on a face-down shelf', () => {
    const table = shop('shelves [10S] 6H 10D customer JH with 5C line QS used 3D inventory 2C 7C');
    const shelves = tableAfter(table, trade('6H 10D')).shelves;
    expect(shelves[0]).toEqual({ item: '10S', faceDown: true });
    expect(shelves[1]).toEqual({ item: '2C', faceDown: false });
  });

  test('the view goes on showing it', () => {
    const { shelves } = game.view(shop('shelves [10S] 6H customer JH with 5C'), 0, false);
    expect(shelves.slice(0, 3)).toEqual([
      { item: '10S', faceDown: true },
      { item: '6H', faceDown: false },
      { item: null, faceDown: false },
    ]);
  });
});
