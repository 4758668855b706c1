/** Whole games from a seed, for tests and measurements. The seed names the piles and every choice of the policy. */
import { shufflePiles, start } from '../../src/core/deal.ts';
import type { Game, LegalMove, Piles, Seat, Vocabulary } from '../../src/core/game.ts';
import type { Outcome } from '../../src/core/outcome.ts';
import { seedOfDeal } from '../../src/core/random.ts';
import { type Dice, dice } from './dice.ts';

/** Chooses one of the legal moves (never an empty list). */
export type Policy = <V extends Vocabulary>(
  game: Game<V>,
  state: V['State'],
  seat: Seat,
  legalMoves: readonly LegalMove<V>[],
  chance: Dice,
) => V['Move'];

export const randomPolicy: Policy = (_game, _state, _seat, legalMoves, chance) =>
  chance.pick(legalMoves).move;
export const botPolicy: Policy = (game, state, seat, legalMoves) =>
  game.bot(game.view(state, seat, false), legalMoves);

/** One accepted request: a move, or a seat that left the table (`move` is undefined then). */
export interface Commit<V extends Vocabulary> {
  readonly seat: Seat;
  readonly move: V['Move'] | undefined;
  readonly before: V['State'];
  readonly events: readonly V['Event'][];
  readonly after: V['State'];
}

export interface Playout<V extends Vocabulary> {
  readonly game: Game<V>;
  readonly options: V['Options'];
  readonly seats: number;
  readonly seed: number;
  readonly piles: Piles;
  /** The position before the setup, the facts of the setup, the position after it. */
  readonly begun: V['State'];
  readonly dealt: readonly V['Event'][];
  readonly first: V['State'];
  readonly commits: readonly Commit<V>[];
  readonly last: V['State'];
  readonly outcome: Outcome;
}

export interface Manner {
  readonly policy?: Policy;
  /** More moves than this are an error: every game ends. */
  readonly maxMoves?: number;
  /** How often a seat leaves the table instead of somebody moving (games of several seats). */
  readonly leaving?: number;
  readonly piles?: Piles;
}

/** The piles of deal `seed`: what the table deals for numbered deal `seed`. */
export const pilesOf = <V extends Vocabulary>(game: Game<V>, options: V['Options'], seed: number): Piles =>
  shufflePiles(game.id, game.piles(options, game.seatCount(options)), seedOfDeal(game.id, seed), []);

/** Plays a game to its end. Throws when it doesn't end, or when a listed move is refused. */
export function playOut<V extends Vocabulary>(
  game: Game<V>,
  options: V['Options'],
  seed: number,
  manner: Manner = {},
): Playout<V> {
  const {
    policy = randomPolicy,
    maxMoves = 2000,
    leaving = 0,
    piles = pilesOf(game, options, seed),
  } = manner;
  const chance = dice(seed);
  const seats = game.seatCount(options);
  const begun = game.begin(options, seats, piles);
  const { state: first, events: dealt } = start(game, options, seats, piles);
  const commits: Commit<V>[] = [];
  const stayed = new Set(Array.from({ length: seats }, (_, seat) => seat));
  let state = first;
  while (game.outcome(state) === undefined) {
    if (commits.length >= maxMoves) throw new Error(`${game.id}, seed ${seed}: no end in ${maxMoves} moves`);
    const commit =
      leaving > 0 && chance.chance(leaving)
        ? walkOut(game, state, chance.pick([...stayed]))
        : moveOnce(game, state, policy, chance);
    if (commit.move === undefined) stayed.delete(commit.seat);
    commits.push(commit);
    state = commit.after;
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error('a finished game has an outcome');
  return { game, options, seats, seed, piles, begun, dealt, first, commits, last: state, outcome };
}

function moveOnce<V extends Vocabulary>(
  game: Game<V>,
  state: V['State'],
  policy: Policy,
  chance: Dice,
): Commit<V> {
  const { seat } = chance.pick(game.awaiting(state));
  const move = policy(game, state, seat, game.legalMoves(state, seat), chance);
  const decision = game.decide(state, move, seat);
  if ('refused' in decision) {
    throw new Error(`${game.id} refused ${JSON.stringify(move)}: ${JSON.stringify(decision.refused)}`);
  }
  return {
    seat,
    move,
    before: state,
    events: decision.accepted,
    after: after(game, state, decision.accepted),
  };
}

function walkOut<V extends Vocabulary>(game: Game<V>, state: V['State'], seat: Seat): Commit<V> {
  const events = game.leave?.(state, seat) ?? [];
  return { seat, move: undefined, before: state, events, after: after(game, state, events) };
}

/** The position after these facts. */
export const after = <V extends Vocabulary>(
  game: Game<V>,
  state: V['State'],
  events: readonly V['Event'][],
): V['State'] => events.reduce<V['State']>((position, event) => game.evolve(position, event), state);

/** Every position that can be shown, first to last. */
export const positionsOf = <V extends Vocabulary>(playout: Playout<V>): readonly V['State'][] => [
  playout.first,
  ...playout.commits.map((commit) => commit.after),
];

/** Every fact of the game, from the setup on. */
export const factsOf = <V extends Vocabulary>(playout: Playout<V>): readonly V['Event'][] => [
  ...playout.dealt,
  ...playout.commits.flatMap((commit) => commit.events),
];
