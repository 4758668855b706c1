/** What a law is tried on: one whole game of a ruleset, and a few words to find faults with. */
import type { AnyGame, Piles, Seat, Viewer, Vocabulary } from '../../../src/core/game.ts';
import { type Dice, dice } from '../dice.ts';
import { type Manner, type Playout, playOut } from '../play.ts';

/** What only the ruleset's own test can know. All optional. */
export interface Extras<State = unknown> {
  /** Where each card lies: place → cards. Default: every string of the state that is a card of the piles, by its path. */
  places?(state: State): Readonly<Record<string, readonly string[]>>;
  /** How many cards have left the state for good and are only counted there. Default 0. */
  gone?(state: State): number;
  /** Piles whose elements are no cards. Default: `seats`. */
  readonly tokens?: readonly string[];
  /** Another position that this viewer can't tell from the given one. For games with hidden hands. */
  conceal?(state: State, viewer: Viewer, chance: Dice): State;
  /** Every playout ends within so many moves. Default 2000. */
  readonly maxMoves?: number;
  /** Playouts per case. Default 6: by turns random, with leavers, by bots. */
  readonly playouts?: number;
  /** Other deals that each playout is compared with. Default 12. */
  readonly worlds?: number;
}

export interface Trial {
  readonly game: AnyGame;
  readonly playout: Playout<Vocabulary>;
  readonly extras: Extras;
  /** Its own chance, the same for every law that starts on this trial. */
  chance(): Dice;
}

export function tryOn(
  game: AnyGame,
  options: object,
  seed: number,
  extras: Extras = {},
  manner: Manner = {},
): Trial {
  const playout = playOut(game, options, seed, { maxMoves: extras.maxMoves ?? 2000, ...manner });
  return { game, playout, extras, chance: () => dice(seed) };
}

/** The piles of cards, without the piles of tokens. */
export function cardPiles(trial: Trial): Piles {
  const tokens = trial.extras.tokens ?? ['seats'];
  return Object.fromEntries(Object.entries(trial.playout.piles).filter(([pile]) => !tokens.includes(pile)));
}

export const viewersOf = (trial: Trial): readonly Viewer[] => [
  ...Array.from({ length: trial.playout.seats }, (_, seat): Seat => seat),
  'spectator',
];

export function check(holds: boolean, fault: string): asserts holds {
  if (!holds) throw new Error(fault);
}

export const asText = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

/** Fails with the first place at which two texts differ. */
export function checkSame(one: string, other: string, fault: string): void {
  if (one === other) return;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const near = (text: string): string => text.slice(Math.max(0, at - 80), at + 80);
  throw new Error(`${fault}:\n  ${near(one)}\n  ${near(other)}`);
}

/** Plain English: not empty, trimmed, and without a trace of a missing value. */
export function checkText(text: unknown, what: string): void {
  check(
    typeof text === 'string' && text.trim() === text && text !== '',
    `${what} is no text: ${asText(text)}`,
  );
  const trace = /undefined|\bNaN\b|\[object|\$\{/.exec(text);
  check(trace === null, `${what} shows "${trace?.[0]}": ${text}`);
}

/** A text about one position; nobody says null at the table. */
export function checkSaid(text: unknown, what: string): void {
  checkText(text, what);
  check(!/\bnull\b/.test(String(text)), `${what} shows "null": ${text}`);
}

/** A move as a key: the order of fields and of named cards makes no difference. */
export function moveKey(move: unknown): string {
  if (Array.isArray(move)) return `[${move.map(moveKey).sort().join()}]`;
  if (typeof move !== 'object' || move === null) return asText(move);
  const fields = Object.entries(move).map(([name, value]) => `${name}:${moveKey(value)}`);
  return `{${fields.sort().join()}}`;
}

export function freezeDeep<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeDeep(inner);
  return value;
}

export const throughJson = (value: unknown): unknown => JSON.parse(asText(value));
