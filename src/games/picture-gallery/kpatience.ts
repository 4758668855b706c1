/**
 * The numbered deals of KPatience's game Mod3, so that a deal from there can be played here.
 * Unshuffled: twice the ranks A to K, each in the suits clubs, diamonds, hearts, spades. Shuffled from the end with
 * the generator seed ← 214013 · seed + 2531011 (mod 2³²), of which bits 16 to 30 are used. Drawn from the end.
 */
import { type Card, RANKS, type Suit } from '../../core/cards.ts';

const SUIT_ORDER: readonly Suit[] = ['C', 'D', 'H', 'S'];
const ONE_DECK = RANKS.flatMap((rank) => SUIT_ORDER.map((suit): Card => `${rank}${suit}`));

/** All 104 cards of a deal, next card first. */
export function kpatienceOrder(number: number): readonly Card[] {
  const cards = [...ONE_DECK, ...ONE_DECK];
  let seed = number >>> 0;
  for (let i = cards.length; i >= 2; i--) {
    seed = (Math.imul(214013, seed) + 2531011) >>> 0;
    const other = ((seed >>> 16) & 0x7fff) % i;
    // Both indices lie inside the list: 0 ≤ other < i ≤ length.
    [cards[i - 1], cards[other]] = [cards[other] as Card, cards[i - 1] as Card];
  }
  return cards.reverse();
}
