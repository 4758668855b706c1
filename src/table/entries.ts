/** The log as one viewer may read it: one entry per fact, never changed later. */
import { Buffer } from 'node:buffer';
import type { AnyGame, Viewer } from '../core/game.ts';
import { commitmentTo } from '../core/random.ts';
import { type Fact, isTableFact, type TableFact } from './facts.ts';
import type { Commit } from './ports.ts';

export interface Entry {
  readonly seq: number;
  readonly moveNumber: number;
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly seat: number | null;
  readonly event: Fact;
}

/** What everybody may know of a table fact: an allow-list, the same for every viewer, for good. */
function redactTableFact(fact: TableFact): Fact {
  switch (fact.type) {
    case 'gameCreated': {
      const { ruleset, rulesVersion, options, seats, visibility, undo, title, deal, serverSeed, forkedFrom } =
        fact;
      const commitment = serverSeed === null ? null : commitmentTo(Buffer.from(serverSeed, 'hex'));
      const told = {
        ruleset,
        rulesVersion,
        options,
        seats,
        visibility,
        undo,
        title,
        deal,
        commitment,
        forkedFrom,
      };
      return { type: fact.type, ...told };
    }
    case 'seatTaken': {
      const told = { type: fact.type, seat: fact.seat, kind: fact.kind };
      return told;
    }
    case 'dealt': {
      const sizes = Object.entries(fact.piles).map(([pile, cards]) => [pile, cards.length] as const);
      const told = { type: fact.type, piles: Object.fromEntries(sizes) };
      return told;
    }
    case 'moveTakenBack': {
      const told = { type: fact.type, toVersion: fact.toVersion };
      return told;
    }
    case 'hintGiven': {
      // Hints are for solitaires, and made of what their one seat sees.
      const told = { type: fact.type, move: fact.move };
      return told;
    }
    case 'seatLeft':
    case 'seatResigned': {
      const told = { type: fact.type, seat: fact.seat };
      return told;
    }
    case 'gameFinished': {
      const told = { type: fact.type, outcome: fact.outcome };
      return told;
    }
  }
}

/** Every fact of the commits after `afterSeq`, as `viewer` may know it. */
export function entriesOf(
  game: AnyGame,
  commits: readonly Commit[],
  viewer: Viewer,
  afterSeq = 0,
): readonly Entry[] {
  return commits.flatMap(({ firstSeq, at, facts }) => {
    const time = new Date(at).toISOString();
    return facts.flatMap(({ moveNumber, seat, event }, i) => {
      const seq = firstSeq + i;
      if (seq <= afterSeq) return [];
      const told = isTableFact(event) ? redactTableFact(event) : game.redact(event, viewer);
      return [{ seq, moveNumber, time, seat, event: told }];
    });
  });
}
