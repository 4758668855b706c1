import { describe, expect, test } from 'vitest';
import type { Event } from '../../../src/games/merchants-solitaire/events.ts';
import { merchantsSolitaire as game } from '../../../src/games/merchants-solitaire/game.ts';
import { dealt, factsOf, optionsWith, shop, tableAfter, trade } from '../../support/merchants-solitaire.ts';
import { pilesOf } from '../../support/play.ts';

describe('MS-10 Open information', () => {
  const table = shop(`
    shelves    10S [6H] 3C -
    customer   JH with 5C
    line       QS X1 KD
    used       3D 4C
    inventory  2C 7C 8C
    standing   9S 9H
    discard    KC X2 4H`);
  const seen = {
    shelves: [
      { item: '10S', faceDown: false },
      { item: '6H', faceDown: true },
      { item: '3C', faceDown: false },
      ...Array.from({ length: 5 }, () => ({ item: null, faceDown: false })),
    ],
    customer: 'JH',
    usedItem: '5C',
    offer: 16,
    line: 3,
    usedItems: 2,
    inventory: 3,
    inventoryTop: '2C',
    standing: ['9S', '9H'],
    discard: ['KC', 'X2', '4H'],
  };

  test('the shop, the round, the top of the inventory, standing and discards; of the rest only counts', () => {
    expect(game.view(table, 0, false)).toEqual(seen);
  });

  test('who looks on sees the same', () => {
    expect(game.view(table, 'spectator', false)).toEqual(seen);
  });

  test('after the end no round is shown, and hidden piles stay counts', () => {
    expect(game.view(table, 0, true)).toEqual({ ...seen, customer: null, usedItem: null, offer: null });
  });

  test('an empty inventory has no top', () => {
    expect(game.view(shop('customer JH with 5C'), 0, false)).toMatchObject({
      inventory: 0,
      inventoryTop: null,
    });
  });

  test('it does not depend on the order of what is hidden', () => {
    const other = { ...table, line: [...table.line].reverse(), usedItems: [...table.usedItems].reverse() };
    const below = { ...other, inventory: ['2C', '8C', '7C'] as const };
    expect(game.view(below, 0, false)).toEqual(game.view(table, 0, false));
  });
});

describe('MS-10 What is told of the facts', () => {
  const told = (event: Event) => game.redact(event, 0);

  test('used items set aside: how many, not which', () => {
    const event: Event = { type: 'usedItemsSetAside', items: ['9S', '10S'] };
    expect(told(event)).toEqual({ type: 'usedItemsSetAside', count: 2 });
    expect(game.redact(event, 'spectator')).toEqual(told(event));
  });

  test('the starting standing lies open', () => {
    const event: Event = { type: 'startingStandingDealt', items: ['AD', '2D', '3D'] };
    expect(told(event)).toEqual(event);
  });

  test('a used item that goes under the inventory was seen before', () => {
    const event: Event = { type: 'usedItemReceived', item: '5C' };
    expect(told(event)).toEqual(event);
  });

  test('the setup is told one for one', () => {
    const { facts } = dealt(
      { items: game.piles(optionsWith(), 1).items?.join(' ') ?? '', customers: 'JS X1 QS' },
      { vandals: 1 },
    );
    expect(facts.map(told).map(({ type }) => type)).toEqual(facts.map(({ type }) => type));
  });

  test('no fact of the setup names a card that the view hides', () => {
    const { items = [], customers = [] } = pilesOf(game, optionsWith(), 7);
    const { facts, state } = dealt({ items: items.join(' '), customers: customers.join(' ') });
    const hidden = [...state.line, ...state.usedItems, ...state.inventory.slice(1)];
    const words = JSON.stringify(facts.map(told));
    expect(hidden.filter((card) => words.includes(`"${card}"`))).toEqual([]);
  });

  test('no fact of a trade names a card that the view then hides, but the used item that went under', () => {
    const before = shop(`
      shelves 10S 6H 3C customer JH with 5C line QS KD used 3D 4C inventory 2C 7C 8C 9C AD AH 2H 3H`);
    const table = tableAfter(before, trade('10S 6H'));
    const hidden = [...table.line, ...table.usedItems, ...table.inventory.slice(1)];
    const words = JSON.stringify(factsOf(before, trade('10S 6H')).map(told));
    expect(hidden.filter((card) => words.includes(`"${card}"`))).toEqual(['5C']);
  });
});

describe('MS-10 The log alone tells what the view shows', () => {
  /** What a reader of the public facts knows to lie on top of the inventory. */
  function topAccordingTo(facts: readonly Event[]): string | undefined {
    const shown = facts
      .map((event) => game.redact(event, 0))
      .findLast(({ type }) => type === 'inventoryTopShown');
    return shown?.type === 'inventoryTopShown' ? shown.item : undefined;
  }

  test('the top of the inventory, after the setup and after a trade', () => {
    const { items = [], customers = [] } = pilesOf(game, optionsWith(), 3);
    const { facts, state } = dealt({ items: items.join(' '), customers: customers.join(' ') });
    expect(topAccordingTo(facts)).toBe(game.view(state, 0, false).inventoryTop);
    const table = shop(
      'shelves 10S 6H 3C customer JH with 5C line QS used 3D inventory 2C 7C 8C 9C AD AH 2H 3H',
    );
    expect(topAccordingTo(factsOf(table, trade('10S 6H')))).toBe('3H');
  });

  test('nothing is said when the same item stays on top', () => {
    const full = shop(`shelves AS 2S 3S 4S 5S 6S 7S 8S customer JH with 5C line QS used 3D
      inventory 2C standing 9S`);
    expect(topAccordingTo(factsOf(full, { type: 'decline' }))).toBeUndefined();
  });
});
