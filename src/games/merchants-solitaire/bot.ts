/** The greedy merchant: most standing, then the fewest paid items, then the fewest items at all: stock runs short. */
import { type Card, rankOf, suitOf } from '../../core/cards.ts';
import type { LegalMove } from '../../core/game.ts';
import type { Move, View } from './schema.ts';
import type { MerchantsSolitaireVocabulary } from './vocabulary.ts';

type Legal = LegalMove<MerchantsSolitaireVocabulary>;

export const itemsOf = (move: Move): readonly Card[] => (move.type === 'trade' ? move.items : []);
/** The same for the same items in any order. */
export const keyOf = (items: readonly Card[]): string => [...items].sort().join(' ');

/**
 * The items that are free for their value (MS-14). The view does not show the variants, but the list does: what has
 * the used item's value is free when every trade with it is also listed without it.
 */
function freeByValue(usedItem: Card, legalMoves: readonly Legal[]): readonly Card[] {
  const trades = legalMoves.map(({ move }) => itemsOf(move));
  const isAlike = (item: Card): boolean => rankOf(item) === rankOf(usedItem);
  const alike = [...new Set(trades.flatMap((items) => items.filter(isAlike)))];
  if (alike.length === 0) return [];
  const listed = new Set(trades.map(keyOf));
  return alike.filter((item) =>
    trades.every(
      (items) => !items.includes(item) || listed.has(keyOf(items.filter((other) => other !== item))),
    ),
  );
}

/** Which items cost nothing in this round: those of the used item's type (MS-4), or its value (MS-14). */
export function freeItems({ usedItem }: View, legalMoves: readonly Legal[]): (item: Card) => boolean {
  if (usedItem === null) return () => false;
  const byValue = freeByValue(usedItem, legalMoves);
  return (item) => suitOf(item) === suitOf(usedItem) || byValue.includes(item);
}

/** The items that count towards the offer. */
export const paidOf = (items: readonly Card[], isFree: (item: Card) => boolean): readonly Card[] =>
  items.filter((item) => !isFree(item));

/** The move of the greedy merchant. Declines only when nothing matches. */
export function bot(view: View, legalMoves: readonly Legal[]): Move {
  const isFree = freeItems(view, legalMoves);
  const most = Math.max(...legalMoves.map(({ standing }) => standing));
  let best: { readonly move: Move; readonly paid: number; readonly given: number } | undefined;
  for (const { move, standing } of legalMoves) {
    if (standing < most) continue;
    const items = itemsOf(move);
    const paid = paidOf(items, isFree).length;
    const given = items.length;
    if (best === undefined || paid < best.paid || (paid === best.paid && given < best.given)) {
      best = { move, paid, given };
    }
  }
  if (best === undefined) throw new Error('no legal move to choose from');
  return best.move;
}
