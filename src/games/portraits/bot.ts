/** A greedy player: portraits first, then swaps towards the suits that are still wanted, then assets. */
import { type Card, type Suit, suitOf } from '../../core/cards.ts';
import type { BuyMove, Move, SwapMove, View } from './schema.ts';
import type { PortraitsLegalMove } from './state.ts';
import { isPortrait, priceOf, totalOf, worthOf } from './worth.ts';

const PORTRAITS_PER_SUIT = 3;
const CROWDED = 4;

const ofSuit = (cards: readonly (Card | null)[], suit: Suit): Card[] =>
  cards.filter((card) => card !== null).filter((card) => suitOf(card) === suit);

/** How many portraits of the suit the vault still wants. */
export const need = (view: View, suit: Suit): number => PORTRAITS_PER_SUIT - ofSuit(view.vault, suit).length;

/** What all assets of the suit make together in a payment. */
export const held = (view: View, suit: Suit): number => totalOf(ofSuit(view.assets, suit));

/** What a payment makes beyond the price: at least 1. */
export const wasteOf = ({ card, with: payment }: BuyMove): number => totalOf(payment) - priceOf(card);

/** How much less the bought asset makes in a payment than what is paid for it; below 0 for most aces. */
export const lossOf = ({ card, with: payment }: BuyMove): number => totalOf(payment) - worthOf(card);

/** Whether private sales are so full that a portrait more is a danger (PO-3). */
export const isCrowded = ({ privateSales }: View): boolean => privateSales.length >= CROWDED;

function portraitScore(view: View, move: BuyMove): number {
  const { card, with: payment } = move;
  const waste = wasteOf(move);
  const score = 1000 - 6 * waste - payment.length;
  if (!view.privateSales.includes(card)) return score;
  return score + (isCrowded(view) ? 200 : 40);
}

function assetScore(view: View, move: BuyMove): number {
  return 100 - 8 * lossOf(move) - 30 * (move.with.length - 1) - 10 * need(view, suitOf(move.card));
}

function swapScore(view: View, move: SwapMove): number {
  const fresh = suitOf(move.card);
  const old = suitOf(move.with);
  return 300 + 30 * (need(view, fresh) - need(view, old)) + 2 * (held(view, fresh) - held(view, old));
}

function score(view: View, move: Move): number {
  if (move.type === 'swap') return swapScore(view, move);
  return isPortrait(move.card) ? portraitScore(view, move) : assetScore(view, move);
}

/** The best-scored swap or minimal purchase; among equals the first that is listed. */
export function bot(view: View, legalMoves: readonly PortraitsLegalMove[]): Move {
  let best: { readonly move: Move; readonly score: number } | undefined;
  for (const { move, minimal } of legalMoves) {
    if (minimal === false) continue;
    const rated = score(view, move);
    if (best === undefined || rated > best.score) best = { move, score: rated };
  }
  if (best === undefined) throw new Error('a bot is asked only when there is a legal move');
  return best.move;
}
