/** `npm run bot`: plays games through the public API alone, as any client could. */
import { readArguments, USAGE, type Wanted, WrongUse } from './bot/arguments.ts';
import { absenceOf, type Client, connect, type Tally } from './bot/client.ts';
import type { Outcome } from './bot/desks.ts';
import { playGame } from './bot/play.ts';
import { reportOf } from './bot/report.ts';

/** With more failures than this a run stops: something is wrong with the server, not with a game. */
const MOST_ERRORS = 5;

/** Signs up a player for each seat. */
const signUp = (url: string, seats: number, tally: Tally): Promise<Client[]> =>
  Promise.all(
    Array.from({ length: seats }, async (_, seat) => {
      const { data, error } = await connect(url, tally).POST('/v1/players', {
        body: { name: `Bot ${seat + 1}` },
      });
      if (data === undefined) throw new Error(`signing up failed: ${error.detail}`);
      return connect(url, tally, data.token);
    }),
  );

/** Plays all games, some of them at the same time. */
async function playAll(wanted: Wanted, tally: Tally, tell: (finished: number) => void) {
  const { desk, url, games, parallel, seats, bots, options } = wanted;
  const outcomes: Outcome[] = [];
  const errors: string[] = [];
  let begun = 0;
  const oneAfterAnother = async () => {
    const clients = await signUp(url, seats, tally);
    while (begun < games && errors.length < MOST_ERRORS) {
      begun += 1;
      try {
        outcomes.push(await desk.use((at) => playGame(at, { clients, options, bots }, tally)));
      } catch (error) {
        errors.push(error instanceof Error ? error.message : String(error));
      }
      tell(outcomes.length);
    }
    await Promise.all(clients.map((client) => client.DELETE('/v1/players/me')));
  };
  await Promise.all(Array.from({ length: Math.min(parallel, games) }, oneAfterAnother));
  return { outcomes, errors };
}

/** A line that counts up on a terminal; elsewhere one line for each tenth. */
function progress(games: number): (finished: number) => void {
  const tenth = Math.max(1, Math.ceil(games / 10));
  return (finished) => {
    if (process.stderr.isTTY)
      process.stderr.write(`\r${finished} of ${games} games${finished === games ? '\n' : ''}`);
    else if (finished % tenth === 0 || finished === games)
      process.stderr.write(`${finished} of ${games} games\n`);
  };
}

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  const wanted = readArguments(args);
  const absence = await absenceOf(wanted.url);
  if (absence !== undefined) throw new WrongUse(absence);
  const tally: Tally = { requests: 0, again: 0, stale: 0, moves: 0 };
  const begin = performance.now();
  const { outcomes, errors } = await playAll(wanted, tally, progress(wanted.games));
  const seconds = (performance.now() - begin) / 1000;
  console.log(reportOf({ title: wanted.desk.game.title, outcomes, errors, tally, seconds }));
  return errors.length === 0 && outcomes.length === wanted.games ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof WrongUse ? error.message : error);
    process.exitCode = 1;
  },
);
