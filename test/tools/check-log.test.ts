/** `npm run check-log`, as it is run: on a database with games, and on what is none. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openEmbedded } from '../../src/store/embedded.ts';
import { openStore } from '../../src/store/open.ts';
import { temporaryFolder } from '../support/folder.ts';
import { salonOn } from '../support/salon.ts';
import { runToEnd } from '../support/server.ts';

const folder = temporaryFolder();
const urlOf = (name: string): string => `file:${join(folder, name)}`;
const checkLog = (url: string) => runToEnd('src/tools/check-log.ts', [], '', { DATABASE_URL: url });

describe('npm run check-log', () => {
  it('counts the games, and says that all is well', async () => {
    const { store, close } = await openStore({ url: urlOf('salon.db') });
    await salonOn(store, { name: 'check-log' }).post('/v1/portraits', {});
    await close();
    const { code, stdout, stderr } = await checkLog(urlOf('salon.db'));
    expect(stdout).toMatch(/^1 games, 1 commits, \d+ facts in [\d.]+ s: all is well\n$/);
    expect([code, stderr]).toEqual([0, '']);
  });

  it('makes no database where there is none', async () => {
    const { code, stdout, stderr } = await checkLog(urlOf('misspelt.db'));
    expect(stderr).toMatch(/^The games cannot be checked: there is no file .*misspelt\.db; .*\n$/);
    expect([code, stdout]).toEqual([1, '']);
    expect(existsSync(join(folder, 'misspelt.db'))).toBe(false);
  });

  it('says in one line what is no database of games', async () => {
    await (await openEmbedded(urlOf('empty.db'))).close();
    const { code, stdout, stderr } = await checkLog(urlOf('empty.db'));
    expect(stderr).toMatch(/^The games cannot be checked: .*no such table: games\n$/);
    expect([code, stdout]).toEqual([1, '']);
  });

  it('says in one line that a database does not answer', async () => {
    const { code, stderr } = await checkLog('http://127.0.0.1:9');
    expect([code, stderr]).toEqual([1, 'The games cannot be checked: The database did not answer.\n']);
  });
});
