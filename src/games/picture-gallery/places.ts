/** The places of the layout and what fits where. Plain questions about piles: no options, no stock, no turn. */
import { type Card, DECK, numberOf, suitOf } from '../../core/cards.ts';

export const TOP = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8'] as const;
export const MIDDLE = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8'] as const;
export const BOTTOM = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8'] as const;
export const RESERVE = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8'] as const;
export const GALLERY = [...TOP, ...MIDDLE, ...BOTTOM] as const;
/** In the order in which cards are dealt and aces are looked for (PG-4, PG-7). */
export const PLACES = [...GALLERY, ...RESERVE] as const;

export type ReservePlace = (typeof RESERVE)[number];
export type Place = (typeof PLACES)[number];
/** The face-up piles, bottom card first. */
export type Layout = Readonly<Record<Place, readonly Card[]>>;

/** No card anywhere. */
export const BARE: Layout = {
  ...{ T1: [], T2: [], T3: [], T4: [], T5: [], T6: [], T7: [], T8: [] },
  ...{ M1: [], M2: [], M3: [], M4: [], M5: [], M6: [], M7: [], M8: [] },
  ...{ B1: [], B2: [], B3: [], B4: [], B5: [], B6: [], B7: [], B8: [] },
  ...{ R1: [], R2: [], R3: [], R4: [], R5: [], R6: [], R7: [], R8: [] },
};

/** Cards of a finished pile (PG-3). */
export const FINISHED_HEIGHT = 4;
/** Each card of a sequence is this much higher than the one below it (PG-3). */
const STEP = 3;

const STARTS = new Map<Place, number>([
  ...TOP.map((place) => [place, 2] as const),
  ...MIDDLE.map((place) => [place, 3] as const),
  ...BOTTOM.map((place) => [place, 4] as const),
]);

const AFTER = new Map<Card, Card | undefined>(
  DECK.map((card) => [
    card,
    DECK.find((other) => suitOf(other) === suitOf(card) && numberOf(other) === numberOf(card) + STEP),
  ]),
);

/** The number of the card that starts a pile at this gallery place: 2, 3 or 4; none at the reserve (PG-3). */
export const startNumberOf = (place: Place): number | undefined => STARTS.get(place);
export const isReserve = (place: Place): boolean => !STARTS.has(place);
export const isAce = (card: Card): boolean => numberOf(card) === 1;

export const topOf = (pile: readonly Card[]): Card | undefined => pile[pile.length - 1];

/** Whether the bottom card of a gallery pile is a start card of its row, of any suit (PG-3). */
export function isStarted(layout: Layout, place: Place): boolean {
  const bottom = layout[place][0];
  return bottom !== undefined && numberOf(bottom) === STARTS.get(place);
}

/** The card that may be taken from a place: a reserve pile's top, or a single card that starts nothing (PG-5). */
export const availableAt = (layout: Layout, place: Place): Card | undefined =>
  isStarted(layout, place) ? undefined : topOf(layout[place]);

export type Misfit = 'wrong-start-card' | 'wrong-row' | 'wrong-sequence';

/** Why a card doesn't go onto a gallery place, or nothing when it fits there (PG-8, PG-9). */
export function misfitOf(layout: Layout, card: Card, to: Place): Misfit | undefined {
  const top = topOf(layout[to]);
  if (top === undefined) return numberOf(card) === STARTS.get(to) ? undefined : 'wrong-start-card';
  if (!isStarted(layout, to)) return 'wrong-row';
  return AFTER.get(top) === card ? undefined : 'wrong-sequence';
}

/** What would fit a gallery place, `2` for any two or `5H` for just that card; none where nothing fits. */
export function neededAt(layout: Layout, place: Place): string | undefined {
  const top = topOf(layout[place]);
  if (top === undefined) return STARTS.get(place)?.toString();
  return isStarted(layout, place) ? AFTER.get(top) : undefined;
}

/** How many gallery piles have their four cards (PG-3). */
export const finishedPiles = (layout: Layout): number =>
  GALLERY.filter((place) => layout[place].length === FINISHED_HEIGHT).length;
