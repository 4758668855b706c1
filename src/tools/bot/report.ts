/** What a run has come to, as text. */
import type { Tally } from './client.ts';
import type { Outcome } from './desks.ts';

export interface Run {
  readonly title: string;
  readonly outcomes: readonly Outcome[];
  readonly errors: readonly string[];
  readonly tally: Tally;
  readonly seconds: number;
}

const nameOf = (outcome: Outcome): string =>
  outcome.result === 'abandoned' ? 'abandoned' : `${outcome.result} (${outcome.reason})`;

/** How often each comes up, the most frequent first. */
function counted(names: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);

/** Lines about the end of the games that only some rulesets have. */
function extras(outcomes: readonly Outcome[]): readonly (readonly [string, string])[] {
  const scores = outcomes.flatMap((outcome) => ('score' in outcome ? (outcome.score ?? []) : []));
  const winners = outcomes.flatMap((o) =>
    o.result === 'ranking' ? o.ranking.filter(({ place }) => place === 1) : [],
  );
  return [
    ...(scores.length === 0 ? [] : [['mean score', mean(scores).toFixed(1)] as const]),
    ...(winners.length === 0
      ? []
      : [['winner’s mean cash', mean(winners.map(({ cash }) => cash)).toFixed(1)] as const]),
  ];
}

/** A table of two columns. */
export function reportOf({ title, outcomes, errors, tally, seconds }: Run): string {
  const { requests, moves, stale, again } = tally;
  const rows: readonly (readonly [string, string])[] = [
    ['games', `${outcomes.length} of ${title}`],
    ...counted(outcomes.map(nameOf)).map(([name, n]) => [`  ${name}`, String(n)] as const),
    ...extras(outcomes),
    ['moves', `${moves} (${mean(outcomes.length === 0 ? [] : [moves / outcomes.length]).toFixed(1)} a game)`],
    ['requests', `${requests} (${(requests / Math.max(seconds, 0.001)).toFixed(0)} a second)`],
    ['decided anew', String(stale)],
    ['sent again', String(again)],
    ['seconds', seconds.toFixed(1)],
    ['errors', String(errors.length)],
    ...counted(errors).map(([error, n]) => [`  ${n} ×`, error] as const),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n');
}
