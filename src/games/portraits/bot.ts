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
const need = (view: View, suit: Suit): number => PORTRAITS_PER_SUIT - ofSuit(view.vault, suit).length;

const held = (view: View, suit: Suit): number => totalOf(ofSuit(view.assets, suit));

function portraitScore(view: View, { card, with: payment }: BuyMove): number {
  const waste = totalOf(payment) - priceOf(card);
  const score = 1000 - 6 * waste - payment.length;
  if (!view.privateSales.includes(card)) return score;
  return score + (view.privateSales.length >= CROWDED ? 200 : 40);
}

function assetScore(view: View, { card, with: payment }: BuyMove): number {
  const loss = totalOf(payment) - worthOf(card);
  return 100 - 8 * loss - 30 * (payment.length - 1) - 10 * need(view, suitOf(card));
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
