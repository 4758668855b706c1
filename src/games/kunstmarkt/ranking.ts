/** When the game is over, and who placed where (KM-14, KM-15, KM-16, KM-19). */
import type { Seat } from '../../core/game.ts';
import type { Outcome } from '../../core/outcome.ts';
import { pictureOf } from './deck.ts';
import type { Player, State } from './state.ts';

export const WINNING_CASH = 125_000;

type EndReason = 'cash-goal' | 'last-customer' | 'last-picture' | 'last-player';

interface Standing {
  readonly seat: Seat;
  readonly hasLeft: boolean;
  readonly cash: number;
  readonly pictures: number;
  readonly bestFame: number | null;
}

/** Why the game is over; undefined while it runs. Each reason ends it at once, so no two meet. */
function endReason(state: State): EndReason | undefined {
  const playing = state.players.filter((player) => player.removed === null);
  if (playing.some((player) => player.cash >= WINNING_CASH)) return 'cash-goal';
  if (state.customerStack.length === 0) return 'last-customer';
  if (state.pictureStack.length === 0) return 'last-picture';
  if (playing.length <= 1) return 'last-player';
  return undefined;
}

export const isOver = (state: State): boolean => endReason(state) !== undefined;

function standing(player: Player, seat: Seat): Standing {
  const fames = player.pictures.map((id) => pictureOf(id).fame);
  return {
    seat,
    hasLeft: player.removed !== null,
    cash: player.cash,
    pictures: fames.length,
    bestFame: fames.length === 0 ? null : Math.max(...fames),
  };
}

/** Negative if `a` places before `b`, 0 if they share a place. A seat that left holds no pictures any more. */
function compare(a: Standing, b: Standing): number {
  return (
    Number(a.hasLeft) - Number(b.hasLeft) ||
    b.cash - a.cash ||
    b.pictures - a.pictures ||
    (b.bestFame ?? 0) - (a.bestFame ?? 0)
  );
}

/** The ranking, best first; who ties shares the place, by seat (1, 1, 3). undefined while the game runs. */
export function outcome(state: State): Outcome | undefined {
  const reason = endReason(state);
  if (reason === undefined) return undefined;
  const standings = state.players.map(standing).toSorted((a, b) => compare(a, b) || a.seat - b.seat);
  return {
    result: 'ranking',
    reason,
    ranking: standings.map((line) => ({
      seat: line.seat,
      place: 1 + standings.filter((other) => compare(other, line) < 0).length,
      cash: line.cash,
      pictures: line.pictures,
      bestFame: line.bestFame,
    })),
  };
}
