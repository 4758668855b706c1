/** Facts in the making: what one request adds to a table, before it is written. */
import type { AnyGame } from '../core/game.ts';
import { orderOf } from './deals.ts';
import type { Fact, StoredFact, TableFact } from './facts.ts';
import type { Commit } from './ports.ts';
import { closeCommit, evolveTable, openTable, type Table } from './table.ts';

/** No ruleset has a game of more moves; bots that play on and on are a bug, not a game. */
const MOST_BOT_MOVES = 10_000;

export class Draft {
  readonly #facts: StoredFact[] = [];
  readonly #at: number;
  readonly #before: Table | null;
  #table: Table;

  /** `before` is null for a new game, whose table holds its first fact only. */
  constructor(table: Table, at: number, before: Table | null = table) {
    this.#table = table;
    this.#at = at;
    this.#before = before;
  }

  /** A draft of a new game; its first fact is in it already. */
  static ofNewGame(id: string, game: AnyGame, created: TableFact, at: number): Draft {
    const first: StoredFact = { moveNumber: 0, seat: null, event: created };
    const draft = new Draft(openTable(id, game, first, at), at, null);
    draft.#facts.push(first);
    return draft;
  }

  get table(): Table {
    return this.#table;
  }

  add(event: Fact, seat: number | null, moveNumber = this.#table.moveNumber): void {
    const fact: StoredFact = { moveNumber, seat, event };
    this.#table = evolveTable(this.#table, fact, this.#at);
    this.#facts.push(fact);
  }

  addTableFact(event: TableFact, seat: number | null): void {
    this.add(event, seat);
  }

  /** The deal and all that it turns up, once every seat is taken. */
  deal(): void {
    const { game } = this.#table;
    this.addTableFact({ type: 'dealt', piles: orderOf(this.#table) }, null);
    for (const event of game.setUp(this.#table.state)) this.add(event, null, 0);
    this.settle();
  }

  /** A move's facts count as one move more. */
  move(events: readonly Fact[], seat: number): void {
    const moveNumber = this.#table.moveNumber + 1;
    for (const event of events) this.add(event, seat, moveNumber);
    this.settle();
  }

  /** Bots play while it is their turn; the end is written when it has come. */
  settle(): void {
    for (let moves = 0; moves <= MOST_BOT_MOVES; moves++) {
      const { game, state } = this.#table;
      const outcome = game.outcome(state);
      if (outcome !== undefined) {
        this.addTableFact({ type: 'gameFinished', outcome }, null);
        return;
      }
      const bot = game.awaiting(state).find(({ seat }) => this.#table.seats[seat]?.kind === 'bot');
      if (bot === undefined) return;
      this.#playBot(bot.seat);
    }
    throw new Error(`${this.#table.game.id}: the bots do not come to an end`);
  }

  /** A bot knows what its seat sees and no more (KM-20). */
  #playBot(seat: number): void {
    const { game, state } = this.#table;
    const move = game.bot(game.view(state, seat, false), game.legalMoves(state, seat));
    const decision = game.decide(state, move, seat);
    if ('refused' in decision) throw new Error(`${game.id}: the bot was refused, ${decision.refused.code}`);
    const moveNumber = this.#table.moveNumber + 1;
    for (const event of decision.accepted) this.add(event, seat, moveNumber);
  }

  /** All that was added, as one commit after `earlier` ones (a fork's copies), and the table at its end. */
  finish(earlier: readonly Commit[] = []): { readonly commits: readonly Commit[]; readonly table: Table } {
    if (this.#facts.length === 0) return { commits: earlier, table: this.#table };
    const { version } = this.#table;
    const firstSeq = version - this.#facts.length + 1;
    const commit = { version, firstSeq, at: this.#at, facts: this.#facts };
    return { commits: [...earlier, commit], table: closeCommit(this.#before, this.#table) };
  }
}
