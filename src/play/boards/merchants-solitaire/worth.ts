/** What items count for the customer at the front. */
import type { Schemas } from '../../api/schemas.ts';
import { type CardCode, numberOf, rankOf, suitOf } from '../pack.ts';

type Position = Schemas['MerchantsSolitairePosition'];

/** What the customer wants and brings, and by which rules. */
export interface Terms {
  readonly customer: CardCode | null;
  readonly usedItem: CardCode | null;
  readonly offer: number | null;
  readonly isSuperExclusive: boolean;
  /** Whether customers join guild standing when they get many items. */
  readonly isLoyal: boolean;
}

export const termsOf = ({ view, options }: Position): Terms => ({
  customer: view?.customer ?? null,
  usedItem: view?.usedItem ?? null,
  offer: view?.offer ?? null,
  isSuperExclusive: options.variants.superExclusive,
  isLoyal: options.variants.loyalPatrons,
});

const ACE_RISE = 10;

export const isAce = (item: CardCode): boolean => rankOf(item) === 'A';

/** Items of the used item's type count nothing; in Super Exclusive, those of its value neither. */
export const isFree = (item: CardCode, { usedItem, isSuperExclusive }: Terms): boolean =>
  usedItem !== null &&
  (suitOf(item) === suitOf(usedItem) || (isSuperExclusive && rankOf(item) === rankOf(usedItem)));

/** Whether the item joins guild standing when it is traded. */
export const isPreferred = (item: CardCode, { customer }: Terms): boolean =>
  customer !== null && suitOf(item) === suitOf(customer);

/** Every sum that the items can be counted as, the smallest first: each ace is 1 or 11. */
export function sumsOf(items: readonly CardCode[], terms: Terms): readonly number[] {
  const paid = items.filter((item) => !isFree(item, terms));
  const least = paid.reduce((sum, item) => sum + numberOf(item), 0);
  const aces = paid.filter(isAce).length;
  return Array.from({ length: aces + 1 }, (_, raised) => least + raised * ACE_RISE);
}
