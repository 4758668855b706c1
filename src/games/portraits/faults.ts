/** Why a transaction is refused: the first rule that fails. */
import { type Card, suitOf } from '../../core/cards.ts';
import type { Refusal, RefusalParams } from '../../core/game.ts';
import type { BuyMove, Move, SwapMove } from './schema.ts';
import type { State } from './state.ts';
import { isPortrait, priceOf, totalOf } from './worth.ts';

export type RefusalCode =
  | 'no-such-card-here'
  | 'wrong-suit'
  | 'payment-too-low'
  | 'not-a-portrait-swap'
  | 'unequal-values';

/** Where a card was looked for in vain. */
export type MissedPlace = 'sales' | 'publicSales' | 'assets';

const refusal = (move: Move, code: RefusalCode, rule: string, params: RefusalParams): Refusal => ({
  code,
  rule,
  params,
  about: { card: move.card, with: move.with },
});

const missing = (move: Move, rule: string, card: Card, place: MissedPlace): Refusal =>
  refusal(move, 'no-such-card-here', rule, { card, place });

/** What is wrong with a purchase, if anything. Faults cite PO-5 for assets and PO-7 for portraits. */
function purchaseFault(state: State, move: BuyMove): Refusal | undefined {
  const rule = isPortrait(move.card) ? 'PO-7' : 'PO-5';
  const isOnSale = state.publicSales.includes(move.card) || state.privateSales.includes(move.card);
  if (!isOnSale) return missing(move, rule, move.card, 'sales');
  const notOwned = move.with.find((card) => !state.assets.includes(card));
  if (notOwned !== undefined) return missing(move, rule, notOwned, 'assets');
  const suit = suitOf(move.card);
  const strangers = move.with.filter((card) => suitOf(card) !== suit);
  if (strangers.length > 0) return refusal(move, 'wrong-suit', rule, { suit, cards: strangers });
  const needed = priceOf(move.card) + 1;
  const offered = totalOf(move.with);
  if (offered < needed) return refusal(move, 'payment-too-low', rule, { needed, offered });
  return undefined;
}

/** What is wrong with a swap, if anything (PO-8). A portrait is never swapped, wherever it lies. */
function swapFault(state: State, move: SwapMove): Refusal | undefined {
  if (isPortrait(move.card)) return refusal(move, 'not-a-portrait-swap', 'PO-8', { card: move.card });
  if (!state.publicSales.includes(move.card)) return missing(move, 'PO-8', move.card, 'publicSales');
  if (!state.assets.includes(move.with)) return missing(move, 'PO-8', move.with, 'assets');
  const needed = priceOf(move.card);
  const offered = priceOf(move.with);
  if (offered !== needed) return refusal(move, 'unequal-values', 'PO-8', { needed, offered });
  return undefined;
}

/** The first rule that a move breaks, or undefined for a legal one. */
export function faultOf(state: State, move: Move): Refusal | undefined {
  switch (move.type) {
    case 'buy':
      return purchaseFault(state, move);
    case 'swap':
      return swapFault(state, move);
  }
}
