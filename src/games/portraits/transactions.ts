/** All transactions that a table allows (PO-5 to PO-9, PO-13). */
import { type Card, suitOf } from '../../core/cards.ts';
import { ROW } from './schema.ts';
import type { PortraitsLegalMove, State } from './state.ts';
import { isPortrait, priceOf, totalOf, worthOf } from './worth.ts';

/** Every choice of some of five cards as a bit mask, those with fewest cards first. */
const bits = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bits(mask >> 1));
const CHOICES: readonly number[] = Array.from({ length: 2 ** ROW - 1 }, (_, i) => i + 1).sort(
  (a, b) => bits(a) - bits(b) || a - b,
);

/**
 * In this order: public sales from left to right, then private sales. For each card first its purchases, the
 * payments with fewest cards before others, then its swaps. Lazy, so that "is there any?" costs little.
 */
export function* transactions(state: State): Generator<PortraitsLegalMove> {
  const assets = state.assets.filter((card) => card !== null);
  for (const card of state.publicSales) {
    if (card === null) continue;
    yield* purchases(card, assets);
    if (!isPortrait(card)) yield* swaps(card, assets);
  }
  for (const card of state.privateSales) yield* purchases(card, assets);
}

function* purchases(card: Card, assets: readonly Card[]): Generator<PortraitsLegalMove> {
  const value = priceOf(card);
  const suit = suitOf(card);
  const purse = assets.filter((asset) => suitOf(asset) === suit);
  if (totalOf(purse) <= value) return;
  for (const choice of CHOICES) {
    if (choice >= 1 << purse.length) continue;
    const payment = purse.filter((_, index) => (choice >> index) & 1);
    const total = totalOf(payment);
    if (total <= value) continue;
    // No card can be spared when even the smallest is needed.
    const minimal = total - Math.min(...payment.map(worthOf)) <= value;
    yield { move: { type: 'buy', card, with: payment }, minimal };
  }
}

function* swaps(card: Card, assets: readonly Card[]): Generator<PortraitsLegalMove> {
  for (const asset of assets) {
    if (priceOf(asset) === priceOf(card)) yield { move: { type: 'swap', card, with: asset } };
  }
}
