/** A ruleset changed as docs/changing-rules.md says: old games keep their rules, new ones get the new rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Game } from '../../src/core/game.ts';
import { portraits } from '../../src/games/portraits/game.ts';
import type { PortraitsVocabulary, State } from '../../src/games/portraits/state.ts';
import { replay, type Table } from '../../src/table/table.ts';
import { GOLDEN_ID, type Golden, record, viewsOf } from '../support/golden.ts';
import { randomPolicy } from '../support/play.ts';

const rulingTaken = z.strictObject({ type: z.literal('rulingTaken'), ruling: z.int() });
type RulingTaken = z.infer<typeof rulingTaken>;
interface Mended extends Omit<PortraitsVocabulary, 'State' | 'Event' | 'PublicEvent'> {
  State: State & { readonly ruling: number };
  Event: PortraitsVocabulary['Event'] | RulingTaken;
  PublicEvent: PortraitsVocabulary['PublicEvent'] | RulingTaken;
}

const event = z.union([portraits.schemas.event, rulingTaken]);

/** Portraits in which, from version 2 on, nothing may be swapped any more. */
const mended: Game<Mended> = {
  ...portraits,
  version: 2,
  deals: { ...portraits.deals, own: [] },
  schemas: { ...portraits.schemas, event, publicEvent: event },
  begin: (...of) => ({ ...portraits.begin(...of), ruling: 1 }),
  setUp: (state) => [{ type: 'rulingTaken', ruling: 2 }, ...portraits.setUp(state)],
  evolve: (state, fact) =>
    fact.type === 'rulingTaken'
      ? { ...state, ruling: fact.ruling }
      : { ...portraits.evolve(state, fact), ruling: state.ruling },
  legalMoves: (state, seat) =>
    portraits.legalMoves(state, seat).filter(({ move }) => state.ruling === 1 || move.type !== 'swap'),
  outcome: (state) =>
    portraits.outcome(state) ??
    (mended.legalMoves(state, 0).length === 0
      ? { result: 'lost', reason: 'no-legal-transaction' }
      : undefined),
  redact: (fact, viewer) => (fact.type === 'rulingTaken' ? fact : portraits.redact(fact, viewer)),
  say: (fact) => (fact.type === 'rulingTaken' ? `Ruling ${fact.ruling} is in force.` : portraits.say(fact)),
};

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const old = readdirSync(FOLDER)
  .filter((name) => name.startsWith('portraits-v1-'))
  .map((name): [string, Golden] => [name, JSON.parse(readFileSync(`${FOLDER}${name}`, 'utf8'))]);

describe('A change of the rules', () => {
  it.each(old)('leaves %s as it was, at every point', (_, { commits, outcome, view, seats }) => {
    let [now, then]: [Table | null, Table | null] = [null, null];
    for (const commit of commits) {
      now = replay(GOLDEN_ID, mended, now, [commit]);
      then = replay(GOLDEN_ID, portraits, then, [commit]);
      expect(mended.legalMoves(stateOf(now), 0)).toEqual(portraits.legalMoves(stateOf(then), 0));
    }
    expect(now?.outcome).toEqual(outcome);
    expect(now && viewsOf(now)).toEqual({ view, seats });
  });

  it('holds for new games, which say so', () => {
    const games = [1, 2, 3, 4, 5].map((seed) =>
      record(mended, { deal: { kind: 'numbered', number: seed }, policy: randomPolicy, seed }),
    );
    const types = new Set(games.flatMap(({ moves }) => moves.map(({ move }) => move.type)));
    expect([...types]).toEqual(['buy']);
    expect(games.map(({ rulesVersion }) => rulesVersion)).toEqual([2, 2, 2, 2, 2]);
  });

  it('would be noticed: games of version 1 do swap', () => {
    expect(old.some(([, { moves }]) => moves.some(({ move }) => move.type === 'swap'))).toBe(true);
  });
});

/** The table keeps a ruleset's state without knowing what it is. */
function stateOf(table: Table): Mended['State'] {
  // Made by `begin` and `evolve` of the ruleset that reads it here.
  return table.state as Mended['State'];
}
