/** What comes up in play: the decisions of a ruleset, and an example of each of its moves. */
import { shufflePiles, start } from '../../core/deal.ts';
import type { AnyGame } from '../../core/game.ts';
import { seedOfDeal } from '../../core/random.ts';

/** Deals that are played through. */
const DEALS = 5;
const MOST_MOVES = 400;

export interface Example {
  readonly move: { readonly type: string };
  readonly label: string;
}
export interface Seen {
  /** Decision → the types of moves that were legal then. */
  readonly decisions: ReadonlyMap<string, ReadonlySet<string>>;
  /** Type of move → the first one that was legal. */
  readonly examples: ReadonlyMap<string, Example>;
}

class Sightings implements Seen {
  readonly decisions = new Map<string, Set<string>>();
  readonly examples = new Map<string, Example>();

  note(decision: string, example: Example): void {
    const { type } = example.move;
    this.decisions.set(decision, (this.decisions.get(decision) ?? new Set()).add(type));
    if (!this.examples.has(type)) this.examples.set(type, example);
  }
}

/** What comes up when always one of the legal moves is made, in turn another one. */
export function playedThrough(game: AnyGame): Seen {
  const seen = new Sightings();
  const options = game.schemas.options.parse({});
  const seats = game.seatCount(options);
  for (let deal = 1; deal <= DEALS; deal++) {
    const seed = seedOfDeal(game.id, deal);
    const piles = shufflePiles(game.id, game.piles(options, seats), seed, []);
    let { state } = start(game, options, seats, piles);
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      const awaited = game.awaiting(state)[0];
      if (awaited === undefined) break;
      const legal = game.legalMoves(state, awaited.seat);
      for (const { move } of legal) seen.note(awaited.decision, { move, label: game.label(move, state) });
      const next = legal[moves % legal.length];
      if (next === undefined) break;
      const decided = game.decide(state, next.move, awaited.seat);
      if ('refused' in decided) throw new Error(`${game.id}: a listed move was refused`);
      for (const event of decided.accepted) state = game.evolve(state, event);
    }
  }
  return seen;
}
