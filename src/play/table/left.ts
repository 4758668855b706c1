/** The time that is left, in words. */

export const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The units in which a time is told, each up to twice the next one. */
const UNITS = [
  { least: 2 * DAY, unit: DAY, word: 'days' },
  { least: 2 * HOUR, unit: HOUR, word: 'hours' },
  { least: 2 * MINUTE, unit: MINUTE, word: 'minutes' },
  { least: 0, unit: SECOND, word: 'seconds' },
] as const;

/** Milliseconds as a person says them, e.g. `3 days left`. */
export function leftInWords(ms: number): string {
  const fitting = UNITS.find(({ least }) => ms > least);
  if (fitting === undefined) return 'time is up';
  const count = Math.ceil(ms / fitting.unit);
  return `${count} ${count === 1 ? fitting.word.slice(0, -1) : fitting.word} left`;
}
