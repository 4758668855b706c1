/**
 * The long proof that nobody is told what is hidden, over thousands of positions of every ruleset:
 *
 *     npm run hidden                    some minutes
 *     npm run hidden -- --games 100     more games of each kind
 *     npm run hidden -- --from 5000     other games
 *
 * Ends with 1 and the first difference when somebody could tell anything.
 */
import { parseArgs } from 'node:util';
import { survey } from './survey.ts';
import { CASES } from './surveys.ts';

const EVERYBODY = 7;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { games: { type: 'string', default: '10' }, from: { type: 'string', default: '1000' } },
  });
  const manner = { viewers: EVERYBODY, knocks: 3, moves: 30 };
  let positions = 0;
  for (const { name, game, options } of CASES) {
    const found = await survey({
      game,
      options,
      games: Number(values.games),
      from: Number(values.from),
      ...manner,
    });
    console.log(`${name}: ${found.positions} positions, ${found.answers} answers`);
    positions += found.positions;
    for (const fault of found.faults) console.error(fault);
    if (found.faults.length > 0) process.exitCode = 1;
  }
  console.log(`${positions} positions in all, seeds from ${values.from}`);
}

await main();
