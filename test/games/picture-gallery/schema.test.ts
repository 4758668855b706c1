import { describe, expect, test } from 'vitest';
import { DECK } from '../../../src/core/cards.ts';
import { pictureGallery as game } from '../../../src/games/picture-gallery/game.ts';

const { move, moveInfo } = game.schemas;
const { given } = game.deals;

describe('The shape of a move', () => {
  test.each([
    { type: 'discardAce', from: 'M3' },
    { type: 'move', from: 'T1', to: 'R8' },
    { type: 'move', from: 'T1', to: 'T1' },
    { type: 'deal' },
    { type: 'deal', direction: 'right-to-left' },
  ])('takes %j', (body) => {
    expect(move.parse(body)).toEqual(body);
  });

  test.each([
    { type: 'discardAce' },
    { type: 'discardAce', from: 'AS' },
    { type: 'discardAce', from: 'R9' },
    { type: 'discardAce', from: 'R1', to: 'R2' },
    { type: 'move', from: 'T1' },
    { type: 'move', from: 'T0', to: 'R1' },
    { type: 'move', from: 't1', to: 'R1' },
    { type: 'move', from: 'T1', to: 'R1', card: '2S' },
    { type: 'deal', direction: 'left-to-right' },
    { type: 'deal', direction: null },
    { type: 'deal', from: 'T1' },
    { type: 'undo' },
    {},
  ])('refuses %j', (body) => {
    expect(move.safeParse(body).success).toBe(false);
  });

  test('a legal move tells nothing besides', () => {
    expect(moveInfo.safeParse({}).success).toBe(true);
    expect(moveInfo.safeParse({ minimal: true }).success).toBe(false);
  });
});

describe('A given deal', () => {
  test('takes 104 cards', () => {
    expect(given.safeParse({ cards: [...DECK, ...DECK] }).success).toBe(true);
  });

  test('leaves it to the table to name a card that is too many', () => {
    expect(given.safeParse({ cards: [...DECK, ...DECK, 'AS'] }).success).toBe(true);
  });

  test.each([
    ['a Joker', { cards: ['X1'] }],
    ['an unknown card', { cards: ['1S'] }],
    ['another pile', { cards: [], stock: [] }],
    ['no pile', {}],
  ])('refuses %s', (_, body) => {
    expect(given.safeParse(body).success).toBe(false);
  });
});
