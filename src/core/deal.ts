/** From piles to a first position. Shared by the table, which deals, and by everything that simulates. */
import type { Game, Piles, Vocabulary } from './game.ts';
import { shuffle, stream } from './random.ts';

/** Every pile shuffled with its own stream of `salon-1`; next card first. */
export function shufflePiles(
  ruleset: string,
  unshuffled: Piles,
  serverSeed: Uint8Array,
  clientSeeds: readonly string[],
): Piles {
  return Object.fromEntries(
    Object.entries(unshuffled).map(([pile, cards]) => [
      pile,
      shuffle(cards, stream(serverSeed, { ruleset, pile, clientSeeds })),
    ]),
  );
}

/** The position after the setup, and the facts that led there. */
export function start<V extends Vocabulary>(
  game: Game<V>,
  options: V['Options'],
  seats: number,
  piles: Piles,
): { readonly state: V['State']; readonly events: readonly V['Event'][] } {
  const before = game.begin(options, seats, piles);
  const events = game.setUp(before);
  return { state: events.reduce<V['State']>((state, event) => game.evolve(state, event), before), events };
}
