/** Games played at a table without a store: what the floors write, what is replayed, what is rendered. */
import type { AnyGame } from '../../src/core/game.ts';
import { games } from '../../src/games/index.ts';
import { Draft } from '../../src/table/draft.ts';
import type { Commit } from '../../src/table/ports.ts';
import { awaitingOf } from '../../src/table/position.ts';
import type { Table } from '../../src/table/table.ts';

/** One accepted request: the move (none when the game is created), and the table after it. */
export interface Step {
  readonly move: { readonly type: string } | null;
  readonly commit: Commit;
  readonly table: Table;
}

const AT = Date.UTC(2026, 10, 30, 12);
export const PLAYER = 'player-of-the-bench';

export function gameOf(id: string): AnyGame {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no ruleset ${id}`);
  return game;
}

export interface Deal {
  readonly number?: number;
  readonly given?: Readonly<Record<string, readonly string[]>>;
  readonly options?: object;
}

function finished(draft: Draft): { commit: Commit; table: Table } {
  const { commits, table } = draft.finish();
  const [commit] = commits;
  if (commit === undefined) throw new Error('nothing was added');
  return { commit, table };
}

/** A new game whose seats all have players, dealt: the log's first commit. */
export function openedTable(game: AnyGame, { number = 1, given, options = {} }: Deal, id = 'bench'): Step {
  const chosen: Record<string, unknown> = { ...game.schemas.options.parse(options) };
  const seats = game.seatCount(chosen);
  const draft = Draft.ofNewGame(
    id,
    game,
    {
      type: 'gameCreated',
      ruleset: game.id,
      rulesVersion: game.version,
      options: chosen,
      seats,
      visibility: 'unlisted',
      undo: 'free',
      title: null,
      deal: given === undefined ? { kind: 'numbered', number } : { kind: 'cards' },
      serverSeed: null,
      given: given ?? null,
      forkedFrom: null,
    },
    AT,
  );
  for (let seat = 0; seat < seats; seat++) {
    const playerId = seat === 0 ? PLAYER : `${PLAYER}-${seat}`;
    draft.addTableFact({ type: 'seatTaken', seat, kind: 'player', playerId, clientSeed: '' }, seat);
  }
  draft.deal();
  return { move: null, ...finished(draft) };
}

/** The ruleset's bot plays every seat, one commit a move, to the end of the game. */
export function playedByBots(game: AnyGame, deal: Deal, id?: string): readonly Step[] {
  const steps = [openedTable(game, deal, id)];
  for (;;) {
    const table = steps.at(-1)?.table;
    const awaited = table && awaitingOf(table)[0];
    if (table === undefined || awaited === undefined) return steps;
    const { state } = table;
    const { seat } = awaited;
    const move = game.bot(game.view(state, seat, false), game.legalMoves(state, seat));
    const decision = game.decide(state, move, seat);
    if ('refused' in decision) throw new Error(`${game.id}: the bot was refused`);
    const draft = new Draft(table, AT);
    draft.move(decision.accepted, seat);
    steps.push({ move, ...finished(draft) });
  }
}
