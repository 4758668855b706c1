/** The log as one viewer may read it: one entry per fact, never changed later. */
import type { AnyGame, Viewer } from '../core/game.ts';
import { type Fact, isTableFact, type StoredFact } from './facts.ts';
import type { Commit } from './ports.ts';
import { sayTableFact } from './sayings.ts';
import { redactTableFact } from './told.ts';

export interface Entry {
  readonly seq: number;
  readonly moveNumber: number;
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly seat: number | null;
  readonly event: Fact;
  /** Of annotated entries: the event in words. */
  readonly text?: string;
  /** Of annotated entries: the version of the commit that the fact belongs to. */
  readonly version?: number;
}

/** Which entries of a log are asked for, and how. */
export interface Reading {
  /** Entries after this seq. */
  readonly after: number;
  readonly isAnnotated: boolean;
}

const WHOLE: Reading = { after: 0, isAnnotated: false };

/** What a viewer may know of a fact, and how it is said. The sentence is made of what is told, never of the fact. */
function tell(game: AnyGame, { event }: StoredFact, viewer: Viewer): { told: Fact; say: () => string } {
  if (isTableFact(event)) {
    const told = redactTableFact(event);
    return { told, say: () => sayTableFact(told, game) };
  }
  const told = game.redact(event, viewer);
  return { told, say: () => game.say(told) };
}

/** Every fact of the commits after a seq, as `viewer` may know it. */
export function entriesOf(
  game: AnyGame,
  commits: readonly Commit[],
  viewer: Viewer,
  { after, isAnnotated }: Reading = WHOLE,
): readonly Entry[] {
  return commits.flatMap(({ firstSeq, version, at, facts }) => {
    const time = new Date(at).toISOString();
    return facts.flatMap((fact, i) => {
      const seq = firstSeq + i;
      if (seq <= after) return [];
      const { told, say } = tell(game, fact, viewer);
      const entry = { seq, moveNumber: fact.moveNumber, time, seat: fact.seat, event: told };
      return [isAnnotated ? { ...entry, text: say(), version } : entry];
    });
  });
}
