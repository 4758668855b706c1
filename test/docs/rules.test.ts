/** The rules pages: there is one per ruleset, it says what the ruleset says, and it names every end. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import { games } from '../../src/games/index.ts';
import { notesIn, pageOf, playedThrough, renderPage } from '../../src/tools/rules-pages.ts';
import { botPolicy, playOut, randomPolicy } from '../support/play.ts';

const read = (game: AnyGame): string => readFileSync(pageOf(game), 'utf8');

it('every ruleset has its page, and every page its ruleset', () => {
  const pages = readdirSync(dirname(pageOf(games[0] as AnyGame))); // the registry is not empty
  expect(pages.sort()).toEqual(games.map((game) => basename(pageOf(game))).sort());
});

describe.each(games)('The rules page of $title', (game) => {
  const page = read(game);

  it('is what `npm run rules` writes', () => {
    expect(page, 'run: npm run rules').toBe(renderPage(game, notesIn(page)));
  });

  it('would not be overlooked if it were out of date', () => {
    const [first] = game.words.rules;
    const changed = { ...game, words: { ...game.words, rules: [{ id: first?.id ?? '', text: 'Changed.' }] } };
    expect(renderPage(changed, notesIn(page))).not.toBe(page);
  });

  it('has every paragraph, event and refusal, and a part written by hand', () => {
    const { rules, events, refusals } = game.words;
    for (const { id, text } of rules) expect(page).toContain(`**${id}** ${text}`);
    for (const word of [...Object.keys(events), ...Object.keys(refusals)])
      expect(page).toContain(`\`${word}\``);
    expect(notesIn(page).length).toBeGreaterThan(300);
  });

  it('names every end that games come to (bot and random players, deals 1 to 15)', () => {
    const reasons = new Set<string>();
    const options = game.schemas.options.parse({});
    for (let deal = 1; deal <= 15; deal++) {
      for (const policy of [botPolicy, randomPolicy]) {
        const { outcome } = playOut(game, options, deal, {
          policy,
          leaving: game.leave === undefined ? 0 : 0.02,
        });
        if (outcome.result !== 'abandoned') reasons.add(outcome.reason);
      }
    }
    expect(reasons.size).toBeGreaterThan(0);
    for (const reason of reasons) expect(notesIn(page)).toContain(`\`${reason}\``);
  });

  it('names every decision that comes up', () => {
    for (const decision of playedThrough(game).decisions.keys())
      expect(page).toContain(`- \`${decision}\`: `);
  });
});

it('Kunstmarkt tells that its deck is a reconstruction', () => {
  const kunstmarkt = games.find(({ id }) => id === 'kunstmarkt');
  expect(kunstmarkt && notesIn(read(kunstmarkt))).toContain('The deck is a reconstruction');
});
