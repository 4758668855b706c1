/** Games that were played once and are over: they replay to the same end for ever (docs/changing-rules.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import { games } from '../../src/games/index.ts';
import { orderOf } from '../../src/table/deals.ts';
import { entriesOf } from '../../src/table/entries.ts';
import { isTableFact, type StoredFact, tableFactSchema } from '../../src/table/facts.ts';
import type { Commit } from '../../src/table/ports.ts';
import { replay, statusOf, type Table } from '../../src/table/table.ts';
import { GOLDEN_ID, type Golden, viewsOf } from '../support/golden.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
/** The script that wrote the file says what is in it; the tests below fail where it is not so. */
const goldenIn = (name: string): Golden => JSON.parse(readFileSync(`${FOLDER}${name}`, 'utf8'));

function gameOf({ ruleset }: Golden): AnyGame {
  const game = games.find(({ id }) => id === ruleset);
  if (game === undefined) throw new Error(`no ruleset ${ruleset}`);
  return game;
}

const gameFacts = (facts: readonly StoredFact[], moveNumber: number) =>
  facts.filter((fact) => fact.moveNumber === moveNumber && !isTableFact(fact.event));

/** The table after each commit, the commit beside it. */
function history(game: AnyGame, commits: readonly Commit[]) {
  let table: Table | null = null;
  return commits.map((commit) => {
    const before: Table | null = table;
    const after: Table = replay(GOLDEN_ID, game, before, [commit]);
    table = after;
    return { before, commit, after };
  });
}

describe.each(names)('%s', (name) => {
  const golden = goldenIn(name);
  const game = gameOf(golden);
  const table = replay(GOLDEN_ID, game, null, golden.commits);

  it('replays to its outcome and to what everybody saw', () => {
    expect(statusOf(table)).toBe('finished');
    expect(table.outcome).toEqual(golden.outcome);
    const { view, seats } = golden;
    expect(viewsOf(table)).toEqual({ view, seats });
    expect(table.created.rulesVersion).toBe(golden.rulesVersion);
  });

  it('has come to its end by the rules, or somebody left', () => {
    const isLeft = table.seats.some(({ resigned }) => resigned) || golden.outcome.result === 'abandoned';
    if (!isLeft) expect(game.outcome(table.state)).toEqual(golden.outcome);
    else expect(JSON.stringify(golden.commits)).toMatch(/seatResigned|seatLeft/);
  });

  it('is dealt in the same order from the same seed or number', () => {
    if (table.piles !== null) expect(orderOf(table)).toEqual(table.piles);
    else expect(golden.outcome.result).toBe('abandoned');
  });

  it('is made of facts that are still known, and told to everybody', () => {
    for (const { event } of golden.commits.flatMap(({ facts }) => facts)) {
      const schema = isTableFact(event) ? tableFactSchema : game.schemas.event;
      expect(schema.parse(event)).toEqual(event);
    }
    for (const viewer of ['spectator', ...table.seats.keys()] as const) {
      for (const { event } of entriesOf(game, golden.commits, viewer)) {
        if (game.schemas.publicEvent.safeParse(event).success) expect(game.say(event)).not.toBe('');
        else expect(event.type).toMatch(/^(gameCreated|seat|dealt|moveTakenBack|hintGiven|gameFinished)/);
      }
    }
  });

  // Rules that changed decide otherwise: then the version is another, and the game is only read.
  it.runIf(golden.rulesVersion === game.version)('is decided the same by rules of the same version', () => {
    const sent = new Map(golden.moves.map((one) => [one.version, one]));
    for (const { before, commit, after } of history(game, golden.commits)) {
      const dealt = commit.facts.findIndex(({ event }) => event.type === 'dealt');
      if (dealt !== -1 && after.piles !== null) {
        const begun = game.begin(after.created.options, after.seats.length, after.piles);
        const setUp = gameFacts(commit.facts.slice(dealt), 0).map(({ event }) => event);
        expect(setUp).toEqual(game.setUp(begun));
      }
      const made = sent.get(commit.version);
      if (made === undefined || before === null) continue;
      const accepted = gameFacts(commit.facts, before.moveNumber + 1).map(({ event }) => event);
      expect(game.decide(before.state, made.move, made.seat)).toEqual({ accepted });
    }
  });
});

describe('The golden games', () => {
  const endingsOf = (ruleset: string): string[] =>
    names.map(goldenIn).flatMap((golden) => (golden.ruleset === ruleset ? [golden.outcome.result] : []));

  it.each(games.map(({ id, version }) => [id, version]))('hold ends of all kinds of %s, version %i', (id) => {
    const kinds = new Set(endingsOf(id));
    const expected = id === 'kunstmarkt' ? ['ranking', 'abandoned'] : ['won', 'lost'];
    expect([...kinds].sort()).toEqual(expected.sort());
  });

  it('hold every version that is played now', () => {
    const held = new Set(
      names.map(goldenIn).map(({ ruleset, rulesVersion }) => `${ruleset} ${rulesVersion}`),
    );
    for (const { id, version } of games) expect(held).toContain(`${id} ${version}`);
  });

  it('hold every kind of fact of the rulesets', () => {
    const told = new Set(
      names.flatMap((name) =>
        goldenIn(name).commits.flatMap(({ facts }) => facts.map(({ event }) => event.type)),
      ),
    );
    const known = games.flatMap(({ words }) => Object.keys(words.events));
    expect(known.filter((type) => !told.has(type))).toEqual([]);
  });

  it('are small', () => {
    for (const name of names)
      expect(readFileSync(`${FOLDER}${name}`, 'utf8').length, name).toBeLessThanOrEqual(40_000);
  });
});
