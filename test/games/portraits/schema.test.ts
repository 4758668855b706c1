import { describe, expect, it } from 'vitest';
import { DECK } from '../../../src/core/cards.ts';
import { portraits as game } from '../../../src/games/portraits/game.ts';

const accepts = (move: unknown): boolean => game.schemas.move.safeParse(move).success;

describe('a well-formed move', () => {
  it('buys a card with cards, or swaps a card with a card', () => {
    expect(accepts({ type: 'buy', card: 'KH', with: ['9H', '5H'] })).toBe(true);
    expect(accepts({ type: 'swap', card: '7S', with: '7D' })).toBe(true);
  });

  it('may be a move that no rule allows: a long payment, a card for itself', () => {
    expect(accepts({ type: 'buy', card: 'KH', with: DECK })).toBe(true);
    expect(accepts({ type: 'swap', card: '7S', with: '7S' })).toBe(true);
  });

  it.each([
    ['an empty payment', { type: 'buy', card: 'KH', with: [] }],
    ['a card named twice', { type: 'buy', card: 'KH', with: ['9H', '9H'] }],
    ['a card that does not exist', { type: 'buy', card: '1H', with: ['9H'] }],
    ['a Joker', { type: 'swap', card: 'X1', with: '7D' }],
    ['a small letter', { type: 'swap', card: '7s', with: '7D' }],
    ['a payment that is no list', { type: 'buy', card: 'KH', with: '9H' }],
    ['a swap with a list', { type: 'swap', card: '7S', with: ['7D'] }],
    ['another type', { type: 'pass' }],
    ['a missing card', { type: 'buy', with: ['9H'] }],
    ['a field too many', { type: 'swap', card: '7S', with: '7D', minimal: true }],
  ])('is not %s', (_, move) => {
    expect(accepts(move)).toBe(false);
  });
});

describe('options and deals', () => {
  it('has no options', () => {
    expect(game.schemas.options.safeParse({}).success).toBe(true);
    expect(game.schemas.options.safeParse({ aces: 'automatic' }).success).toBe(false);
  });

  it('has numbered deals and takes a draw pile of up to 104 cards, to say which are missing or too many', () => {
    expect(game.deals.numbered).toBe(true);
    expect(game.deals.given.safeParse({ cards: DECK }).success).toBe(true);
    expect(game.deals.given.safeParse({ cards: [...DECK, ...DECK] }).success).toBe(true);
    expect(game.deals.given.safeParse({ cards: [...DECK, ...DECK, 'AS'] }).success).toBe(false);
    expect(game.deals.given.safeParse({ cards: ['X1'] }).success).toBe(false);
    expect(game.deals.given.safeParse({ cards: DECK, pictures: [] }).success).toBe(false);
  });

  it('is for one player', () => {
    expect(game.seats).toEqual({ min: 1, max: 1 });
    expect(game.seatCount({})).toBe(1);
  });
});
