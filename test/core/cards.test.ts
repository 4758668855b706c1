import { describe, expect, it } from 'vitest';
import {
  cardName,
  cardSchema,
  DECK,
  isCard,
  numberOf,
  RANKS,
  rankOf,
  SUITS,
  suitOf,
  suitSymbol,
} from '../../src/core/cards.ts';

describe('the unshuffled deck', () => {
  it('is spades, hearts, diamonds, clubs, each ace to king', () => {
    expect(DECK.join(' ')).toBe(
      [
        'AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS',
        'AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH',
        'AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD',
        'AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC',
      ].join(' '),
    );
  });

  it('has every card once', () => {
    expect(new Set(DECK).size).toBe(SUITS.length * RANKS.length);
  });
});

describe('a card code', () => {
  it('is taken apart into rank, suit and number', () => {
    expect([rankOf('10D'), suitOf('10D'), numberOf('10D')]).toEqual(['10', 'D', 10]);
    expect([rankOf('AS'), suitOf('AS'), numberOf('AS')]).toEqual(['A', 'S', 1]);
    expect((['JH', 'QH', 'KH'] as const).map(numberOf)).toEqual([11, 12, 13]);
  });

  it('is put together again from its parts', () => {
    expect(DECK.map((card) => `${rankOf(card)}${suitOf(card)}`)).toEqual(DECK);
  });

  it('is read with a symbol', () => {
    expect((['KS', '10H', 'AD', '2C'] as const).map(cardName)).toEqual(['K♠', '10♥', 'A♦', '2♣']);
    expect(SUITS.map(suitSymbol).join('')).toBe('♠♥♦♣');
  });

  it.each(['', '1S', '11H', 'SA', 'as', 'AS ', 'X1', 'constructor'])('%j is none', (code) => {
    expect(isCard(code)).toBe(false);
    expect(cardSchema.safeParse(code).success).toBe(false);
  });

  it('is known by the schema and by isCard alike', () => {
    for (const card of DECK) expect([isCard(card), cardSchema.parse(card)]).toEqual([true, card]);
  });
});
