/** What is meant by clicking and dropping: a pick, or a move, legal or not. */
import type { Schemas } from '../../api/schemas.ts';
import { type Spot, takenFrom, type View } from './places.ts';

type Move = Schemas['PictureGalleryMove'];
export type Legal = NonNullable<Schemas['PictureGalleryPosition']['legalMoves']>[number];

export type Intent = { readonly send: Move } | { readonly pick: Spot | null };

/** What the moves are looked up in. */
export interface Table {
  readonly view: View;
  readonly moves: readonly Legal[];
}

/** The places that a move is about. */
export function spotsOf(move: Move): readonly Spot[] {
  switch (move.type) {
    case 'deal':
      return ['stock'];
    case 'discardAce':
      return [move.from, 'aces'];
    case 'move':
      return [move.from, move.to];
  }
}

const joins = (move: Move, one: Spot, other: Spot): boolean => {
  const spots = spotsOf(move);
  return spots.includes(one) && spots.includes(other);
};

/** The moves that begin or end at a place. */
export const movesAt = (moves: readonly Legal[], spot: Spot): readonly Legal[] =>
  moves.filter(({ move }) => spotsOf(move).includes(spot));

/** The other ends of these moves. */
export const partnersOf = (moves: readonly Legal[], spot: Spot): readonly Spot[] =>
  movesAt(moves, spot).flatMap(({ move }) => spotsOf(move).filter((other) => other !== spot));

/** Taking the card of one place to another; nothing where that can't even be said. */
function attempt(from: Spot, to: Spot): Move | undefined {
  if (from === 'aces' || to === 'stock') return undefined;
  if (from === 'stock') return to.startsWith('R') ? { type: 'deal' } : undefined;
  return to === 'aces' ? { type: 'discardAce', from } : { type: 'move', from, to };
}

/** A card was dragged from one place to another. */
export const dropped = (from: Spot, to: Spot): Intent => {
  const move = attempt(from, to);
  return move === undefined ? { pick: null } : { send: move };
};

/**
 * A place was clicked. The first click picks it; the second makes the move between the two, in whatever order they
 * were clicked. Two places that both have a card to take, or both take cards, change the pick. The picked place again
 * makes its only move, if it has but one.
 */
export function clicked({ view, moves }: Table, picked: Spot | null, spot: Spot): Intent {
  if (picked === null) return { pick: spot };
  if (picked === spot) {
    const [only, ...more] = movesAt(moves, spot);
    return only !== undefined && more.length === 0 ? { send: only.move } : { pick: null };
  }
  const legal = moves.find(({ move }) => joins(move, picked, spot));
  if (legal !== undefined) return { send: legal.move };
  const [gives, takes] = takenFrom(view, picked) === undefined ? [spot, picked] : [picked, spot];
  const isPair = takenFrom(view, gives) !== undefined && takenFrom(view, takes) === undefined;
  return isPair ? dropped(gives, takes) : { pick: spot };
}
