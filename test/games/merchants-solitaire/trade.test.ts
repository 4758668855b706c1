import { describe, expect, test } from 'vitest';
import { drawing, drawn, factsOf, shop, tableAfter, trade } from '../../support/merchants-solitaire.ts';

describe('MS-5 Trade', () => {
  const table = shop(`
    shelves    10S 6H 3C 9D
               2S  4D 5D 6D
    customer   JH with 5C
    line       QS KD
    used       3D 4C
    inventory  2C 7C
    standing   9S 9H 9C
    discard    KC 4H`);

  test('the worked example: 6♥ joins standing, 10♠ is discarded, then the customer', () => {
    expect(drawing(tableAfter(table, trade('10S 6H')))).toBe(
      drawn(`
        shelves    2C  7C 3C 9D
                   2S  4D 5D 6D
        customer   QS with 3D
        line       KD
        used       4C
        inventory  5C
        standing   9S 9H 9C 6H
        discard    KC 4H 10S JH`),
    );
  });

  test('each card that moves is in a fact, in this order', () => {
    expect(factsOf(table, trade('10S 6H'))).toEqual([
      { type: 'usedItemReceived', item: '5C' },
      { type: 'itemDiscarded', item: '10S', from: 1 },
      { type: 'itemJoinedStanding', item: '6H', from: 2 },
      { type: 'customerDiscarded', customer: 'JH' },
      { type: 'customerArrived', customer: 'QS' },
      { type: 'shelfStocked', item: '2C', shelf: 1 },
      { type: 'shelfStocked', item: '7C', shelf: 2 },
      { type: 'usedItemTurnedUp', item: '3D' },
      { type: 'inventoryTopShown', item: '5C' },
    ]);
  });

  test('items are put away by shelf, however the move lists them', () => {
    expect(factsOf(table, trade('6H 3C 10S'))).toEqual(factsOf(table, trade('10S 6H 3C')));
    expect(tableAfter(table, trade('3C 6H 10S')).discard).toEqual(['KC', '4H', '10S', '3C', 'JH']);
  });

  test('free items of the preferred type join standing too', () => {
    const clubs = shop('shelves 10S 3C 6D 8C customer JC with 5C line QS used 3D');
    expect(tableAfter(clubs, trade('10S 3C 6D 8C')).standing).toEqual(['3C', '8C']);
  });

  test('a trade changes nothing of the position that it starts from', () => {
    const before = drawing(table);
    tableAfter(table, trade('10S 6H'));
    expect(drawing(table)).toBe(before);
  });
});

describe('MS-8 Restock', () => {
  test('empty shelves 1 to 8 from the top, until the inventory is empty', () => {
    const table = shop(`
      shelves 10S 6H 3C 9D customer JH with 5C line QS used 3D inventory 2C 7C 8C`);
    const { shelves, inventory } = tableAfter(table, trade('10S 6H 3C'));
    expect(shelves.map(({ item }) => item)).toEqual(['2C', '7C', '8C', '9D', '5C', null, null, null]);
    expect(inventory).toEqual([]);
  });

  test('the used item goes under an empty inventory and is stocked at once', () => {
    const table = shop('shelves 10S 6H 3C customer JH with 5C line QS used 3D');
    expect(drawing(tableAfter(table, trade('10S 6H')))).toBe(
      drawn('shelves 5C - 3C customer QS with 3D standing 6H discard 10S JH'),
    );
    expect(factsOf(table, trade('10S 6H')).map(({ type }) => type)).toEqual([
      'usedItemReceived',
      'itemDiscarded',
      'itemJoinedStanding',
      'customerDiscarded',
      'customerArrived',
      'shelfStocked',
      'usedItemTurnedUp',
    ]);
  });

  test('not after the last customer', () => {
    const table = shop('shelves 10S 6H customer JH with 5C inventory 2C 7C');
    expect(drawing(tableAfter(table, trade('10S 6H')))).toBe(
      drawn('shelves - - inventory 2C 7C 5C standing 6H discard 10S JH'),
    );
  });
});

describe('MS-12 Loyal Patrons', () => {
  const loyal = { loyalPatrons: true };
  const POSITION = 'shelves 10S 6H 3C 4C customer JH with 5C line QS used 3D standing 9S';

  test('in a trade of four items the customer joins standing, last', () => {
    const table = tableAfter(shop(POSITION, loyal), trade('10S 6H 3C 4C'));
    expect(table.standing).toEqual(['9S', '6H', 'JH']);
    expect(table.discard).toEqual(['10S', '3C', '4C']);
  });

  test('three items are not enough', () => {
    const table = tableAfter(shop(POSITION, loyal), trade('10S 6H 3C'));
    expect(table.standing).toEqual(['9S', '6H']);
    expect(table.discard).toEqual(['10S', '3C', 'JH']);
  });

  test('not without the variant', () => {
    expect(tableAfter(shop(POSITION), trade('10S 6H 3C 4C')).standing).toEqual(['9S', '6H']);
  });

  test('the item from the back counts', () => {
    const table = shop('shelves 10S 6H 3C customer JH with 5C line QS used 3D inventory 4C', {
      ...loyal,
      checkInTheBack: true,
    });
    expect(tableAfter(table, trade('10S 6H 3C 4C')).standing).toEqual(['6H', 'JH']);
  });
});

describe('MS-13 Let Me Check in the Back', () => {
  const back = { checkInTheBack: true };

  test('the back item leaves before the used item goes under, and is put away last', () => {
    const table = shop('shelves 10S customer JH with 5C line QS used 3D inventory 6D 2C 7C', back);
    expect(factsOf(table, trade('6D 10S'))).toEqual([
      { type: 'backItemFetched', item: '6D' },
      { type: 'usedItemReceived', item: '5C' },
      { type: 'itemDiscarded', item: '10S', from: 1 },
      { type: 'itemDiscarded', item: '6D', from: 'back' },
      { type: 'customerDiscarded', customer: 'JH' },
      { type: 'customerArrived', customer: 'QS' },
      { type: 'shelfStocked', item: '2C', shelf: 1 },
      { type: 'shelfStocked', item: '7C', shelf: 2 },
      { type: 'shelfStocked', item: '5C', shelf: 3 },
      { type: 'usedItemTurnedUp', item: '3D' },
    ]);
  });

  test('of the preferred type, it joins standing', () => {
    const table = shop('shelves 10S customer JH with 5C line QS used 3D inventory 6H 2C', back);
    expect(tableAfter(table, trade('10S 6H')).standing).toEqual(['6H']);
  });

  test('as the only item of the inventory it leaves room for the used item, which is stocked', () => {
    const table = shop('shelves 10S customer JH with 5C line QS used 3D inventory 6H', back);
    expect(drawing(tableAfter(table, trade('10S 6H')))).toBe(
      drawn('shelves 5C customer QS with 3D standing 6H discard 10S JH'),
    );
  });

  test('in the last round the next item is left on top', () => {
    const table = shop('shelves 10S customer JH with 5C inventory 6H 2C', back);
    expect(drawing(tableAfter(table, trade('10S 6H')))).toBe(
      drawn('inventory 2C 5C standing 6H discard 10S JH'),
    );
    expect(factsOf(table, trade('10S 6H')).at(-1)).toEqual({ type: 'inventoryTopShown', item: '2C' });
  });
});
