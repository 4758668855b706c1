/** What may happen: the setup, the legal moves, the facts of a move, the end. */
import { type Card, rankOf } from '../../core/cards.ts';
import type { Awaited, Decision, LegalMove, Seat } from '../../core/game.ts';
import type { Outcome } from '../../core/outcome.ts';
import { obstacleTo, obstacleToDealing, obstacleToLanding, refusal } from './legality.ts';
import {
  availableAt,
  finishedPiles,
  GALLERY,
  isAce,
  type Layout,
  neededAt,
  PLACES,
  type Place,
  pileAt,
  RESERVE,
  topOf,
} from './places.ts';
import type { Event, Move, Options, RowDealt } from './schema.ts';
import { ACES, evolve, type PictureGalleryVocabulary, type State } from './state.ts';

type Legal = LegalMove<PictureGalleryVocabulary>;

/** The gallery row by row, then the reserve (PG-4), then what the options do by themselves (PG-7). */
export function setUp(state: State): readonly Event[] {
  const dealt: Event[] = [];
  PLACES.forEach((to, i) => {
    const card = state.stock[i];
    if (card !== undefined) dealt.push({ type: 'cardDealt', card, to });
  });
  return completed(state, dealt);
}

const isComplete = (state: State): boolean =>
  state.aces === ACES && finishedPiles(state.layout) === GALLERY.length;

/** Won with 24 finished piles and eight aces out; lost when the stock is empty and nothing can move (PG-15). */
export function outcome(state: State): Outcome | undefined {
  if (isComplete(state)) return { result: 'won', reason: 'gallery-complete' };
  if (state.stock.length > 0 || movesOnTable(state).length > 0) return undefined;
  return { result: 'lost', reason: 'no-moves-left' };
}

/** The player, until the game is over. */
export const awaiting = (state: State): readonly Awaited[] =>
  outcome(state) === undefined ? [{ seat: 0, decision: 'move' }] : [];

/** Every legal move: aces, then cards in the order of their places, then deals. None once the game is over. */
export function legalMoves(state: State, seat: Seat): readonly Legal[] {
  if (seat !== 0 || isComplete(state)) return [];
  const moves = movesOnTable(state);
  const others = moves.length;
  for (const deal of DEALS) {
    if (obstacleToDealing(state, deal.direction, others) === undefined) moves.push({ move: deal });
  }
  return moves;
}

const DEALS: readonly Extract<Move, { type: 'deal' }>[] = [
  { type: 'deal' },
  { type: 'deal', direction: 'right-to-left' },
];

/** The legal moves that deal no row (PG-7 to PG-13). */
function movesOnTable(state: State): Legal[] {
  const { layout } = state;
  const aces: Legal[] = [];
  const moves: Legal[] = [];
  const open = placesByNeed(layout);
  const empty = RESERVE.filter((to) => pileAt(layout, to).length === 0);
  for (const from of PLACES) {
    const card = availableAt(layout, from);
    if (card === undefined) continue;
    if (isAce(card)) aces.push({ move: { type: 'discardAce', from } });
    for (const to of [...(open.get(card) ?? []), ...(open.get(rankOf(card)) ?? [])]) {
      moves.push({ move: { type: 'move', from, to } });
    }
    for (const to of empty) {
      if (obstacleToLanding(state, card, from, to) === undefined) {
        moves.push({ move: { type: 'move', from, to } });
      }
    }
  }
  return [...aces, ...moves];
}

/** The gallery places that take a card, by what they take. The list of moves is made so often that this pays. */
function placesByNeed(layout: Layout): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>();
  for (const place of GALLERY) {
    const needed = neededAt(layout, place);
    if (needed === undefined) continue;
    const others = places.get(needed);
    if (others === undefined) places.set(needed, [place]);
    else others.push(place);
  }
  return places;
}

/** The facts of a legal move with all that follows from it, or the first rule that fails. */
export function decide(state: State, move: Move): Decision<Event> {
  const otherMoves = (): number => movesOnTable(state).length;
  const obstacle = obstacleTo(state, move, otherMoves);
  if (obstacle !== undefined) return { refused: refusal(state, move, obstacle, otherMoves) };
  return { accepted: completed(state, factsOf(state, move)) };
}

function factsOf(state: State, move: Move): readonly Event[] {
  switch (move.type) {
    case 'discardAce':
      return taken(state, move.from, (card) => ({ type: 'aceDiscarded', card, from: move.from }));
    case 'move':
      return taken(state, move.from, (card) => ({ type: 'cardMoved', card, from: move.from, to: move.to }));
    case 'deal':
      return [rowOf(state, move.direction ?? 'left-to-right')];
  }
}

/** The top card of a place leaves; an emptied reserve pile is refilled at once (PG-11). */
function taken(state: State, from: Place, leaves: (card: Card) => Event): readonly Event[] {
  const card = topOf(pileAt(state.layout, from));
  if (card === undefined) return [];
  const place = RESERVE.find((reserve) => reserve === from);
  const next = state.stock[0];
  const isRefilled =
    place !== undefined &&
    next !== undefined &&
    pileAt(state.layout, from).length === 1 &&
    hasRefills(state.options);
  return isRefilled ? [leaves(card), { type: 'reserveRefilled', card: next, to: place }] : [leaves(card)];
}

/** Royal Parade and Mod3 leave empty reserve places empty (PG-16). */
const hasRefills = ({ variant }: Options): boolean =>
  variant === 'standard' || variant === 'last-row-backwards';

/** The next eight cards, or the fewer that are left, one on each reserve pile (PG-14). */
function rowOf(state: State, direction: RowDealt['direction']): Event {
  const places = direction === 'left-to-right' ? RESERVE : RESERVE.toReversed();
  const cards: RowDealt['cards'] = [];
  places.forEach((to, i) => {
    const card = state.stock[i];
    if (card !== undefined) cards.push({ card, to });
  });
  return { type: 'rowDealt', direction, cards };
}

/** Facts, and with `aces: "automatic"` the aces that go out after them, pass by pass (PG-7). */
function completed(before: State, facts: readonly Event[]): readonly Event[] {
  if (before.options.aces === 'by-hand') return facts;
  const all = [...facts];
  let state = facts.reduce(evolve, before);
  let seen: number;
  do {
    seen = all.length;
    for (const from of PLACES) {
      const card = availableAt(state.layout, from);
      if (card === undefined || !isAce(card)) continue;
      const out = factsOf(state, { type: 'discardAce', from });
      all.push(...out);
      state = out.reduce(evolve, state);
    }
  } while (all.length > seen);
  return all;
}
