/**
 * A greedy player: weighs each legal move by itself and plays one of the best.
 * Aces first, then start cards, then building; it deals when nothing else is worth more than nothing.
 */
import { type Card, numberOf } from '../../core/cards.ts';
import {
  availableAt,
  fits,
  GALLERY,
  isAce,
  isReserve,
  type Layout,
  neededAt,
  type Pile,
  type Place,
  pileAt,
  RESERVE,
  startRankOf,
  topOf,
} from './places.ts';
import type { Move, View } from './schema.ts';

/** The move of the greatest worth. Sees nothing but the view; the same view has the same answer. */
export function bot(view: View, legalMoves: readonly { readonly move: Move }[]): Move {
  const layout = layoutOf(view);
  let best: Move[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const { move } of legalMoves) {
    const worth = worthOf(move, layout, view.stock);
    if (worth > most) best = [];
    if (worth >= most) best.push(move);
    most = Math.max(most, worth);
  }
  const chosen = best[spinOf(layout, view.stock) % best.length];
  if (chosen === undefined) throw new Error('no legal moves to choose from');
  return chosen;
}

/** The face-up piles that a view shows. */
export const layoutOf = ({ gallery, reserve }: View): Layout => [
  ...gallery.top,
  ...gallery.middle,
  ...gallery.bottom,
  ...reserve,
];

/** A number that changes with every move: it breaks ties without chance, and not always for the same places. */
const spinOf = (layout: Layout, stock: number): number =>
  layout.reduce((sum, pile, i) => sum + pile.length * (i + 1), stock);

function worthOf(move: Move, layout: Layout, stock: number): number {
  switch (move.type) {
    case 'deal':
      return 0;
    case 'discardAce':
      return isReserve(move.from) ? 1000 : 1050;
    case 'move':
      if (isReserve(move.to)) {
        return isReserve(move.from)
          ? worthOfDigging(move.from, layout, stock)
          : worthOfGap(move.from, layout);
      }
      return worthOfHanging(move.from, move.to, layout);
  }
}

/** A start card into a gap, or building. From the gallery it opens a gap; a high reserve pile wants to shrink. */
function worthOfHanging(from: Place, to: Place, layout: Layout): number {
  const card = topOf(pileAt(layout, from));
  const opens = isReserve(from) ? pileAt(layout, from).length : 60;
  if (pileAt(layout, to).length === 0) return 900 + opens;
  // Pictures finish a pile and free nothing.
  return 800 + opens - (card !== undefined && numberOf(card) > 10 ? 20 : 0);
}

/** The places among these whose available card starts a pile in the row of `gap`. */
export function startersFor(gap: Place, places: readonly Place[], layout: Layout): readonly Place[] {
  return places.filter((place) => {
    const card = availableAt(layout, place);
    return card !== undefined && fits(card, startRankOf(gap));
  });
}

/** A gallery card out of the way: worth as much as the start cards that could take its place now. */
function worthOfGap(from: Place, layout: Layout): number {
  const inReserve = startersFor(from, RESERVE, layout).length;
  const misplaced = startersFor(from, GALLERY, layout).length;
  return 100 + 100 * inReserve + 200 * misplaced;
}

/** The card that is turned up when the top of a pile leaves. */
export const cardBelow = (pile: Pile): Card | undefined => pile[pile.length - 2];

/** A reserve card onto an empty place: good when the card below it can be played now. */
function worthOfDigging(from: Place, layout: Layout, stock: number): number {
  const below = cardBelow(pileAt(layout, from));
  if (below !== undefined && (isAce(below) || homeOf(below, layout) !== undefined)) return 300;
  return stock > 0 ? -60 : 20 + pileAt(layout, from).length;
}

/** The first gallery place that takes the card now. */
export const homeOf = (card: Card, layout: Layout): Place | undefined =>
  GALLERY.find((place) => fits(card, neededAt(layout, place)));
