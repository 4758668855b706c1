/** What the legal moves offer for the cards that are picked, and what the figures say of those that fall short. */
import type { Schemas } from '../../api/schemas.ts';
import { type CardCode, isSameSet, numberOf, suitOf } from '../pack.ts';

export type Move = Schemas['PortraitsMove'];
export type LegalMove = Schemas['PortraitsLegalMove'];

/** The assets that are picked, and the card on sale that somebody wants to know the payments of. */
export interface Chosen {
  readonly picked: readonly CardCode[];
  readonly wanted: CardCode | null;
}
export const NOTHING: Chosen = { picked: [], wanted: null };

const JACK = 11;
const ACE_PAID = 11;

export const isPortrait = (card: CardCode): boolean => numberOf(card) >= JACK;
/** What the card counts when it is bought or swapped: a payment has to exceed it. */
export const priceOf = numberOf;
/** What the cards count together in a payment, aces 11 each. */
export const totalOf = (cards: readonly CardCode[]): number =>
  cards.reduce((sum, card) => sum + (numberOf(card) === 1 ? ACE_PAID : numberOf(card)), 0);

export const givenBy = (move: Move): readonly CardCode[] => (move.type === 'swap' ? [move.with] : move.with);

const includesAll = (move: Move, cards: readonly CardCode[]): boolean =>
  cards.every((card) => givenBy(move).includes(card));

export interface Ways {
  /** Those that spend no card in vain. */
  readonly cheap: readonly LegalMove[];
  readonly dear: readonly LegalMove[];
}

/** The legal ways to the card that spend all of these assets. */
export const waysTo = (card: CardCode, moves: readonly LegalMove[], picked: readonly CardCode[]): Ways => {
  const ways = moves.filter(({ move }) => move.card === card && includesAll(move, picked));
  return {
    dear: ways.filter(({ minimal }) => minimal === false),
    cheap: ways.filter(({ minimal }) => minimal !== false),
  };
};

/** The legal moves that spend just these assets. */
export const movesWith = (moves: readonly LegalMove[], picked: readonly CardCode[]): readonly LegalMove[] =>
  moves.filter(({ move }) => isSameSet(givenBy(move), picked));

/** What giving these assets for the card means: the legal move if there is one, else the purchase that is refused. */
export const attempt = (card: CardCode, picked: readonly CardCode[], moves: readonly LegalMove[]): Move =>
  movesWith(moves, picked).find(({ move }) => move.card === card)?.move ?? {
    type: 'buy',
    card,
    with: [...picked],
  };

/** Whether picking this asset too can still lead to a legal move: to the wanted card, or to any. */
export const leadsOn = (asset: CardCode, moves: readonly LegalMove[], { picked, wanted }: Chosen): boolean =>
  moves.some(
    ({ move }) => (wanted === null || move.card === wanted) && includesAll(move, [...picked, asset]),
  );

/** The picked total beside the price of a card; null where the two have nothing to do with one another. */
export function comparison(card: CardCode, picked: readonly CardCode[]): string | null {
  const [first] = picked;
  if (first === undefined) return null;
  const price = priceOf(card);
  if (picked.length === 1 && !isPortrait(card) && priceOf(first) === price) return `${price} = ${price}`;
  if (picked.some((asset) => suitOf(asset) !== suitOf(card))) return null;
  const total = totalOf(picked);
  return `${total} ${total > price ? '>' : total < price ? '<' : '='} ${price}`;
}
