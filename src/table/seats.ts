/** Sitting down at a waiting table. The deal happens when the last seat is filled. */
import { type Act, type Acted, type Actor, act, actorOf } from './act.ts';
import type { Draft } from './draft.ts';
import type { House } from './house.ts';
import { maySee } from './look.ts';
import type { Look } from './position.ts';
import type { Refused, TableRefusal } from './refusals.ts';
import { statusOf } from './table.ts';

export interface SeatAsk {
  /** Null: the first open seat. */
  readonly seat: number | null;
  readonly name: string | null;
  readonly clientSeed: string;
  /** The creator puts a bot on the seat. */
  readonly bot: boolean;
}

/** Several who sit down at once are seated one after the other; more than this at the same instant is refused. */
const TRIES = 8;

const isWaiting = (seen: Look): boolean => statusOf(seen.table) === 'waiting';

/** The seat to take, or why it cannot be had. */
function openSeat(seen: Look, wanted: number | null): number | TableRefusal {
  const { seats, version } = seen.table;
  if (wanted !== null && wanted >= seats.length) {
    return {
      code: 'invalid-body',
      pointer: '/seat',
      message: `This table has seats 0 to ${seats.length - 1}.`,
    };
  }
  const seat = wanted ?? seats.findIndex(({ kind }) => kind === 'open');
  if (!isWaiting(seen) || seats[seat]?.kind !== 'open') return { code: 'seat-taken', version };
  return seat;
}

function seatBot(seen: Look): Actor | TableRefusal {
  const { table, caller } = seen;
  if (caller === null) return { code: 'unauthorized', version: table.version };
  if (caller.id !== table.creatorId) return { code: 'not-your-seat', version: table.version };
  return { player: caller, guest: null };
}

function seatPlayer(house: House, seen: Look, ask: SeatAsk): Actor | TableRefusal {
  if (seen.you !== null) return { code: 'already-seated', version: seen.table.version };
  return actorOf(house, seen.caller, ask.name);
}

function sit(draft: Draft, seat: number, ask: SeatAsk, actor: Actor): void {
  const playerId = ask.bot ? null : actor.player.id;
  const kind = ask.bot ? 'bot' : 'player';
  draft.addTableFact({ type: 'seatTaken', seat, kind, playerId, clientSeed: ask.clientSeed }, seat);
  if (draft.table.seats.every((s) => s.kind !== 'open')) draft.deal();
}

/** Who knows the id of a private game may sit while a seat is open; later it answers like an unknown one. */
export const takeSeat = (house: House, ask: Act, wish: SeatAsk): Promise<Acted | Refused> =>
  act(
    house,
    ask,
    (draft, seen) => {
      if (!maySee(seen.table, seen.caller) && !isWaiting(seen)) return { code: 'not-found' };
      const actor = wish.bot ? seatBot(seen) : seatPlayer(house, seen, wish);
      if ('code' in actor) return actor;
      const seat = openSeat(seen, wish.seat);
      if (typeof seat !== 'number') return seat;
      sit(draft, seat, wish, actor);
      return actor;
    },
    TRIES,
  );
