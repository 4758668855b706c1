/** Ids that look like the real ones and are the same in every run with the same name. */
import { createHash } from 'node:crypto';
import { shufflePiles, start } from '../../src/core/deal.ts';
import { portraits } from '../../src/games/portraits/game.ts';
import type { Ids } from '../../src/table/ports.ts';

const FIRST_MOVES = 5;

/** Whether the game of Portraits with this seed goes on for some moves; one in ten ends before. */
function playsOn(seed: Uint8Array): boolean {
  let { state } = start(portraits, {}, 1, shufflePiles(portraits.id, portraits.piles({}, 1), seed, ['']));
  for (let moves = 0; moves < FIRST_MOVES; moves++) {
    const [first] = portraits.legalMoves(state, 0);
    if (first === undefined) return false;
    const decision = portraits.decide(state, first.move, 0);
    if ('refused' in decision) throw new Error('a listed move is accepted');
    state = decision.accepted.reduce((before, event) => portraits.evolve(before, event), state);
  }
  return true;
}

/** Secret deals go on for some moves whatever the ruleset, so that tests may play on in any of them. */
export function countedIds(name: string): Ids {
  let count = 0;
  const bytes = (what: string) => createHash('sha256').update(`${name} ${what} ${count++}`).digest();
  const seed = (): Uint8Array => {
    const drawn = bytes('seed');
    return playsOn(drawn) ? drawn : seed();
  };
  return {
    game: () => bytes('game').toString('hex').slice(0, 32),
    player: () => bytes('player').toString('hex').slice(0, 32),
    token: () => `salon_${bytes('token').toString('base64url')}`,
    seed,
    request: () => bytes('request').toString('hex').slice(0, 24),
  };
}
