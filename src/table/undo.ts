/** Taking moves back (solitaires). The log only grows: an undo is a fact, and the view is that of then. */
import { type Act, type Acted, act } from './act.ts';
import type { House } from './house.ts';
import { isLogFull } from './limits.ts';
import { notRunning, seatedIn } from './play.ts';
import type { Look } from './position.ts';
import type { Refused, TableRefusal } from './refusals.ts';
import { type Point, pointAt, type Table } from './table.ts';

export interface UndoAsk {
  /** All moves after this version; null: the last move. */
  readonly toVersion: number | null;
  readonly expectedVersion: number | null;
}

/** The newest point before the last move that stands. */
function beforeLastMove({ line, standingMoves }: Table): Point | undefined {
  for (let point = line; point !== null; point = point.before) {
    if (point.standingMoves < standingMoves) return point;
  }
  return undefined;
}

/** Where to go back to. A version that is not on the present line was taken back itself, or never was. */
function targetOf({ table }: Look, toVersion: number | null): Point | TableRefusal {
  const { version } = table;
  const nothing: TableRefusal = { code: 'undo-not-allowed', version, why: 'There is no move to take back.' };
  if (toVersion === null) return beforeLastMove(table) ?? nothing;
  const point = pointAt(table.line, toVersion);
  if (point === undefined) {
    return { code: 'invalid-body', pointer: '/toVersion', message: 'Not a version of the present line.' };
  }
  return point.standingMoves < table.standingMoves ? point : nothing;
}

export const takeBack = (
  house: House,
  ask: Act,
  { toVersion, expectedVersion }: UndoAsk,
): Promise<Acted | Refused> =>
  act(house, ask, (draft, seen) => {
    const seated = seatedIn(seen, expectedVersion);
    if ('code' in seated) return seated;
    const stopped = notRunning(seen);
    if (stopped !== undefined) return stopped;
    const { version, created } = seen.table;
    if (created.undo === 'off') {
      return { code: 'undo-not-allowed', version, why: 'This game was created with `undo: "off"`.' };
    }
    if (isLogFull(seen.table)) return { code: 'log-full', version };
    const point = targetOf(seen, toVersion);
    if ('code' in point) return point;
    draft.addTableFact({ type: 'moveTakenBack', toVersion: point.version }, seated.seat);
    return { player: seated.player, guest: null };
  });
