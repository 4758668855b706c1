import { describe, expect, test } from 'vitest';
import { DECK } from '../../../src/core/cards.ts';
import { merchantsSolitaire as game } from '../../../src/games/merchants-solitaire/game.ts';

const { options, move, view } = game.schemas;
const OFF = { loyalPatrons: false, checkInTheBack: false, superExclusive: false, vandals: 0 };

describe('MS-11 Variants', () => {
  test('nothing asked for: all off', () => {
    expect(options.parse({})).toEqual({ variants: OFF });
    expect(options.parse({ variants: {} })).toEqual({ variants: OFF });
  });

  test('each may be left out', () => {
    expect(options.parse({ variants: { vandals: 1 } })).toEqual({ variants: { ...OFF, vandals: 1 } });
    expect(options.parse({ variants: { loyalPatrons: true } })).toEqual({
      variants: { ...OFF, loyalPatrons: true },
    });
  });

  test('all may be combined', () => {
    const all = { loyalPatrons: true, checkInTheBack: true, superExclusive: true, vandals: 2 };
    expect(options.parse({ variants: all })).toEqual({ variants: all });
  });

  test.each([
    ['three Jokers', { variants: { vandals: 3 } }],
    ['a Joker as a word', { variants: { vandals: '1' } }],
    ['an unknown variant', { variants: { haggling: true } }],
    ['an unknown option', { variant: {} }],
    ['a list of variants', { variants: ['loyalPatrons'] }],
  ])('refuses %s', (_, body) => {
    expect(options.safeParse(body).success).toBe(false);
  });
});

describe('MS-16 The shape of a move', () => {
  test.each([
    ['a trade', { type: 'trade', items: ['10S', '6H'] }],
    [
      'a trade of nine items',
      { type: 'trade', items: ['AS', '2S', '3S', '4S', '5S', '6S', '7S', '8S', '9S'] },
    ],
    [
      'more items than a shop holds: the rules refuse them, not the shape',
      { type: 'trade', items: ['AS', '2S', '3S', '4S', '5S', '6S', '7S', '8S', '9S', '10S'] },
    ],
    ['a customer among the items: the rules refuse it, not the shape', { type: 'trade', items: ['KH'] }],
    ['declining', { type: 'decline' }],
  ])('takes %s', (_, body) => {
    expect(move.parse(body)).toEqual(body);
  });

  test.each([
    ['an empty list', { type: 'trade', items: [] }],
    ['an item named twice', { type: 'trade', items: ['10S', '6H', '10S'] }],
    ['an unknown card', { type: 'trade', items: ['11S'] }],
    ['a Joker', { type: 'trade', items: ['X1'] }],
    ['no items', { type: 'trade' }],
    ['declining with items', { type: 'decline', items: ['10S'] }],
    ['another type', { type: 'haggle' }],
  ])('refuses %s', (_, body) => {
    expect(move.safeParse(body).success).toBe(false);
  });
});

describe('MS-2 A given deal', () => {
  const { given } = game.deals;
  const { items, customers } = game.piles(options.parse({ variants: { vandals: 2 } }), 1);

  test('takes forty items and the line with two Jokers', () => {
    expect(given.safeParse({ items, customers }).success).toBe(true);
  });

  test('leaves it to the table to name the cards that are too many', () => {
    const more = { items: [...(items ?? []), 'AS'], customers: [...(customers ?? []), 'JS'] };
    expect(given.safeParse(more).success).toBe(true);
  });

  test('and to say that the piles were mistaken for one another', () => {
    expect(given.safeParse({ items: customers?.slice(0, 12), customers: items }).success).toBe(true);
    expect(given.safeParse({ items: DECK, customers: DECK }).success).toBe(true);
  });

  test.each([
    ['a Joker among the items', { items: ['X1'], customers }],
    ['an unknown card', { items, customers: ['X3'] }],
    ['another pile', { items, customers, cards: [] }],
    ['only one pile', { items }],
  ])('refuses %s', (_, body) => {
    expect(given.safeParse(body).success).toBe(false);
  });
});

test('a view with a field more is no view', () => {
  const state = game.begin(options.parse({}), 1, game.piles(options.parse({}), 1));
  const seen = game.view(state, 0, false);
  expect(view.safeParse(seen).success).toBe(true);
  expect(view.safeParse({ ...seen, deck: state.line }).success).toBe(false);
});
