/** A game as the table knows it: seats, status, version, and the ruleset's state inside. Rebuilt from facts, never stored. */
import type { AnyGame, Piles } from '../core/game.ts';
import type { Outcome } from '../core/outcome.ts';
import { type GameCreated, isTableFact, type StoredFact, type TableFact } from './facts.ts';
import type { Commit, Status } from './ports.ts';

export interface SeatState {
  readonly kind: 'open' | 'player' | 'bot';
  readonly playerId: string | null;
  readonly clientSeed: string;
  readonly resigned: boolean;
}

const OPEN_SEAT: SeatState = { kind: 'open', playerId: null, clientSeed: '', resigned: false };

export interface Table {
  readonly id: string;
  readonly game: AnyGame;
  readonly created: GameCreated;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
  /** When the decision that is awaited now came up. */
  readonly since: number;
  readonly version: number;
  /** Accepted moves so far, bots' too. */
  readonly moveNumber: number;
  readonly seats: readonly SeatState[];
  /** Who sat down first; null until then. */
  readonly creatorId: string | null;
  /** In draw order; null before the deal. */
  readonly piles: Piles | null;
  /** The ruleset's state; undefined before the deal. */
  readonly state: unknown;
  readonly outcome: Outcome | null;
}

export const statusOf = (table: Table): Status =>
  table.outcome !== null ? 'finished' : table.piles === null ? 'waiting' : 'active';

export const seatOf = (table: Table, playerId: string | null): number | null => {
  if (playerId === null) return null;
  const seat = table.seats.findIndex((s) => s.playerId === playerId);
  return seat === -1 ? null : seat;
};

/** The table at its first fact. Throws on a fact that cannot stand first. */
export function openTable(id: string, game: AnyGame, fact: StoredFact, at: number): Table {
  const { event } = fact;
  if (!isTableFact(event) || event.type !== 'gameCreated') throw new Error('a log begins with gameCreated');
  if (event.ruleset !== game.id) throw new Error(`a log of ${event.ruleset} is not read as ${game.id}`);
  return {
    id,
    game,
    created: event,
    createdAt: at,
    updatedAt: at,
    since: at,
    version: 1,
    moveNumber: 0,
    seats: Array.from({ length: event.seats }, () => OPEN_SEAT),
    creatorId: null,
    piles: null,
    state: undefined,
    outcome: null,
  };
}

/** What one more fact means. No rules here. */
export function evolveTable(table: Table, fact: StoredFact, at: number): Table {
  const next: Table = {
    ...table,
    version: table.version + 1,
    moveNumber: fact.moveNumber,
    updatedAt: at,
    since: at,
  };
  if (!isTableFact(fact.event)) return { ...next, state: table.game.evolve(table.state, fact.event) };
  return evolveByTableFact(next, fact.event);
}

function evolveByTableFact(table: Table, fact: TableFact): Table {
  switch (fact.type) {
    case 'gameCreated':
      throw new Error('gameCreated stands first, once');
    case 'seatTaken': {
      const { kind, playerId, clientSeed } = fact;
      const creatorId = table.creatorId ?? playerId;
      return withSeat({ ...table, creatorId }, fact.seat, { kind, playerId, clientSeed, resigned: false });
    }
    case 'seatLeft':
      return withSeat(table, fact.seat, OPEN_SEAT);
    case 'dealt': {
      const state = table.game.begin(table.created.options, table.seats.length, fact.piles);
      return { ...table, piles: fact.piles, state };
    }
    case 'seatResigned': {
      const seat = table.seats[fact.seat];
      if (seat === undefined) throw new Error(`no seat ${fact.seat}`);
      return withSeat(table, fact.seat, { ...seat, resigned: true });
    }
    case 'gameFinished':
      return { ...table, outcome: fact.outcome };
  }
}

const withSeat = (table: Table, seat: number, state: SeatState): Table => ({
  ...table,
  seats: table.seats.with(seat, state),
});

/** The table after more commits. Throws when the log has a gap: that is a bug or a damaged database. */
export function replay(id: string, game: AnyGame, before: Table | null, commits: readonly Commit[]): Table {
  let table = before;
  for (const commit of commits) {
    const expected = (table?.version ?? 0) + 1;
    if (commit.firstSeq !== expected)
      throw new Error(`log of ${id}: seq ${commit.firstSeq} follows ${expected - 1}`);
    for (const fact of commit.facts) {
      table = table === null ? openTable(id, game, fact, commit.at) : evolveTable(table, fact, commit.at);
    }
    if (table?.version !== commit.version)
      throw new Error(`log of ${id}: version ${commit.version} has a gap`);
  }
  if (table === null) throw new Error(`log of ${id} is empty`);
  return table;
}
