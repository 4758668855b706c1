/**
 * Playing cards as codes: rank, then suit (`AS`, `10D`, `KH`); Jokers are `X1` and `X2`.
 * The unshuffled order of a deck (suits S H D C, ranks A 2 … K) is part of `salon-1` and never changes.
 */
import { z } from 'zod';

export const SUITS = ['S', 'H', 'D', 'C'] as const;
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];
export type Card = `${Rank}${Suit}`;

/** One 52-card deck in its unshuffled order. */
export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

export const cardSchema = z.enum(DECK).meta({
  id: 'Card',
  description: 'A card: rank (A, 2–10, J, Q, K), then suit (S spades, H hearts, D diamonds, C clubs).',
  example: '10D',
});

interface Face {
  readonly rank: Rank;
  readonly suit: Suit;
  /** 1 (ace) to 13 (king). */
  readonly number: number;
}

const faces = new Map<string, Face>(
  SUITS.flatMap((suit) => RANKS.map((rank, i) => [`${rank}${suit}`, { rank, suit, number: i + 1 }] as const)),
);

function faceOf(card: Card): Face {
  const face = faces.get(card);
  if (face === undefined) throw new Error(`not a card: ${card}`);
  return face;
}

export const rankOf = (card: Card): Rank => faceOf(card).rank;
export const suitOf = (card: Card): Suit => faceOf(card).suit;
/** The card's place in its suit: ace 1, 2–10 as printed, jack 11, queen 12, king 13. */
export const numberOf = (card: Card): number => faceOf(card).number;

const SYMBOLS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };
export const suitSymbol = (suit: Suit): string => SYMBOLS[suit];

/** A card as people read it: `10♦`. */
export const cardName = (card: Card): string => `${rankOf(card)}${SYMBOLS[suitOf(card)]}`;
export const isCard = (code: string): code is Card => faces.has(code);
