/** Giving up: a seat resigns, frees its place at a waiting table, or is timed out by another. */
import { type Act, type Acted, act } from './act.ts';
import type { Draft } from './draft.ts';
import type { House } from './house.ts';
import { notRunning, seatedIn } from './play.ts';
import { awaitingOf, type Look } from './position.ts';
import type { Refused, TableRefusal } from './refusals.ts';
import { statusOf } from './table.ts';

/** Before the deal: the seat is free again; the last person who goes closes the table. */
function freeSeat(draft: Draft, seat: number): void {
  draft.addTableFact({ type: 'seatLeft', seat }, seat);
  if (draft.table.seats.some(({ kind }) => kind === 'player')) return;
  draft.addTableFact({ type: 'gameFinished', outcome: { result: 'abandoned' } }, null);
}

/** A solitaire is lost; elsewhere the ruleset says what a leaver leaves behind. */
function resignSeat(draft: Draft, seat: number): void {
  const { game } = draft.table;
  draft.addTableFact({ type: 'seatResigned', seat }, seat);
  if (game.leave === undefined) {
    draft.addTableFact({ type: 'gameFinished', outcome: { result: 'lost', reason: 'resigned' } }, null);
    return;
  }
  for (const event of game.leave(draft.table.state, seat)) draft.add(event, seat);
  draft.settle();
}

export const resign = (
  house: House,
  ask: Act,
  expectedVersion: number | null,
  tries = 1,
): Promise<Acted | Refused> =>
  act(
    house,
    ask,
    (draft, seen) => {
      const seated = seatedIn(seen, expectedVersion);
      if ('code' in seated) return seated;
      const { version } = seen.table;
      const status = statusOf(seen.table);
      if (status === 'finished' || seen.table.seats[seated.seat]?.resigned === true)
        return { code: 'game-over', version };
      if (status === 'waiting') freeSeat(draft, seated.seat);
      else resignSeat(draft, seated.seat);
      return { player: seated.player, guest: null };
    },
    tries,
  );

/** Undefined when the seat's time is up (KM-21). */
function notYetDue(seen: Look, seat: number, now: number): TableRefusal | undefined {
  const { version } = seen.table;
  const awaited = awaitingOf(seen.table).find((a) => a.seat === seat);
  const deadline = awaited?.deadline ?? null;
  if (seat !== seen.you && deadline !== null && now >= deadline) return undefined;
  return { code: 'not-yet-due', version, deadline };
}

/** Another seat has the awaited one resigned, once its deadline has passed. */
export const timeOut = (house: House, ask: Act, seat: number): Promise<Acted | Refused> =>
  act(house, ask, (draft, seen) => {
    const seated = seatedIn(seen, null);
    if ('code' in seated) return seated;
    const { seats } = seen.table;
    if (seat >= seats.length) {
      return {
        code: 'invalid-body',
        pointer: '/seat',
        message: `This table has seats 0 to ${seats.length - 1}.`,
      };
    }
    const inTheWay = notRunning(seen) ?? notYetDue(seen, seat, house.now());
    if (inTheWay !== undefined) return inTheWay;
    resignSeat(draft, seat);
    return { player: seated.player, guest: null };
  });
