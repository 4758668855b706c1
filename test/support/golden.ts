/** Games kept for ever: what a golden file holds, and how a game is recorded for one. */
import type { AnyGame } from '../../src/core/game.ts';
import type { Outcome } from '../../src/core/outcome.ts';
import { Draft } from '../../src/table/draft.ts';
import type { GameCreated, PublicDeal } from '../../src/table/facts.ts';
import type { Commit } from '../../src/table/ports.ts';
import type { Table } from '../../src/table/table.ts';
import { type Dice, dice } from './dice.ts';
import type { Policy } from './play.ts';

export interface Golden {
  readonly ruleset: string;
  readonly rulesVersion: number;
  readonly outcome: Outcome;
  /** What a spectator sees when the game is over; null for a game that was never dealt. */
  readonly view: object | null;
  /** By seat: the fields of its view that are different from the spectator's. */
  readonly seats: readonly object[];
  /** The moves that were sent, each with the version of the commit that it made. Bots' moves are in the facts alone. */
  readonly moves: readonly {
    readonly version: number;
    readonly seat: number;
    readonly move: { readonly type: string };
  }[];
  /** The log as it is stored. */
  readonly commits: readonly Commit[];
}

export interface Plan {
  readonly options?: object;
  readonly deal: PublicDeal;
  readonly policy: Policy;
  /** Chance for the policy, and the server seed of a secret deal. */
  readonly seed: number;
  /** Seats that the table's own bots take. */
  readonly bots?: readonly number[];
  /** Hints are asked for and moves taken back now and then (solitaires). */
  readonly isAssisted?: boolean;
  /** After so many moves the seat that is awaited resigns. */
  readonly resignsAfter?: number;
}

const NOON = Date.UTC(2026, 10, 30, 12);
const MINUTE = 60_000;
export const GOLDEN_ID = 'f'.repeat(32);
const playerAt = (seat: number): string => String(seat).repeat(32);

/** One game at the table, request by request. */
class Recording {
  readonly commits: Commit[] = [];
  readonly moves: Golden['moves'][number][] = [];
  #table: Table | undefined;

  get table(): Table {
    if (this.#table === undefined) throw new Error('nothing is recorded yet');
    return this.#table;
  }

  get now(): number {
    return NOON + this.commits.length * MINUTE;
  }

  add(draft: Draft): void {
    const { commits, table } = draft.finish();
    this.commits.push(...commits);
    this.#table = table;
  }

  request(act: (draft: Draft) => void): void {
    const draft = new Draft(this.table, this.now);
    act(draft);
    this.add(draft);
  }
}

function createdFact(game: AnyGame, { options = {}, deal, seed }: Plan): GameCreated {
  const parsed = { ...game.schemas.options.parse(options) };
  const seats = game.seatCount(parsed);
  const hex = seed.toString(16).padStart(64, '0');
  return {
    type: 'gameCreated',
    ruleset: game.id,
    rulesVersion: game.version,
    options: parsed,
    seats,
    visibility: 'unlisted',
    undo: seats === 1 ? 'free' : 'off',
    title: null,
    deal,
    serverSeed: deal.kind === 'secret' ? hex : null,
    given: null,
    forkedFrom: null,
  };
}

const sit = (draft: Draft, seat: number, isBot: boolean): void =>
  draft.addTableFact(
    {
      type: 'seatTaken',
      seat,
      kind: isBot ? 'bot' : 'player',
      playerId: isBot ? null : playerAt(seat),
      clientSeed: isBot ? '' : `seed-of-${seat}`,
    },
    seat,
  );

/** Seat 0 and the bots sit down with the first request, the others one by one; then it is dealt. */
function open(game: AnyGame, plan: Plan, seatsTaken = Number.POSITIVE_INFINITY): Recording {
  const recording = new Recording();
  const { bots = [] } = plan;
  const draft = Draft.ofNewGame(GOLDEN_ID, game, createdFact(game, plan), recording.now);
  sit(draft, 0, false);
  for (const seat of bots) sit(draft, seat, true);
  const isFull = (of: Draft): boolean => of.table.seats.every(({ kind }) => kind !== 'open');
  if (isFull(draft)) draft.deal();
  recording.add(draft);
  for (let seat = 1; seat < Math.min(draft.table.seats.length, seatsTaken); seat++) {
    if (bots.includes(seat)) continue;
    recording.request((next) => {
      sit(next, seat, false);
      if (isFull(next)) next.deal();
    });
  }
  return recording;
}

function resign(draft: Draft, seat: number): void {
  const { game, state } = draft.table;
  draft.addTableFact({ type: 'seatResigned', seat }, seat);
  if (game.leave === undefined) {
    draft.addTableFact({ type: 'gameFinished', outcome: { result: 'lost', reason: 'resigned' } }, null);
    return;
  }
  for (const event of game.leave(state, seat)) draft.add(event, seat);
  draft.settle();
}

function takeTurn(recording: Recording, policy: Policy, chance: Dice, seat: number): void {
  const { game, state } = recording.table;
  const move = policy(game, state, seat, game.legalMoves(state, seat), chance);
  const decision = game.decide(state, move, seat);
  if ('refused' in decision) throw new Error(`${game.id} refused ${JSON.stringify(move)}`);
  recording.request((draft) => draft.move(decision.accepted, seat));
  recording.moves.push({ version: recording.table.version, seat, move });
}

/** Every fifth move a hint, after every seventh the last two moves are taken back, three times at most. */
function assist(recording: Recording, turn: number): void {
  const { game, state, line, undos } = recording.table;
  if (turn % 5 === 2) {
    const move = game.bot(game.view(state, 0, false), game.legalMoves(state, 0));
    recording.request((draft) => draft.addTableFact({ type: 'hintGiven', move }, 0));
  }
  const point = line?.before?.before;
  if (turn % 7 === 6 && undos < 3 && point)
    recording.request((draft) => draft.addTableFact({ type: 'moveTakenBack', toVersion: point.version }, 0));
}

/** A whole game. */
export function record(game: AnyGame, plan: Plan): Golden {
  const recording = open(game, plan);
  const chance = dice(plan.seed);
  for (let turn = 0; recording.table.outcome === null; turn++) {
    const [awaited] = game.awaiting(recording.table.state);
    if (awaited === undefined || turn > 1000) throw new Error(`${game.id} does not come to an end`);
    if (turn === plan.resignsAfter) recording.request((draft) => resign(draft, awaited.seat));
    else {
      if (plan.isAssisted === true) assist(recording, turn);
      takeTurn(recording, plan.policy, chance, awaited.seat);
    }
  }
  return goldenOf(recording);
}

/** A table that everybody leaves before the deal. */
export function recordAbandoned(game: AnyGame, plan: Plan): Golden {
  const recording = open(game, plan, 2);
  recording.request((draft) => draft.addTableFact({ type: 'seatLeft', seat: 1 }, 1));
  recording.request((draft) => {
    draft.addTableFact({ type: 'seatLeft', seat: 0 }, 0);
    draft.addTableFact({ type: 'gameFinished', outcome: { result: 'abandoned' } }, null);
  });
  return goldenOf(recording);
}

/** What everybody sees of a finished table. */
export function viewsOf({ game, piles, state, seats }: Table): Pick<Golden, 'view' | 'seats'> {
  if (piles === null) return { view: null, seats: [] };
  const view = game.view(state, 'spectator', true);
  const same = new Map(Object.entries(view).map(([field, value]) => [field, JSON.stringify(value)]));
  const ownOf = (seat: number): object => {
    const fields = Object.entries(game.view(state, seat, true));
    return Object.fromEntries(fields.filter(([field, value]) => same.get(field) !== JSON.stringify(value)));
  };
  return { view, seats: seats.map((_, seat) => ownOf(seat)) };
}

function goldenOf({ table, commits, moves }: Recording): Golden {
  const { game, outcome, created } = table;
  if (outcome === null) throw new Error('a golden game is over');
  const { rulesVersion } = created;
  return { ruleset: game.id, rulesVersion, outcome, ...viewsOf(table), moves, commits };
}
