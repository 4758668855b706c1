/** The places of the table and what lies on them, as the view tells it. */

import type { Schemas } from '../../api/schemas.ts';
import { rankOf, suitOf } from '../pack.ts';

export type Place = Schemas['PictureGalleryPlace'];
export type Card = string;
export type View = Schemas['PictureGalleryView'];
/** Where a move begins or ends. */
export type Spot = Place | 'aces' | 'stock';

const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Each row of the gallery with the ranks that its piles grow by. */
export const ROWS = [
  {
    key: 'top',
    name: 'Top row',
    sequence: ['2', '5', '8', 'J'],
    places: COLUMNS.map((column) => `T${column}` as const),
  },
  {
    key: 'middle',
    name: 'Middle row',
    sequence: ['3', '6', '9', 'Q'],
    places: COLUMNS.map((column) => `M${column}` as const),
  },
  {
    key: 'bottom',
    name: 'Bottom row',
    sequence: ['4', '7', '10', 'K'],
    places: COLUMNS.map((column) => `B${column}` as const),
  },
] as const;
export type Row = (typeof ROWS)[number];

export const RESERVE = COLUMNS.map((column) => `R${column}` as const);
export type ReservePlace = (typeof RESERVE)[number];

export const ACES = 8;
export const PILES = 24;
const HEIGHT = 4;

export const SPOTS: readonly Spot[] = [...ROWS.flatMap(({ places }) => places), ...RESERVE, 'aces', 'stock'];
export const spotNamed = (name: string): Spot | undefined => SPOTS.find((spot) => spot === name);

export const isRed = (card: Card): boolean => /[HD]$/.test(card);

const rowOf = (place: Spot): Row | undefined =>
  ROWS.find(({ places }) => places.some((one) => one === place));

/** The cards on a place, bottom card first. */
export function pileAt(view: View, place: Spot): readonly Card[] {
  const row = rowOf(place);
  const piles = row === undefined ? view.reserve : view.gallery[row.key];
  const names: readonly Spot[] = row?.places ?? RESERVE;
  return piles[names.indexOf(place)] ?? [];
}

/** How far a gallery pile is: a gap, a card that starts nothing here, begun, or finished. */
export type Stage = 'gap' | 'loose' | 'begun' | 'finished';

export function stageOf(pile: readonly Card[], { sequence }: Row): Stage {
  const [bottom] = pile;
  if (bottom === undefined) return 'gap';
  if (rankOf(bottom) !== sequence[0]) return 'loose';
  return pile.length < HEIGHT ? 'begun' : 'finished';
}

export function isFinished(view: View, place: Spot): boolean {
  const row = rowOf(place);
  return row !== undefined && stageOf(pileAt(view, place), row) === 'finished';
}

/** The card that a begun pile waits for. */
export function nextOn(pile: readonly Card[], { sequence }: Row): Card | undefined {
  const [bottom] = pile;
  const rank = sequence[pile.length];
  return bottom === undefined || rank === undefined ? undefined : `${rank}${suitOf(bottom)}`;
}

/** The card that may be taken from a place: the last of a reserve pile, or one that starts nothing in the gallery. */
export function takenFrom(view: View, place: Spot): Card | undefined {
  const pile = pileAt(view, place);
  const row = rowOf(place);
  return row === undefined || stageOf(pile, row) === 'loose' ? pile.at(-1) : undefined;
}
