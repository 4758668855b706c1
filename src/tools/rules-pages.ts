/** `npm run rules`: writes docs/rules/<ruleset>.md for every ruleset, from the ruleset's own words and schemas. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '../core/game.ts';
import { games } from '../games/index.ts';
import { asMarkdown } from '../http/rulebook/markdown.ts';
import { rulebookOf } from '../http/rulebook/rulebook.ts';

const GUIDES = { api: '[API guide](../api-guide.md)', deals: '[fair deals](../fair-deals.md)' };

export const pageFile = (game: AnyGame): string =>
  fileURLToPath(new URL(`../../docs/rules/${game.id}.md`, import.meta.url));

export const renderPage = (game: AnyGame): string => asMarkdown(rulebookOf(game), GUIDES);

function main(): void {
  for (const game of games) writeFileSync(pageFile(game), renderPage(game));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
