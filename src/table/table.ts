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
  readonly undos: number;
  readonly hints: number;
  /** Moves that were made and not taken back. */
  readonly standingMoves: number;
  /** The points that can be gone back to, newest first; null where nothing can be taken back. */
  readonly line: Point | null;
}

/** A version of the present line and what the ruleset's state was then. */
export interface Point {
  readonly version: number;
  readonly standingMoves: number;
  readonly state: unknown;
  readonly before: Point | null;
}

export const statusOf = (table: Table): Status =>
  table.outcome !== null ? 'finished' : table.piles === null ? 'waiting' : 'active';

export const seatOf = (table: Table, playerId: string | null): number | null => {
  if (playerId === null) return null;
  const seat = table.seats.findIndex((s) => s.playerId === playerId);
  return seat === -1 ? null : seat;
};

/** Which ruleset a whole log is of. Throws on one that does not begin as every log does. */
export function rulesetOf([first]: readonly Commit[]): string {
  const event = first?.facts[0]?.event;
  if (event === undefined || !isTableFact(event) || event.type !== 'gameCreated')
    throw new Error('a log begins with gameCreated');
  return event.ruleset;
}

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
    undos: 0,
    hints: 0,
    standingMoves: 0,
    line: null,
  };
}

/** What one more fact means. No rules here. */
export function evolveTable(table: Table, fact: StoredFact, at: number): Table {
  const isNewMove = fact.moveNumber > table.moveNumber;
  const next: Table = {
    ...table,
    version: table.version + 1,
    moveNumber: fact.moveNumber,
    updatedAt: at,
    since: isNewMove ? at : table.since,
    standingMoves: table.standingMoves + (isNewMove ? 1 : 0),
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
      return { ...table, piles: fact.piles, state, since: table.updatedAt };
    }
    case 'moveTakenBack': {
      const point = pointAt(table.line, fact.toVersion);
      if (point === undefined) throw new Error(`version ${fact.toVersion} is not on the present line`);
      const { state, standingMoves } = point;
      return { ...table, state, standingMoves, line: point, undos: table.undos + 1, since: table.updatedAt };
    }
    case 'hintGiven':
      return { ...table, hints: table.hints + 1 };
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

/** The point of a version on the line, if it has one. */
export function pointAt(line: Point | null, version: number): Point | undefined {
  for (let point = line; point !== null; point = point.before) if (point.version === version) return point;
  return undefined;
}

const awaitedAt = ({ game, piles, state }: Table): string =>
  JSON.stringify(piles === null ? [] : game.awaiting(state));

/**
 * The table at the end of a commit. A commit without a move (somebody left) starts the clock anew only if it changed
 * whose decision is awaited; where moves may be taken back, its version is a point to go back to.
 */
export function closeCommit(before: Table | null, after: Table): Table {
  const isQuiet = before !== null && before.piles !== null && after.moveNumber === before.moveNumber;
  const isPassedOn = isQuiet && after.undos === before.undos && awaitedAt(before) !== awaitedAt(after);
  const table = isPassedOn ? { ...after, since: after.updatedAt } : after;
  if (table.created.undo === 'off' || table.piles === null) return table;
  const { version, standingMoves, state, line } = table;
  return { ...table, line: { version, standingMoves, state, before: line } };
}

/** The table after more commits. Throws when the log has a gap: that is a bug or a damaged database. */
export function replay(id: string, game: AnyGame, before: Table | null, commits: readonly Commit[]): Table {
  let table = before;
  for (const commit of commits) {
    const start = table;
    const expected = (table?.version ?? 0) + 1;
    if (commit.firstSeq !== expected)
      throw new Error(`log of ${id}: seq ${commit.firstSeq} follows ${expected - 1}`);
    for (const fact of commit.facts) {
      table = table === null ? openTable(id, game, fact, commit.at) : evolveTable(table, fact, commit.at);
    }
    if (table?.version !== commit.version)
      throw new Error(`log of ${id}: version ${commit.version} has a gap`);
    table = closeCommit(start, table);
  }
  if (table === null) throw new Error(`log of ${id} is empty`);
  return table;
}
