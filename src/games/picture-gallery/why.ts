/** Why the greedy player makes a move: what it frees, said in a sentence. Nothing is told of the stock's cards. */
import { type Card, cardName } from '../../core/cards.ts';
import { cardBelow, homeOf, layoutOf, startersFor } from './bot.ts';
import {
  FINISHED_HEIGHT,
  GALLERY,
  isAce,
  isReserve,
  type Layout,
  type Place,
  pileAt,
  RESERVE,
  startRankOf,
  topOf,
  withPile,
} from './places.ts';
import type { Move, View } from './schema.ts';

type Legal = { readonly move: Move };
type MoveCard = Extract<Move, { type: 'move' }>;
type Deal = Extract<Move, { type: 'deal' }>;

/** The reason for a legal move, from the face-up cards. */
export function why(view: View, legalMoves: readonly Legal[], move: Move): string {
  const layout = layoutOf(view);
  switch (move.type) {
    case 'deal':
      return reasonToDeal(view, legalMoves, move);
    case 'discardAce': {
      const what = `It puts ${nameAt(layout, move.from)} out of the way`;
      return `${what}${gainOf(move.from, layout, taken(layout, move.from))}.`;
    }
    case 'move':
      return isReserve(move.to) ? reasonToClear(view, layout, move) : reasonToHang(layout, move);
  }
}

const nameAt = (layout: Layout, place: Place): string => {
  const card = topOf(pileAt(layout, place));
  return card === undefined ? 'a card' : cardName(card);
};

const taken = (layout: Layout, from: Place): Layout =>
  withPile(layout, from, pileAt(layout, from).slice(0, -1));

function moved(layout: Layout, { from, to }: MoveCard): Layout {
  const card = topOf(pileAt(layout, from));
  return card === undefined ? layout : withPile(taken(layout, from), to, [...pileAt(layout, to), card]);
}

/** What comes free when the top card of `from` has left, as the end of a sentence; `after` is the table then. */
function gainOf(from: Place, before: Layout, after: Layout): string {
  if (!isReserve(from)) return ` and opens the gap ${from}${startersIn(from, after)}`;
  const below = cardBelow(pileAt(before, from));
  return below === undefined ? ` and takes the last card of ${from}` : ` and turns up ${useOf(below, after)}`;
}

/** A gap's start cards that lie ready. */
function startersIn(gap: Place, layout: Layout): string {
  const start = startRankOf(gap);
  const [ready] = [...startersFor(gap, GALLERY, layout), ...startersFor(gap, RESERVE, layout)];
  return ready === undefined
    ? `, which takes any ${start}`
    : `, which ${nameAt(layout, ready)} from ${ready} can fill`;
}

/** A card that is turned up, and what can be done with it. */
function useOf(card: Card, layout: Layout): string {
  const name = cardName(card);
  if (isAce(card)) return `${name}, which can be put out`;
  const home = homeOf(card, layout);
  if (home === undefined) return name;
  const onto = topOf(pileAt(layout, home));
  return onto === undefined
    ? `${name}, which fits the gap ${home}`
    : `${name}, which goes on ${cardName(onto)} at ${home}`;
}

/** A start card into a gap, or building. */
function reasonToHang(layout: Layout, move: MoveCard): string {
  const after = moved(layout, move);
  const pile = pileAt(after, move.to);
  const card = nameAt(layout, move.from);
  const deed =
    pile.length === 1
      ? `starts a pile at ${move.to} with ${card}`
      : `${pile.length === FINISHED_HEIGHT ? 'finishes the pile' : 'builds'} at ${move.to} with ${card}`;
  return `It ${deed}${gainOf(move.from, layout, after)}.`;
}

/** A card onto an empty place of the reserve. */
function reasonToClear(view: View, layout: Layout, move: MoveCard): string {
  const after = moved(layout, move);
  if (!isReserve(move.from)) {
    return `It moves ${nameAt(layout, move.from)} out of the gallery${gainOf(move.from, layout, after)}.`;
  }
  const below = cardBelow(pileAt(layout, move.from));
  if (below === undefined) return `It moves ${nameAt(layout, move.from)} to another place.`;
  const isUseful = isAce(below) || homeOf(below, after) !== undefined;
  if (isUseful || view.stock > 0) return `It uncovers ${useOf(below, after)}.`;
  return `Nothing fits the gallery now; it digs in ${move.from} and uncovers ${cardName(below)}.`;
}

function reasonToDeal(view: View, legalMoves: readonly Legal[], { direction }: Deal): string {
  const count = Math.min(view.stock, RESERVE.length);
  const cards = count === 1 ? 'one new card' : `${count} new cards`;
  const way = direction === undefined ? '' : ' from right to left';
  const others = legalMoves.filter(({ move }) => move.type !== 'deal');
  if (others.length === 0) return `Nothing else can be moved; dealing brings ${cards}${way}.`;
  return `The other moves only shift cards of the reserve; dealing brings ${cards}${way}.`;
}
