/** Hints (solitaires): a move, and why, from what the seat sees. Recorded, so that a game tells how it was played. */
import { type Act, type Acted, act, type Rendered } from './act.ts';
import type { House } from './house.ts';
import { isLogFull } from './limits.ts';
import { notRunning, seatedIn } from './play.ts';
import type { Look } from './position.ts';
import type { Refused } from './refusals.ts';
import type { Table } from './table.ts';

export interface Hint {
  readonly move: { readonly type: string };
  readonly label: string;
  readonly why: string;
}

/** From the view alone: the order of hidden cards plays no part. */
function hintFor({ game, state }: Table, seat: number): Hint {
  const view = game.view(state, seat, false);
  const legalMoves = game.legalMoves(state, seat);
  const move = game.bot(view, legalMoves);
  const why = game.why?.(view, legalMoves, move) ?? '';
  return { move, label: game.label(move, state), why };
}

export interface HintAsk extends Omit<Act, 'render'> {
  readonly render: (hint: Hint, look: Look) => Rendered;
}

export function giveHint(house: House, ask: HintAsk): Promise<Acted | Refused> {
  let hint: Hint | undefined;
  const render: Act['render'] = ({ look }) => {
    if (hint === undefined) throw new Error('a hint is found before it is written');
    return ask.render(hint, look);
  };
  return act(house, { ...ask, render }, (draft, seen) => {
    const seated = seatedIn(seen, null);
    if ('code' in seated) return seated;
    const stopped = notRunning(seen);
    if (stopped !== undefined) return stopped;
    const { table } = seen;
    if (isLogFull(table)) return { code: 'log-full', version: table.version };
    hint = hintFor(table, seated.seat);
    draft.addTableFact({ type: 'hintGiven', move: hint.move }, seated.seat);
    return { player: seated.player, guest: null };
  });
}
