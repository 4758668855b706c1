/** docs/first-game.md: pasted into a shell word for word, it plays the game that it shows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { startServer } from '../support/server.ts';
import { compare, isInstalled, isThere, paste } from './paste.ts';
import { blocksOf } from './session.ts';

const page = readFileSync(new URL('../../docs/first-game.md', import.meta.url), 'utf8');
const shells = ['sh', ...['bash', 'zsh'].filter(isInstalled)];

describe.skipIf(!isThere('curl'))('Your first game', async () => {
  const server = await startServer();
  afterAll(() => server.stop());

  it.each(shells)('is played in %s as the page shows', async (shell) => {
    const cwd = temporaryFolder();
    const { outputs, complaints } = await paste(page, { url: server.url, cwd, shell });
    const { compared, faults } = compare(page, outputs);
    expect(faults).toEqual([]);
    expect([outputs.length, compared]).toEqual([16, 13]);
    // An interactive shell writes its prompts there.
    if (shell !== 'zsh') expect(complaints).toBe('');
    const [ofSeed, noted] = outputs.at(-1)?.split('\n') ?? [];
    expect(noted).toMatch(/^[0-9a-f]{64}$/);
    expect(ofSeed).toBe(noted);
    expect(readFileSync(join(cwd, 'board.svg'), 'utf8')).toMatch(/^<svg .*<\/svg>\s*$/s);
  });

  it('would be found out if it showed something else', async () => {
    const { outputs } = await paste(page, { url: server.url, cwd: temporaryFolder() });
    for (const [from, to] of [
      ['"drawPile":41', '"drawPile":40'],
      ['Buy J♠ with 10♠ and 2♠\n', ''],
      ['"needed": 13', '"needed": 12'],
    ] as const) {
      expect(page).toContain(from);
      expect(compare(page.replace(from, to), outputs).faults).not.toEqual([]);
    }
  });
});

it('Nothing else is needed than what the page says', () => {
  const commands = blocksOf(page).flatMap(({ language, text }) => (language === 'sh' ? text : []));
  const names = commands.join('\n').matchAll(/(?:^\s*|\| |\$\(|do |while )([a-z]+) /gm);
  expect(new Set([...names].map(([, name]) => name))).toEqual(
    new Set(['curl', 'grep', 'head', 'cut', 'echo', 'while', 'node']),
  );
});
