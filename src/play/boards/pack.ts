/** What the code of a playing card says. */
import type { Schemas } from '../api/schemas.ts';

export type CardCode = Schemas['Card'];

const COURT: Readonly<Record<string, number>> = { A: 1, J: 11, Q: 12, K: 13 };

export const suitOf = (card: string): string => card.slice(-1);
export const rankOf = (card: string): string => card.slice(0, -1);
export const numberOf = (card: string): number => COURT[rankOf(card)] ?? Number(rankOf(card));

/** In the order in which the drawings of the tables show them. */
export const SUITS = [
  { suit: 'S', sign: '♠', name: 'spades' },
  { suit: 'H', sign: '♥', name: 'hearts' },
  { suit: 'D', sign: '♦', name: 'diamonds' },
  { suit: 'C', sign: '♣', name: 'clubs' },
] as const;

/** Whether both hold the same cards, in whatever order. */
export const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((card) => b.includes(card));
