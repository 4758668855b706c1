/** All transactions that a table allows (PO-5 to PO-9, PO-13). */
import { type Card, type Suit, suitOf } from '../../core/cards.ts';
import { ROW } from './schema.ts';
import type { PortraitsLegalMove, State } from './state.ts';
import { priceOf, worthOf } from './worth.ts';

interface Payment {
  readonly cards: Card[];
  readonly total: number;
  /** The total when the smallest card is left out: if that is too little, no card can be spared. */
  readonly totalWithoutSmallest: number;
}

const bits = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bits(mask >> 1));

/** By the number of cards in a purse: each choice of some of them as a bit mask, those with fewest cards first. */
const CHOICES: readonly (readonly number[])[] = Array.from({ length: ROW + 1 }, (_, size) =>
  Array.from({ length: 2 ** size - 1 }, (_, index) => index + 1).sort((a, b) => bits(a) - bits(b) || a - b),
);

function payment(cards: Card[]): Payment {
  let total = 0;
  let smallest = Number.POSITIVE_INFINITY;
  for (const card of cards) {
    const worth = worthOf(card);
    total += worth;
    if (worth < smallest) smallest = worth;
  }
  return { cards, total, totalWithoutSmallest: total - smallest };
}

/** All that the assets of one suit can pay, fewest cards first. */
function paymentsIn(suit: Suit, assets: readonly Card[]): Payment[] {
  const purse = assets.filter((asset) => suitOf(asset) === suit);
  const choices = CHOICES[purse.length] ?? [];
  return choices.map((choice) => payment(purse.filter((_, index) => (choice >> index) & 1)));
}

function* purchases(card: Card, payments: readonly Payment[]): Generator<PortraitsLegalMove> {
  const price = priceOf(card);
  for (const { cards, total, totalWithoutSmallest } of payments) {
    if (total <= price) continue;
    yield { move: { type: 'buy', card, with: cards }, minimal: totalWithoutSmallest <= price };
  }
}

/** No portrait lies among the assets, so none is ever of equal value. */
function* swaps(card: Card, assets: readonly Card[]): Generator<PortraitsLegalMove> {
  const price = priceOf(card);
  for (const asset of assets) {
    if (priceOf(asset) === price) yield { move: { type: 'swap', card, with: asset } };
  }
}

/**
 * In this order: public sales from left to right, then private sales. For each card first its purchases, the
 * payments with fewest cards before others, then its swaps. Lazy, so that "is there any?" costs little.
 */
export function* transactions(state: State): Generator<PortraitsLegalMove> {
  const assets = state.assets.filter((card) => card !== null);
  const payments: Readonly<Record<Suit, Payment[]>> = {
    S: paymentsIn('S', assets),
    H: paymentsIn('H', assets),
    D: paymentsIn('D', assets),
    C: paymentsIn('C', assets),
  };
  for (const card of state.publicSales) {
    if (card === null) continue;
    yield* purchases(card, payments[suitOf(card)]);
    yield* swaps(card, assets);
  }
  for (const card of state.privateSales) yield* purchases(card, payments[suitOf(card)]);
}
