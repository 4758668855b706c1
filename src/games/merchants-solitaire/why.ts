/** Why the greedy merchant answers as it does: standing first, then thrift, said in a sentence. */
import { type Card, suitOf } from '../../core/cards.ts';
import type { LegalMove } from '../../core/game.ts';
import { freeItems, itemsOf, keyOf, paidOf } from './bot.ts';
import { influenceOf } from './offers.ts';
import type { Move, View } from './schema.ts';
import type { MerchantsSolitaireVocabulary } from './vocabulary.ts';
import { names } from './words.ts';

type Legal = LegalMove<MerchantsSolitaireVocabulary>;

/** A trade and the other trades that are possible. */
interface Choice {
  readonly items: readonly Card[];
  readonly standing: number;
  readonly others: readonly Legal[];
}

/** The reason for a legal move, from what lies open in the shop. */
export function why(view: View, legalMoves: readonly Legal[], move: Move): string {
  const { customer, offer } = view;
  if (customer === null || offer === null) throw new Error('no customer waits for an answer');
  const trades = legalMoves.filter((legal) => legal.move.type === 'trade');
  if (move.type === 'decline') return reasonToDecline(view, trades.length > 0, influenceOf(customer));
  const isSame = (legal: Legal): boolean => keyOf(itemsOf(legal.move)) === keyOf(move.items);
  const choice: Choice = {
    items: move.items,
    standing: trades.find(isSame)?.standing ?? 0,
    others: trades.filter((legal) => !isSame(legal)),
  };
  return `${gainOf(choice, customer)}; ${thriftOf(choice, freeItems(view, legalMoves), offer)}.`;
}

/** What joins guild standing (MS-5, MS-12), and whether no other trade brings more. */
function gainOf({ items, standing, others }: Choice, customer: Card): string {
  const preferred = items.filter((item) => suitOf(item) === suitOf(customer));
  const joining = standing > preferred.length ? [...preferred, customer] : preferred;
  if (joining.length === 0) {
    const start = others.every((other) => other.standing === 0) ? 'No trade brings' : 'It brings no';
    return `${start} standing, but declining would cost ${influenceOf(customer)}`;
  }
  const gain = `${names(joining)} ${joining.length === 1 ? 'joins' : 'join'} your guild standing`;
  if (others.length === 0 || others.some((other) => other.standing > standing)) return gain;
  const isAlone = others.every((other) => other.standing < standing);
  return `${gain}, ${isAlone ? 'more than any other trade brings' : 'and no trade brings more'}`;
}

/** What the trade takes from the shop: fewer paid items leave more for the next customers. */
function thriftOf(
  { items, standing, others }: Choice,
  isFree: (item: Card) => boolean,
  offer: number,
): string {
  const paid = paidOf(items, isFree);
  const free = items.filter(isFree);
  if (free.length > 0) return `${names(free)} ${free.length === 1 ? 'is' : 'are'} free beside ${names(paid)}`;
  const alike = others.filter((other) => other.standing === standing);
  const isThrifty = alike.every(({ move }) => paidOf(itemsOf(move), isFree).length >= paid.length);
  const what = `${names(paid)} ${paid.length === 1 ? 'comes' : 'come'} to ${offer}`;
  return alike.length > 0 && isThrifty ? `${what}, and no fewer would do` : what;
}

/** Declining is the policy's last resort. */
function reasonToDecline({ offer, standing }: View, canTrade: boolean, influence: number): string {
  if (canTrade) return `It keeps your items in the shop, for ${influence} of your guild standing.`;
  const start = `Nothing in your shop comes to ${offer}`;
  return standing.length < influence
    ? `${start}, and you have too little guild standing to decline: the game ends.`
    : `${start}: declining is all that is left, for ${influence} of your guild standing.`;
}
