/** What still stands of a game in which moves were taken back, worked out from its log. */
import type { LogLine } from '../api/log-lines.ts';

interface Point {
  readonly version: number;
  /** Moves that stand at it. */
  readonly moves: number;
}

/** The lines of each accepted request. */
export function commitsOf(log: readonly LogLine[]): readonly (readonly LogLine[])[] {
  const commits: LogLine[][] = [];
  for (const line of log) {
    const last = commits.at(-1);
    if (last?.[0]?.version === line.version) last.push(line);
    else commits.push([line]);
  }
  return commits;
}

/** The versions that can be shown, oldest first: a whole view there is from the deal on. */
export function versionsIn(log: readonly LogLine[]): readonly number[] {
  const dealt = log.find(({ event }) => event.type === 'dealt');
  if (dealt === undefined) return [];
  return [...new Set(log.map(({ version }) => version))].filter((version) => version >= dealt.version);
}

/** The versions that moves can be taken back to: those of the present line after which moves stand. */
export function backIn(log: readonly LogLine[]): ReadonlySet<number> {
  const [dealt = Number.POSITIVE_INFINITY] = versionsIn(log);
  let line: Point[] = [];
  let moveNumber = 0;
  for (const commit of commitsOf(log.filter((entry) => entry.version >= dealt))) {
    const [{ version = 0, moveNumber: number = 0 } = {}] = commit;
    const target = commit.find(({ event }) => event.type === 'moveTakenBack')?.event.toVersion;
    if (target !== undefined) line = line.filter((point) => point.version <= target);
    const before = line.at(-1)?.moves ?? 0;
    line.push({ version, moves: target === undefined && number > moveNumber ? before + 1 : before });
    moveNumber = number;
  }
  const now = line.at(-1)?.moves ?? 0;
  return new Set(line.filter(({ moves }) => moves < now).map(({ version }) => version));
}
