/** What the bot is told on its command line. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type AnyDesk, desks } from './desks.ts';

export const USAGE = `npm run bot -- <ruleset> [--games 1] [--url http://localhost:8787] [--parallel 1] [--option name=value …]
  Tables of several seats: [--players 3] clients and bots together, [--bots 0] of them the server's bots.
  Rulesets: ${desks.map(({ game }) => game.id).join(', ')}. Options: --option variant=mod3, --option variants.vandals=2`;

/** A mistake of the caller, told in one line. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse';
}

export interface Wanted {
  readonly desk: AnyDesk;
  readonly url: string;
  readonly games: number;
  /** How many games go on at the same time. */
  readonly parallel: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Seats that clients play. */
  readonly seats: number;
  /** Seats that the server's bots take, the last ones of the table. */
  readonly bots: readonly number[];
}

const FLAGS = {
  games: { type: 'string', default: '1' },
  url: { type: 'string', default: 'http://localhost:8787' },
  parallel: { type: 'string', default: '1' },
  option: { type: 'string', multiple: true },
  players: { type: 'string' },
  bots: { type: 'string', default: '0' },
} as const;

function wholeNumber(name: string, text: string, least: number): number {
  if (!/^\d{1,6}$/.test(text) || Number(text) < least)
    throw new WrongUse(`--${name} takes a whole number from ${least}, not "${text}".`);
  return Number(text);
}

/** `2`, `true` and `[1]` are JSON; anything else is a text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** `variants.vandals=2` → `{ variants: { vandals: 2 } }`. */
export function optionsOf(pairs: readonly string[]): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const pair of pairs) {
    const [, name, text] = /^([\w.]+)=(.*)$/s.exec(pair) ?? [];
    if (name === undefined || text === undefined)
      throw new WrongUse(`--option takes name=value, not "${pair}".`);
    const [first = '', ...inner] = name.split('.');
    const value = inner.reduceRight<unknown>((nested, key) => ({ [key]: nested }), parsed(text));
    const before = z.record(z.string(), z.unknown()).safeParse(options[first]);
    options[first] = before.success ? { ...before.data, ...Object(value) } : value;
  }
  return options;
}

function checkOptions({ game }: AnyDesk, options: unknown): void {
  const checked = game.schemas.options.safeParse(options);
  if (checked.success) return;
  const faults = checked.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim());
  const known = Object.keys(game.schemas.options.shape);
  const list = known.length === 0 ? 'has no options' : `has the options ${known.join(', ')}`;
  throw new WrongUse(`These options do not fit: ${faults.join('; ')}. ${game.title} ${list}.`);
}

/** Throws `WrongUse` for whatever cannot be played. */
export function readArguments(args: readonly string[]): Wanted {
  const { values, positionals } = parse(args);
  const [id] = positionals;
  const desk = desks.find(({ game }) => game.id === id);
  if (desk === undefined || positionals.length !== 1)
    throw new WrongUse(
      `${id === undefined ? 'Which ruleset?' : `There is no ruleset "${positionals.join(' ')}".`}\n${USAGE}`,
    );
  const games = wholeNumber('games', values.games, 1);
  const parallel = wholeNumber('parallel', values.parallel, 1);
  const url = values.url.replace(/\/+$/, '');
  if (!/^https?:\/\/./.test(url)) throw new WrongUse(`--url takes http(s)://host:port, not "${values.url}".`);
  return { desk, url, games, parallel, ...seatingOf(desk, values) };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  } catch (error) {
    throw new WrongUse(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function seatingOf(desk: AnyDesk, values: ReturnType<typeof parse>['values']) {
  const { game } = desk;
  const told = values.players === undefined ? {} : { players: wholeNumber('players', values.players, 1) };
  const options = { ...optionsOf(values.option ?? []), ...told };
  checkOptions(desk, options);
  const all = game.seatCount(game.schemas.options.parse(options));
  const bots = wholeNumber('bots', values.bots, 0);
  if (bots >= all) throw new WrongUse(`--bots ${bots} leaves no seat of ${all} to play from.`);
  const seats = all - bots;
  return { options, seats, bots: Array.from({ length: bots }, (_, i) => seats + i) };
}
