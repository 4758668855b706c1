/** Replays and playouts without any I/O, for every ruleset. */
import { games } from '../../src/games/index.ts';
import { replay } from '../../src/table/table.ts';
import { playedByBots } from './tables.ts';

const DEALS = 20;

/** How often in a second; runs for a share of the seconds that are given. */
function perSecond(seconds: number, once: (round: number) => void): number {
  for (let round = 0; round < DEALS; round++) once(round);
  const begun = performance.now();
  let rounds = 0;
  while (performance.now() - begun < 1000 * seconds) once(rounds++);
  return (1000 * rounds) / (performance.now() - begun);
}

/** A replay reads a finished log from its commits; a playout lets the bot play a deal to its end. */
export function benchPure(seconds: number): boolean {
  console.log('\nReplays and playouts, in memory');
  const lines = games.map((game) => {
    const played = Array.from({ length: DEALS }, (_, deal) => playedByBots(game, { number: deal + 1 }));
    const logs = played.map((steps) => steps.map(({ commit }) => commit));
    const facts = logs.map((commits) => commits.at(-1)?.version ?? 0);
    const most = Math.max(...facts);
    const share = seconds / 10;
    return {
      ruleset: game.id,
      'facts (mean)': Math.round(facts.reduce((sum, n) => sum + n, 0) / DEALS),
      'facts (most)': most,
      'replays/s': Math.round(perSecond(share, (n) => replay('bench', game, null, logs[n % DEALS] ?? []))),
      'playouts/s': Math.round(perSecond(share, (n) => playedByBots(game, { number: (n % DEALS) + 1 }))),
    };
  });
  console.table(lines);
  return true;
}
