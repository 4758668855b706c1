/**
 * `npm run verify`: checks the deal of a finished game offline, from the JSON that `…/fairness` answered.
 * Ends with exit code 0 if everything holds, else 1.
 */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { checksOf, type Fairness, fairnessSchema, isOpen, playedOf } from './verify/checks.ts';

const USAGE = `npm run verify -- <file> [--commitment <hex>]
  <file> holds the answer of GET /v1/<ruleset>/<id>/fairness; - reads it from standard input.
  --commitment is the one that you noted when the game began; without it the answer's own is taken.`;

/** What cannot be checked, in one sentence. */
class NotToCheck extends Error {
  override readonly name = 'NotToCheck';
}

async function read(file: string): Promise<Fairness> {
  const json = await (file === '-' ? text(process.stdin) : readFile(file, 'utf8')).catch((error: unknown) => {
    throw new NotToCheck(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new NotToCheck(`${file} is not JSON.`);
  }
  const fairness = fairnessSchema.safeParse(value);
  if (!fairness.success) throw new NotToCheck(`${file} is not an answer of …/fairness.`);
  return fairness.data;
}

function argumentsOf(args: readonly string[]) {
  try {
    const options = { commitment: { type: 'string' }, help: { type: 'boolean' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new NotToCheck(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = argumentsOf(args);
  const [file] = positionals;
  if (values.help === true) console.log(USAGE);
  if (values.help === true) return 0;
  if (file === undefined || positionals.length !== 1) throw new NotToCheck(`Which game?\n${USAGE}`);
  const fairness = await read(file);
  if (!isOpen(fairness))
    throw new NotToCheck(
      'This game is not over (or, of a fork, the game it goes on from): its seed and orders are shown then.',
    );
  const played = playedOf(fairness);
  if (played === undefined) throw new NotToCheck('NO   these are not the unshuffled piles of any ruleset.');
  console.log(
    `${played.game.title}, ${fairness.deal.kind} deal: the unshuffled piles are those of the ruleset.`,
  );
  const checks = checksOf(fairness, played, values.commitment);
  for (const { what, holds } of checks) console.log(`${holds ? 'yes' : 'NO '}  ${what}`);
  const wrong = checks.filter(({ holds }) => !holds).length;
  console.log(
    wrong === 0 ? 'The deal holds.' : `The deal does not hold: ${wrong} of ${checks.length} checks failed.`,
  );
  return wrong === 0 ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof NotToCheck ? error.message : error);
    process.exitCode = 1;
  },
);
