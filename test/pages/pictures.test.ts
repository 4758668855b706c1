/** docs/pictures: a table of every ruleset that draws, as it is drawn today. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import { games } from '../../src/games/index.ts';
import { fileNamed } from '../../src/node/files.ts';
import { pictureFile, pictureOf } from '../../src/tools/pictures.ts';
import { wordsOf } from '../support/boards.ts';
import { twinFrames } from '../support/fixture-game.ts';

const drawing = games.filter(({ board }) => board !== undefined);

it('every ruleset that draws has its picture, and every picture its ruleset', () => {
  const files = readdirSync(dirname(pictureFile({ id: '' })));
  expect(files.sort()).toEqual(drawing.map((game) => basename(pictureFile(game))).sort());
});

it('a ruleset that draws nothing has none', () => expect(pictureOf(twinFrames)).toBeUndefined());

describe.each(drawing)('The picture of $title', (game: AnyGame) => {
  const picture = readFileSync(pictureFile(game), 'utf8');

  it('is what `npm run pictures` writes', () => {
    expect(picture === pictureOf(game), 'run: npm run pictures').toBe(true);
  });

  it('shows a game in its middle, and says in words what it shows', () => {
    const told = wordsOf(picture.trimEnd());
    expect(told).toContain('Ada to ');
    expect(told).not.toMatch(/\b(Won|Lost|wins)\b/);
  });

  it('is a file of both hosts, below 60 KB', async () => {
    const bytes = await fileNamed(`picture-${game.id}.svg`);
    expect(new TextDecoder().decode(bytes)).toBe(picture);
    expect(bytes?.length).toBeLessThan(60_000);
  });
});
