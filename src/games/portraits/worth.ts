/** What cards are worth. An ace counts 1 when it is bought and 11 in a payment, the best for the player (PO-1, PO-9). */
import { type Card, numberOf } from '../../core/cards.ts';

const JACK = 11;
const ACE_PAID = 11;

/** Jacks, queens and kings; all other cards are assets (PO-1). */
export const isPortrait = (card: Card): boolean => numberOf(card) >= JACK;

/** What the card counts when it is bought or swapped: a payment has to exceed it, a swap to equal it. */
export const priceOf = numberOf;

/** What the card counts in a payment. */
export function worthOf(card: Card): number {
  const number = numberOf(card);
  return number === 1 ? ACE_PAID : number;
}

/** What the cards make together in a payment. */
export function totalOf(cards: readonly Card[]): number {
  let total = 0;
  for (const card of cards) total += worthOf(card);
  return total;
}
