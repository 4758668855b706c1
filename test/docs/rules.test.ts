/** The rules pages: there is one per ruleset, it says what the ruleset says, and it names every end. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import { games } from '../../src/games/index.ts';
import { playedThrough } from '../../src/http/rulebook/played.ts';
import { pageFile, renderPage } from '../../src/tools/rules-pages.ts';
import { botPolicy, playOut, randomPolicy } from '../support/play.ts';

const read = (game: AnyGame): string => readFileSync(pageFile(game), 'utf8');

it('every ruleset has its page, and every page its ruleset', () => {
  const pages = readdirSync(dirname(pageFile(games[0] as AnyGame))); // the registry is not empty
  expect(pages.sort()).toEqual(games.map((game) => basename(pageFile(game))).sort());
});

describe.each(games)('The rules page of $title', (game) => {
  const page = read(game);
  const { rules, events, refusals, about = [], endings = [] } = game.words;

  it('is what `npm run rules` writes', () => {
    expect(page, 'run: npm run rules').toBe(renderPage(game));
  });

  it('would not be overlooked if it were out of date', () => {
    const [first] = rules;
    const changed = { ...game, words: { ...game.words, rules: [{ id: first?.id ?? '', text: 'Changed.' }] } };
    expect(renderPage(changed)).not.toBe(page);
  });

  it('tells what it is about, and has every paragraph, event and refusal', () => {
    expect(about.join(' ').length).toBeGreaterThan(200);
    for (const paragraph of about) expect(page).toContain(paragraph);
    for (const { id, text } of rules) expect(page).toContain(`**${id}** ${text}`);
    for (const word of [...Object.keys(events), ...Object.keys(refusals)])
      expect(page).toContain(`\`${word}\``);
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
        if (outcome.result !== 'abandoned') reasons.add(`${outcome.result}, \`${outcome.reason}\``);
      }
    }
    expect(reasons.size).toBeGreaterThan(0);
    for (const reason of reasons) expect(page).toContain(`- ${reason}: `);
    expect(page.match(/^- (won|lost|ranking|abandoned)\b/gm)).toHaveLength(endings.length);
  });

  it('names every decision that comes up, with an example of every move', () => {
    const { decisions, examples } = playedThrough(game);
    for (const decision of decisions.keys()) expect(page).toContain(`- \`${decision}\`: `);
    for (const { label } of examples.values()) expect(page).toContain(`puts as: ${label}.`);
    expect(page.match(/^### `/gm)).toHaveLength(examples.size);
  });
});

it('Kunstmarkt tells that its deck is a reconstruction', () => {
  const kunstmarkt = games.find(({ id }) => id === 'kunstmarkt');
  expect(kunstmarkt && read(kunstmarkt)).toContain('The deck is a reconstruction');
});
