/** docs/deploying.md: what it tells to run is what there is to run, and its backup can be gone back to. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client/sqlite3';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createApp } from '../../src/app.ts';
import { systemIds } from '../../src/chance.ts';
import { readEnvironment } from '../../src/environment.ts';
import { MOST_CALLERS } from '../../src/http/limits/policies.ts';
import { openStore } from '../../src/store/open.ts';
import { temporaryFolder } from '../support/folder.ts';
import { blocksOf } from './session.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const page = read('docs/deploying.md');
const folder = temporaryFolder();

const appOn = async (file: string) => {
  const { store, close } = await openStore({ url: `file:${file}` });
  const app = createApp({
    store,
    now: Date.now,
    ids: systemIds,
    log: () => {},
    assets: async () => undefined,
  });
  return { app, close };
};

it('the service is started as npm start does', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')));
  const service = blocksOf(page).find(({ language }) => language === 'ini')?.text;
  expect(service).toContain(`ExecStart=/usr/bin/${scripts.start}\n`);
});

it('the service is behind a proxy, which limits its requests', () => {
  const service = blocksOf(page).find(({ language }) => language === 'ini')?.text ?? '';
  const variables = [...service.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  const { database, isLimited, isBehindProxy } = readEnvironment(Object.fromEntries(variables));
  expect(database.url).toBe('file:/srv/salon/data/salon.db');
  expect({ isLimited, isBehindProxy }).toEqual({ isLimited: true, isBehindProxy: true });
  expect(page).toContain(`at most ${MOST_CALLERS.toLocaleString('en')} callers`);
});

it('the Worker is told the secrets that it reads', () => {
  const secrets = [...page.matchAll(/wrangler secret put (\w+)/g)].map(([, name]) => name);
  const bindings = /interface Bindings \{(.*?)\n\}/s.exec(read('src/worker.ts'))?.[1] ?? '';
  const names = [...bindings.matchAll(/readonly (DATABASE_\w+)/g)].map(([, name]) => name);
  expect(secrets).toEqual(names);
  expect(secrets).toHaveLength(2);
});

it('a backup of a running file can be gone back to, and holds all that was acknowledged', async () => {
  const statement = /"(vacuum into '.*?')"/.exec(page)?.[1] ?? '';
  const copy = join(folder, 'backup.db');
  const { app, close } = await appOn(join(folder, 'salon.db'));
  const created = await app.request('/v1/portraits', { method: 'POST' });
  const path = created.headers.get('Location') ?? '';

  const other = createClient({ url: `file:${join(folder, 'salon.db')}` });
  await other.execute(statement.replace('/srv/salon/backup/salon.db', copy));
  other.close();
  expect((await app.request('/v1/portraits', { method: 'POST' })).status).toBe(201);
  const before = await (await app.request(path)).text();
  await close();

  copyFileSync(copy, join(folder, 'restored.db'));
  const restored = await appOn(join(folder, 'restored.db'));
  expect(await (await restored.app.request(path)).text()).toBe(before);
  await restored.close();
});

it('npm run migrate makes the tables, and says why it cannot', () => {
  const migrate = (url: string) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'src/tools/migrate.ts'], {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: url },
      encoding: 'utf8',
    });
  const url = `file:${join(folder, 'new', 'salon.db')}`;
  const made = migrate(url);
  expect(made.stderr).toBe('');
  expect(made.stdout).toBe('The tables are up to date.\n');
  const { status, stderr } = migrate('ftp://example.org');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The tables are as they were: DATABASE_URL should be .*\n$/);
});
