/**
 * Forks: a new private game of the caller that goes on from a version of another, with the same future cards. Its log
 * begins with a copy of the origin's, commit by commit, so it stands alone: it replays, goes back and is looked at
 * without the origin.
 */
import { type Act, type Acted, type Actor, enter, writeNew } from './act.ts';
import { Draft } from './draft.ts';
import { type GameCreated, isTableFact, type StoredFact } from './facts.ts';
import type { House } from './house.ts';
import { lookFrom } from './look.ts';
import type { Commit } from './ports.ts';
import { type Refused, refused, type TableRefusal } from './refusals.ts';
import { replay, seatOf, statusOf, type Table } from './table.ts';

export interface ForkAsk {
  /** Null: the current version, or of a finished game the last one at which it ran. */
  readonly at: number | null;
  /** Null: the seat that the caller held, else 0. Bots take the others. */
  readonly seat: number | null;
}

/** Why the caller may not fork this game. Of a running one only a solitaire of their own that may be taken back. */
function faultOf(origin: Table, callerId: string): TableRefusal | undefined {
  const { version, created } = origin;
  const isOwn = seatOf(origin, callerId) !== null;
  if (statusOf(origin) === 'finished') return undefined;
  if (isOwn && origin.seats.length === 1 && created.undo === 'free') return undefined;
  return {
    code: 'fork-not-allowed',
    version,
    why: 'A running game is forked by its player alone, if it has free undo.',
  };
}

interface Past {
  readonly commits: readonly Commit[];
  readonly table: Table;
}

/** The origin as it was at `at`: dealt and running, or there is nothing to go on from. */
function pastOf(origin: Table, commits: readonly Commit[], at: number | null): Past | TableRefusal {
  const { version } = origin;
  const lastRunning = origin.outcome === null ? commits.length : commits.length - 1;
  const count = at === null ? lastRunning : commits.findIndex((commit) => commit.version === at) + 1;
  if (at !== null && count === 0) {
    return { code: 'invalid-body', pointer: '/at', message: 'Not a version of this game.' };
  }
  const upTo = commits.slice(0, count);
  const table = upTo.length === 0 ? null : replay(origin.id, origin.game, null, upTo);
  if (table === null || statusOf(table) !== 'active') {
    return { code: 'fork-not-allowed', version, why: 'The game was not running at that version.' };
  }
  return { commits: upTo, table };
}

/** A fact of the origin in the fork's log: the caller on one seat, bots on the others, no names of anybody. */
function copied(fact: StoredFact, created: GameCreated, seat: number, playerId: string): StoredFact {
  const { event } = fact;
  if (!isTableFact(event)) return fact;
  if (event.type === 'gameCreated') return { ...fact, event: created };
  if (event.type !== 'seatTaken') return fact;
  const isCaller = event.seat === seat;
  const taken = { kind: isCaller ? 'player' : 'bot', playerId: isCaller ? playerId : null } as const;
  return { ...fact, event: { ...event, ...taken } };
}

function seatIn(past: Table, wanted: number): number | TableRefusal {
  const seat = past.seats[wanted];
  if (seat === undefined) {
    return { code: 'invalid-body', pointer: '/seat', message: `Seats are 0 to ${past.seats.length - 1}.` };
  }
  if (!seat.resigned) return wanted;
  return { code: 'fork-not-allowed', version: past.version, why: 'That seat had resigned at that version.' };
}

/** A fork's draft: the copied past, then what bots do at once if it is their turn. */
function draftOf(house: House, past: Past, seat: number, playerId: string) {
  const { table } = past;
  const at = house.now();
  const id = house.ids.game();
  const forkedFrom = { id: table.id, version: table.version };
  const created: GameCreated = { ...table.created, visibility: 'private', title: null, forkedFrom };
  const commits = past.commits.map((commit): Commit => {
    return { ...commit, at, facts: commit.facts.map((fact) => copied(fact, created, seat, playerId)) };
  });
  const fork = replay(id, table.game, null, commits);
  return { id, commits, draft: new Draft(fork, at) };
}

export async function fork(house: House, ask: Act, { at, seat }: ForkAsk): Promise<Acted | Refused> {
  const entered = await enter(house, ask, ask.id);
  if (!('head' in entered)) return entered;
  const seen = await lookFrom(house, ask, entered.head);
  if (seen === undefined) return refused({ code: 'not-found' });
  const { table: origin, caller } = seen;
  if (caller === null) return refused({ code: 'unauthorized' });
  const fault = faultOf(origin, caller.id);
  if (fault !== undefined) return refused(fault);
  const past = pastOf(origin, await house.store.commits(ask.id, 0), at);
  if ('code' in past) return refused(past);
  const chosen = seatIn(past.table, seat ?? seen.you ?? 0);
  if (typeof chosen !== 'number') return refused(chosen);

  const { id, commits, draft } = draftOf(house, past, chosen, caller.id);
  draft.settle();
  const isOriginRunning = origin.outcome === null || seen.isOriginRunning;
  const actor: Actor = { player: caller, guest: null };
  return writeNew(
    house,
    { ...ask, id },
    { draft, actor, before: { table: null, isOriginRunning }, earlier: commits },
  );
}
