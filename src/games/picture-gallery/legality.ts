/** What stands in the way of a move. Both the list of legal moves and the refusals are made from these answers. */
import type { Card } from '../../core/cards.ts';
import type { Refusal, RefusalParams } from '../../core/game.ts';
import {
  availableAt,
  fits,
  isAce,
  isReserve,
  isStarted,
  type Layout,
  neededAt,
  type Place,
  pileAt,
  RESERVE,
  topOf,
} from './places.ts';
import type { Move } from './schema.ts';
import type { State } from './state.ts';

/** Each obstacle and the paragraph that puts it there. */
export const RULE_OF = {
  'no-such-card-here': 'PG-5',
  'card-covered': 'PG-5',
  'placed-card-fixed': 'PG-6',
  'not-an-ace': 'PG-7',
  'wrong-start-card': 'PG-8',
  'wrong-row': 'PG-9',
  'wrong-sequence': 'PG-9',
  'place-occupied': 'PG-10',
  'stock-not-used-up': 'PG-12',
  'no-effect': 'PG-13',
  'stock-empty': 'PG-14',
  'moves-remain': 'PG-14',
  'reserve-stays-empty': 'PG-16',
  'not-the-last-row': 'PG-16',
} as const;
export type Obstacle = keyof typeof RULE_OF;

/** Why nothing can be taken from a place (PG-5, PG-6). */
function obstacleToTaking({ layout }: State, from: Place): Obstacle | undefined {
  if (pileAt(layout, from).length === 0) return 'no-such-card-here';
  return isStarted(layout, from) ? 'placed-card-fixed' : undefined;
}

/** Why an empty reserve place takes no card by hand (PG-12, PG-16). */
function obstacleToFilling({ options, stock }: State): Obstacle | undefined {
  if (options.variant === 'mod3') return undefined;
  if (options.variant === 'royal-parade') return 'reserve-stays-empty';
  return stock.length > 0 ? 'stock-not-used-up' : undefined;
}

/** Why a card doesn't go to a gallery place (PG-8, PG-9). */
function obstacleToHanging(layout: Layout, card: Card, to: Place): Obstacle | undefined {
  if (fits(card, neededAt(layout, to))) return undefined;
  if (pileAt(layout, to).length === 0) return 'wrong-start-card';
  return isStarted(layout, to) ? 'wrong-sequence' : 'wrong-row';
}

/** Why an available card of one place doesn't go to another (PG-8 to PG-13). */
export function obstacleToLanding(state: State, card: Card, from: Place, to: Place): Obstacle | undefined {
  const { layout } = state;
  if (!isReserve(to)) return obstacleToHanging(layout, card, to);
  if (pileAt(layout, to).length > 0) return 'place-occupied';
  const obstacle = obstacleToFilling(state);
  if (obstacle !== undefined) return obstacle;
  return isReserve(from) && pileAt(layout, from).length === 1 ? 'no-effect' : undefined;
}

/** Why an ace can't be put out from here (PG-5, PG-7). */
export function obstacleToDiscarding(state: State, from: Place): Obstacle | undefined {
  const obstacle = obstacleToTaking(state, from);
  if (obstacle !== undefined) return obstacle;
  const card = availableAt(state.layout, from);
  if (card !== undefined && isAce(card)) return undefined;
  return pileAt(state.layout, from).some(isAce) ? 'card-covered' : 'not-an-ace';
}

/** Why no row can be dealt, or not in this direction, when so many other moves are legal (PG-14, PG-16). */
export function obstacleToDealing(
  { options, stock }: State,
  direction: 'right-to-left' | undefined,
  otherMoves: number,
): Obstacle | undefined {
  if (stock.length === 0) return 'stock-empty';
  if (options.dealing === 'when-stuck' && otherMoves > 0) return 'moves-remain';
  if (direction === undefined) return undefined;
  const isLastRow = options.variant === 'last-row-backwards' && stock.length <= RESERVE.length;
  return isLastRow ? undefined : 'not-the-last-row';
}

/** Why a move is not legal, or nothing when it is. */
export function obstacleTo(state: State, move: Move, otherMoves: () => number): Obstacle | undefined {
  switch (move.type) {
    case 'discardAce':
      return obstacleToDiscarding(state, move.from);
    case 'move': {
      const obstacle = obstacleToTaking(state, move.from);
      const card = availableAt(state.layout, move.from);
      if (obstacle !== undefined || card === undefined) return obstacle;
      return obstacleToLanding(state, card, move.from, move.to);
    }
    case 'deal':
      return obstacleToDealing(state, move.direction, otherMoves());
  }
}

/** An obstacle as a refusal, with what a reader needs to understand it; all of that lies open on the table. */
export function refusal(state: State, move: Move, code: Obstacle, otherMoves: () => number): Refusal {
  return { code, rule: RULE_OF[code], params: paramsOf(state, move, otherMoves) };
}

function paramsOf({ layout, stock }: State, move: Move, otherMoves: () => number): RefusalParams {
  switch (move.type) {
    case 'discardAce':
      return { from: move.from, card: topOf(pileAt(layout, move.from)) ?? null };
    case 'move': {
      const { from, to } = move;
      const card = topOf(pileAt(layout, from)) ?? null;
      return {
        from,
        to,
        card,
        onto: topOf(pileAt(layout, to)) ?? null,
        needed: neededAt(layout, to) ?? null,
      };
    }
    case 'deal':
      return { stock: stock.length, otherMoves: otherMoves() };
  }
}
