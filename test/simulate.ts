/**
 * How often a bot wins: plays the deals 1, 2, … of a ruleset (numbered deals for the solitaires) to the end.
 *
 *     npm run simulate -- portraits --deals 20000
 *     npm run simulate -- picture-gallery --deals 2000 --option variant=mod3
 *     npm run simulate -- merchants-solitaire --option variants.vandals=2 --policy random
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { AnyGame } from '../src/core/game.ts';
import type { Outcome } from '../src/core/outcome.ts';
import { games } from '../src/games/index.ts';
import { botPolicy, type Policy, playOut, randomPolicy } from './support/play.ts';

const POLICIES: Readonly<Record<string, Policy>> = { bot: botPolicy, random: randomPolicy };

/** `variants.vandals=2` → `{ variants: { vandals: 2 } }`; values are JSON, or else text. */
function optionsFrom(settings: readonly string[]): object {
  const options: Record<string, unknown> = {};
  for (const setting of settings) {
    const [path = '', value = ''] = setting.split(/=(.*)/s);
    const [name = '', inner] = path.split('.');
    options[name] =
      inner === undefined ? jsonOr(value) : { ...Object(options[name]), [inner]: jsonOr(value) };
  }
  return options;
}

function jsonOr(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** What a line of the table counts: result, reason and rank, or who won and why. */
function kindOf(outcome: Outcome): string {
  if (outcome.result === 'abandoned') return outcome.result;
  if (outcome.result !== 'ranking')
    return [outcome.result, outcome.reason, outcome.rank ?? ''].join(' ').trim();
  const winners = outcome.ranking.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return `${outcome.reason} seat ${winners.join(' and ')}`;
}

interface Tally {
  games: number;
  moves: number;
  longest: number;
}

function simulate(
  game: AnyGame,
  options: object,
  deals: number,
  from: number,
  policy: Policy,
): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (let number = from; number < from + deals; number++) {
    const { commits, outcome } = playOut(game, options, number, { policy });
    const winOrLoss = outcome.result === 'won' || outcome.result === 'lost' ? [outcome.result] : [];
    for (const kind of new Set([kindOf(outcome), ...winOrLoss, 'all'])) {
      const tally = tallies.get(kind) ?? { games: 0, moves: 0, longest: 0 };
      tally.games += 1;
      tally.moves += commits.length;
      tally.longest = Math.max(tally.longest, commits.length);
      tallies.set(kind, tally);
    }
  }
  return tallies;
}

function print(tallies: ReadonlyMap<string, Tally>, deals: number): void {
  const lines = [...tallies].sort(([, a], [, b]) => b.games - a.games);
  console.table(
    lines.map(([outcome, { games: count, moves, longest }]) => ({
      outcome,
      games: count,
      '%': Number(((100 * count) / deals).toFixed(2)),
      'moves (mean)': Number((moves / count).toFixed(1)),
      'moves (most)': longest,
    })),
  );
}

const USAGE = `npm run simulate -- <ruleset> [--deals 1000] [--from 1] [--policy bot] [--option name=value …]
  Rulesets: ${games.map(({ id }) => id).join(', ')}. Policies: ${Object.keys(POLICIES).join(', ')}.
  Options: --option variant=mod3, --option variants.vandals=2`;

/** Throws with what is wrong with the arguments. */
function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      deals: { type: 'string', default: '1000' },
      from: { type: 'string', default: '1' },
      policy: { type: 'string', default: 'bot' },
      option: { type: 'string', multiple: true, default: [] },
    },
  });
  const [ruleset] = positionals;
  if (ruleset === undefined) throw new Error('Which ruleset?');
  const game = games.find(({ id }) => id === ruleset);
  if (game === undefined) throw new Error(`There is no ruleset "${ruleset}".`);
  const policy = POLICIES[values.policy];
  if (policy === undefined) throw new Error(`There is no policy "${values.policy}".`);
  const [deals, from] = [Number(values.deals), Number(values.from)];
  if (![deals, from].every((n) => Number.isSafeInteger(n) && n >= 1))
    throw new Error('--deals and --from are whole numbers from 1.');
  const options = game.schemas.options.safeParse(optionsFrom(values.option));
  if (!options.success) throw new Error(`These options do not fit:\n${z.prettifyError(options.error)}`);
  return { game, options: options.data, deals, from, policy, policyName: values.policy };
}

function main({ game, options, deals, from, policy, policyName }: ReturnType<typeof readArguments>): void {
  const begun = performance.now();
  const tallies = simulate(game, options, deals, from, policy);
  const seconds = (performance.now() - begun) / 1000;
  console.log(
    `${game.title} ${JSON.stringify(options)}, ${policyName}, deals ${from} to ${from + deals - 1}`,
  );
  print(tallies, deals);
  console.log(`${(deals / seconds).toFixed(0)} games per second`);
}

function argumentsOrEnd(): ReturnType<typeof readArguments> {
  try {
    return readArguments();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(2);
  }
}

main(argumentsOrEnd());
