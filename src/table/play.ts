/** Moves: asking whether one is legal, and making one. */
import type { Decision, Refusal } from '../core/game.ts';
import { type Act, type Acted, act } from './act.ts';
import type { Fact } from './facts.ts';
import type { House } from './house.ts';
import { type Ask, look, maySee } from './look.ts';
import type { Player } from './ports.ts';
import { awaitingOf, type Look } from './position.ts';
import { type Refused, refused, type TableRefusal } from './refusals.ts';
import { statusOf } from './table.ts';

export interface MoveAsk {
  readonly move: { readonly type: string };
  /** The version the caller decided on; null meets whatever version is there. */
  readonly expectedVersion: number | null;
}

export interface Seated {
  readonly player: Player;
  readonly seat: number;
}

/** The caller's seat in a running game, or the first thing that is in the way (the order is part of the contract). */
export function seatedIn(seen: Look, expectedVersion: number | null): Seated | TableRefusal {
  const { table, caller, you } = seen;
  const { version } = table;
  if (!maySee(table, caller)) return { code: 'not-found' };
  if (caller === null) return { code: 'unauthorized', version };
  if (you === null) return { code: 'not-your-seat', version };
  if (expectedVersion !== null && expectedVersion !== version)
    return { code: 'stale-version', version, look: seen };
  return { player: caller, seat: you };
}

/** Undefined while the game runs. */
export function notRunning(seen: Look): TableRefusal | undefined {
  const { version } = seen.table;
  switch (statusOf(seen.table)) {
    case 'waiting':
      return { code: 'game-not-started', version };
    case 'finished':
      return { code: 'game-over', version };
    case 'active':
      return undefined;
  }
}

/** What the ruleset says of the move, once the table has nothing against it. */
function decide(seen: Look, ask: MoveAsk): (Seated & { decision: Decision<Fact> }) | TableRefusal {
  const seated = seatedIn(seen, ask.expectedVersion);
  if ('code' in seated) return seated;
  const stopped = notRunning(seen);
  if (stopped !== undefined) return stopped;
  const { table } = seen;
  if (!awaitingOf(table).some(({ seat }) => seat === seated.seat)) {
    return { code: 'not-your-turn', version: table.version, look: seen };
  }
  return { ...seated, decision: table.game.decide(table.state, ask.move, seated.seat) };
}

/** A move: decided, written with its bots' answers as one commit, and answered. */
export const makeMove = (house: House, ask: Act, move: MoveAsk): Promise<Acted | Refused> =>
  act(house, ask, (draft, seen) => {
    const decided = decide(seen, move);
    if ('code' in decided) return decided;
    const { decision, player, seat } = decided;
    if ('refused' in decision) return illegal(seen, decision.refused);
    draft.move(decision.accepted, seat);
    return { player, guest: null };
  });

function illegal(seen: Look, refusal: Refusal): TableRefusal {
  const { version, game } = seen.table;
  return { code: 'illegal-move', version, ruleset: game.id, refusal, detail: game.explain(refusal) };
}

export type Checked =
  | { readonly legal: true }
  | { readonly legal: false; readonly refusal: Refusal; readonly detail: string };

/** Whether the move would be accepted now. Changes nothing. */
export async function checkMove(house: House, ask: Ask, move: MoveAsk['move']): Promise<Checked | Refused> {
  const seen = await look(house, ask);
  if ('refused' in seen) return seen;
  const decided = decide(seen, { move, expectedVersion: null });
  if ('code' in decided) return refused(decided);
  if ('accepted' in decided.decision) return { legal: true };
  const { refused: refusal } = decided.decision;
  return { legal: false, refusal, detail: ask.game.explain(refusal) };
}
