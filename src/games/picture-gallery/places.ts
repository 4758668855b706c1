/** The places of the layout and what fits where. Plain questions about piles: no options, no stock, no turn. */
import { type Card, DECK, numberOf, type Rank, rankOf, suitOf } from '../../core/cards.ts';

export const TOP = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8'] as const;
export const MIDDLE = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8'] as const;
export const BOTTOM = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8'] as const;
export const RESERVE = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8'] as const;
export const GALLERY = [...TOP, ...MIDDLE, ...BOTTOM] as const;
/** In the order in which cards are dealt and aces are looked for (PG-4, PG-7). */
export const PLACES = [...GALLERY, ...RESERVE] as const;

export type ReservePlace = (typeof RESERVE)[number];
export type Place = (typeof PLACES)[number];
/** Bottom card first. */
export type Pile = readonly Card[];
/** The face-up piles, in the order of `PLACES`. */
export type Layout = readonly Pile[];

/** No card anywhere. */
export const BARE: Layout = PLACES.map(() => []);
/** Cards of a finished pile (PG-3). */
export const FINISHED_HEIGHT = 4;
/** Each card of a sequence is this much higher than the one below it (PG-3). */
const STEP = 3;

const INDEX = new Map<Place, number>(PLACES.map((place, i) => [place, i]));

const STARTS = new Map<Place, Rank>([
  ...TOP.map((place) => [place, '2'] as const),
  ...MIDDLE.map((place) => [place, '3'] as const),
  ...BOTTOM.map((place) => [place, '4'] as const),
]);

const AFTER = new Map<Card, Card | undefined>(
  DECK.map((card) => [
    card,
    DECK.find((other) => suitOf(other) === suitOf(card) && numberOf(other) === numberOf(card) + STEP),
  ]),
);

const indexOf = (place: Place): number => INDEX.get(place) ?? PLACES.length;
export const pileAt = (layout: Layout, place: Place): Pile => layout[indexOf(place)] ?? [];
export const withPile = (layout: Layout, place: Place, pile: Pile): Layout =>
  layout.with(indexOf(place), pile);

/** The rank of the cards that start a pile at this gallery place: 2, 3 or 4; none at the reserve (PG-3). */
export const startRankOf = (place: Place): Rank | undefined => STARTS.get(place);
export const isReserve = (place: Place): boolean => !STARTS.has(place);
export const isAce = (card: Card): boolean => rankOf(card) === 'A';
export const topOf = (pile: Pile): Card | undefined => pile[pile.length - 1];

/** Whether the bottom card of a gallery pile is a start card of its row, of any suit (PG-3). */
function startsWith(pile: Pile, start: Rank | undefined): boolean {
  const bottom = pile[0];
  return start !== undefined && bottom !== undefined && rankOf(bottom) === start;
}

export const isStarted = (layout: Layout, place: Place): boolean =>
  startsWith(pileAt(layout, place), STARTS.get(place));

/** The card that may be taken from a place: a reserve pile's top, or a single card that starts nothing (PG-5). */
export function availableAt(layout: Layout, place: Place): Card | undefined {
  const pile = pileAt(layout, place);
  return startsWith(pile, STARTS.get(place)) ? undefined : topOf(pile);
}

/**
 * What a gallery place takes: a gap any start card of its row, written as its rank, `2` (PG-8); a started pile the
 * one card that follows, `5H` (PG-9). Nothing where a single card lies in a wrong row and on finished piles.
 */
export function neededAt(layout: Layout, place: Place): Rank | Card | undefined {
  const pile = pileAt(layout, place);
  const start = STARTS.get(place);
  const top = topOf(pile);
  if (top === undefined) return start;
  return startsWith(pile, start) ? AFTER.get(top) : undefined;
}

/** Whether a card is what a gallery place takes (PG-8, PG-9). */
export const fits = (card: Card, needed: Rank | Card | undefined): boolean =>
  needed === card || needed === rankOf(card);

/** How many gallery piles have their four cards (PG-3). */
export const finishedPiles = (layout: Layout): number =>
  GALLERY.filter((place) => pileAt(layout, place).length === FINISHED_HEIGHT).length;
