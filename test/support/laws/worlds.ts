/** The same moves on other deals, fact by fact beside the first deal, as long as some viewer can't tell them apart. */
import type { Piles, Viewer, Vocabulary } from '../../../src/core/game.ts';
import type { Dice } from '../dice.ts';
import { asText, cardPiles, type Trial, viewersOf } from './trial.ts';

type Facts = readonly Vocabulary['Event'][];

export interface Viewers {
  /** Who has been told the same facts in both worlds so far. */
  readonly withSameFacts: readonly Viewer[];
  /** Whose view was the same in both worlds after each single fact so far. */
  readonly withSameViews: readonly Viewer[];
}

type Comparison = (here: unknown, there: unknown, at: string, viewers: Viewers) => void;

/** Another deal: two cards of a pile change places, or the last cards of a pile are shuffled. */
export function otherPiles(trial: Trial, chance: Dice): Piles {
  const [pile, cards] = chance.pick(Object.entries(cardPiles(trial)));
  if (chance.chance(0.5)) {
    const from = chance.below(cards.length);
    const order = [...cards.slice(0, from), ...chance.shuffled(cards.slice(from))];
    return { ...trial.playout.piles, [pile]: order };
  }
  const [i, j] = [chance.below(cards.length), chance.below(cards.length)];
  const order = cards.map((card, k) => (k === i ? cards[j] : k === j ? cards[i] : card) ?? card);
  return { ...trial.playout.piles, [pile]: order };
}

/** Calls `compare` at each version that both worlds reach by the same moves. */
export function compareWorlds(trial: Trial, chance: Dice, compare: Comparison): void {
  for (let world = 0; world < (trial.extras.worlds ?? 12); world++) {
    compareWorld(trial, otherPiles(trial, chance), compare);
  }
}

function compareWorld(trial: Trial, piles: Piles, compare: Comparison): void {
  const { game, playout } = trial;
  const begun = game.begin(playout.options, playout.seats, piles);
  const pair = new Pair(trial, playout.begun, begun);
  pair.take(playout.dealt, game.setUp(begun));
  compare(pair.here, pair.there, 'after the setup', pair);
  for (const [i, { seat, move, events }] of playout.commits.entries()) {
    if (pair.withSameFacts.length === 0 && pair.withSameViews.length === 0) return;
    const facts = factsOfMove(trial, pair.there, seat, move);
    if (facts === undefined) return;
    pair.take(events, facts);
    compare(pair.here, pair.there, `after commit ${i + 1}, ${asText(move)}`, pair);
  }
}

/** What the same move would do there; undefined when it is not possible there. */
function factsOfMove(
  { game }: Trial,
  state: unknown,
  seat: number,
  move: Vocabulary['Move'] | undefined,
): Facts | undefined {
  if (game.outcome(state) !== undefined) return undefined;
  if (move === undefined) return game.leave?.(state, seat);
  if (!game.awaiting(state).some((awaited) => awaited.seat === seat)) return undefined;
  const decision = game.decide(state, move, seat);
  return 'accepted' in decision ? decision.accepted : undefined;
}

class Pair implements Viewers {
  withSameFacts: readonly Viewer[];
  withSameViews: readonly Viewer[];
  readonly #trial: Trial;
  here: unknown;
  there: unknown;

  constructor(trial: Trial, here: unknown, there: unknown) {
    this.#trial = trial;
    this.here = here;
    this.there = there;
    this.withSameFacts = viewersOf(trial);
    this.withSameViews = viewersOf(trial);
  }

  take(here: Facts, there: Facts): void {
    for (let i = 0; i < Math.max(here.length, there.length); i++) this.#takeOne(here[i], there[i]);
  }

  #takeOne(here: Facts[number] | undefined, there: Facts[number] | undefined): void {
    const { game } = this.#trial;
    if (here !== undefined) this.here = game.evolve(this.here, here);
    if (there !== undefined) this.there = game.evolve(this.there, there);
    const told = (fact: Facts[number] | undefined, viewer: Viewer): string =>
      fact === undefined ? '' : asText(game.redact(fact, viewer));
    const seen = (state: unknown, viewer: Viewer): string => asText(game.view(state, viewer, false));
    this.withSameFacts = this.withSameFacts.filter((one) => told(here, one) === told(there, one));
    this.withSameViews = this.withSameViews.filter((one) => seen(this.here, one) === seen(this.there, one));
  }
}
