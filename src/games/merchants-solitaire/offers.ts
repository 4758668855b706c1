/** What things are worth: the customer's offer, and what the merchant can put against it. */
import { type Card, numberOf, rankOf, suitOf } from '../../core/cards.ts';
import type { State } from './state.ts';

const ACE_HIGH = 11;
const ACE_LOW = 1;
/** By how much an ace grows when it counts 11 instead of 1. */
export const ACE_RISE = ACE_HIGH - ACE_LOW;

/** A customer waiting for an answer, and the used item it brings. */
export interface Round {
  readonly customer: Card;
  readonly usedItem: Card;
}

/** An item that may be part of an offer, and where it lies. */
export interface Good {
  readonly item: Card;
  readonly from: number | 'back';
}

/** The worth of an item or a set: `least` with every ace at 1; each of the `aces` can count 10 more. */
export interface Worth {
  readonly least: number;
  readonly aces: number;
}

const isAce = (card: Card): boolean => rankOf(card) === 'A';
/** MS-1: jack 1, queen 2, king 3. */
export const influenceOf = (customer: Card): number => numberOf(customer) - 10;

/** The round that waits for an answer; none before the setup and after the end. */
export function roundOf(state: State): Round | undefined {
  const { customer, usedItem, wasRemoved } = state;
  return customer === null || usedItem === null || wasRemoved ? undefined : { customer, usedItem };
}

/** MS-3: the customer's money (jack 11, queen 12, king 13) plus the used item, an ace there always 11. */
export const customersOffer = ({ customer, usedItem }: Round): number =>
  numberOf(customer) + (isAce(usedItem) ? ACE_HIGH : numberOf(usedItem));

/** MS-4 and MS-14: items of the used item's type cost nothing; in Super Exclusive, of its value too. */
export const isFree = (item: Card, usedItem: Card, superExclusive: boolean): boolean =>
  suitOf(item) === suitOf(usedItem) || (superExclusive && rankOf(item) === rankOf(usedItem));

/** MS-4: what one item counts. Free comes first, so that a free ace is worth 0, never 1 or 11. */
export function worthOf(item: Card, usedItem: Card, superExclusive: boolean): Worth {
  if (isFree(item, usedItem, superExclusive)) return { least: 0, aces: 0 };
  return isAce(item) ? { least: ACE_LOW, aces: 1 } : { least: numberOf(item), aces: 0 };
}

/** All that may be offered: face-up items of shelves 1 to 8 (MS-4, MS-15), then the item in the back (MS-13). */
export function goodsOf(state: State): readonly Good[] {
  const goods: Good[] = [];
  state.shelves.forEach(({ item, faceDown }, i) => {
    if (item !== null && !faceDown) goods.push({ item, from: i + 1 });
  });
  const top = state.inventory[0];
  if (state.variants.checkInTheBack && top !== undefined) goods.push({ item: top, from: 'back' });
  return goods;
}

/** MS-4: whether a set comes to the offer, each ace counting 11 or 1 as fits. */
export function comesTo({ least, aces }: Worth, offer: number): boolean {
  const rest = offer - least;
  return rest >= 0 && rest % ACE_RISE === 0 && rest / ACE_RISE <= aces;
}

/** Every sum that a set can be counted as, the smallest first. */
export const sumsOf = ({ least, aces }: Worth): number[] =>
  Array.from({ length: aces + 1 }, (_, raised) => least + raised * ACE_RISE);

/** MS-5 and MS-12: by how much trading these items raises guild standing. */
export function standingGained(items: readonly Card[], customer: Card, loyalPatrons: boolean): number {
  const preferred = items.filter((item) => suitOf(item) === suitOf(customer)).length;
  return preferred + (isLoyal(items.length, loyalPatrons) ? 1 : 0);
}

const PATRON_FROM = 4;
/** MS-12: whether a trade of so many items, free ones and the back item included, wins the customer over. */
export const isLoyal = (items: number, loyalPatrons: boolean): boolean =>
  loyalPatrons && items >= PATRON_FROM;

const most = ({ least, aces }: Worth): number => least + aces * ACE_RISE;

/** Every set of one or more of the goods that comes to the offer, in the order in which they lie. */
export function matchingSets(goods: readonly Good[], worths: readonly Worth[], offer: number): Good[][] {
  const sets: Good[][] = [];
  const chosen: Good[] = [];
  // What can be reached with the goods from `next` on is bounded on both sides: most branches end early.
  const visit = (next: number, least: number, aces: number, left: number): void => {
    if (least > offer || most({ least, aces }) + left < offer) return;
    const good = goods[next];
    const worth = worths[next];
    if (good === undefined || worth === undefined) {
      if (chosen.length > 0 && comesTo({ least, aces }, offer)) sets.push([...chosen]);
      return;
    }
    const leftBehind = left - most(worth);
    chosen.push(good);
    visit(next + 1, least + worth.least, aces + worth.aces, leftBehind);
    chosen.pop();
    visit(next + 1, least, aces, leftBehind);
  };
  visit(
    0,
    0,
    0,
    worths.reduce((sum, worth) => sum + most(worth), 0),
  );
  return sets;
}
