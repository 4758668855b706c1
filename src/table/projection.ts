/** The rows of `games` and `seats`, from a table alone: a log is enough to rebuild them. */
import type { GameRow, SeatRow } from './ports.ts';
import { awaitingOf } from './position.ts';
import { statusOf, type Table } from './table.ts';

export function gameRowOf(table: Table): GameRow {
  const { created } = table;
  return {
    id: table.id,
    ruleset: created.ruleset,
    rulesVersion: created.rulesVersion,
    title: created.title,
    visibility: created.visibility,
    status: statusOf(table),
    version: table.version,
    deal: created.deal,
    awaiting: awaitingOf(table),
    outcome: table.outcome,
    originId: created.forkedFrom?.id ?? null,
    createdAt: table.createdAt,
    updatedAt: table.updatedAt,
  };
}

export function seatRowsOf(table: Table): readonly SeatRow[] {
  const awaited = new Set(awaitingOf(table).map(({ seat }) => seat));
  return table.seats.map(({ kind, playerId, resigned }, seat) => {
    return { seat, kind, playerId, resigned, awaited: awaited.has(seat) };
  });
}

const same = (a: SeatRow, b: SeatRow | undefined): boolean =>
  b !== undefined &&
  a.kind === b.kind &&
  a.playerId === b.playerId &&
  a.resigned === b.resigned &&
  a.awaited === b.awaited;

/** The seat rows that a write has to touch; all of them for a new game. */
export function changedSeats(before: Table | null, after: Table): readonly SeatRow[] {
  const old = before === null ? [] : seatRowsOf(before);
  return seatRowsOf(after).filter((row) => !same(row, old[row.seat]));
}
