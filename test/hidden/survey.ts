/** Many twins of many games of one ruleset, each from another place at the table. */
import type { AnyGame } from '../../src/core/game.ts';
import { dice } from '../support/dice.ts';
import { playScript } from './script.ts';
import { compareTwins } from './twins.ts';
import type { Caller } from './world.ts';

export interface Survey {
  readonly game: AnyGame;
  readonly options: object;
  /** Games are played from the seeds `from`, `from + 1`, … */
  readonly from: number;
  readonly games: number;
  /** How many viewers look at each game, drawn from its seats, a spectator and a stranger. */
  readonly viewers: number;
  readonly knocks: number;
  readonly moves: number;
}

export interface Found {
  readonly positions: number;
  readonly answers: number;
  /** What somebody could tell, in words; empty when nobody could tell anything. */
  readonly faults: readonly string[];
}

const cut = (text: string): string => (text.length > 2000 ? `${text.slice(0, 2000)}…` : text);

/** Every game of the survey, for some viewers, up to some step each. Stops at the first fault. */
export async function survey({ game, options, from, games, viewers, knocks, moves }: Survey): Promise<Found> {
  let [positions, answers] = [0, 0];
  const faults: string[] = [];
  for (let seed = from; seed < from + games && faults.length === 0; seed++) {
    const script = await playScript(game, options, seed);
    const seats = Array.from({ length: script.seats }, (_, seat) => seat);
    const everybody: readonly Caller[] = [...seats, 'spectator', 'stranger'];
    const chance = dice(seed);
    for (const viewer of chance.some(everybody, viewers)) {
      // The last step may end the game, and then all is open.
      const upTo = chance.below(script.steps.length);
      const seen = await compareTwins(script, { upTo, viewer, seed, knocks, moves });
      if (seen === undefined) continue;
      positions += seen.positions;
      answers += seen.answers;
      const where = `${script.name}, ${viewer} after ${upTo} steps`;
      if (seen.told !== undefined) faults.push(`${where} is told: ${cut(JSON.stringify(seen.told))}`);
      if (seen.difference !== undefined)
        faults.push(`${where} can tell: ${cut(JSON.stringify(seen.difference))}`);
      if (faults.length > 0) break;
    }
  }
  return { positions, answers, faults };
}
