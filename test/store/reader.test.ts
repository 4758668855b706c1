/** Compiled reads of an embedded file: they see what is there now, and leave nothing behind. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client/sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../src/store/embedded.ts';
import { openStore } from '../../src/store/open.ts';
import { temporaryFolder } from '../support/folder.ts';
import { onDisk } from './children.ts';
import { aGame, creation, headOf, move } from './samples.ts';

const folder = temporaryFolder();
const path = (name: string) => join(folder, `${name}.db`);

const close: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const one of close.splice(0)) await one();
});

describe('an embedded file', () => {
  it('is whole without its write-ahead log once it is closed', async () => {
    const opened = await openStore({ url: `file:${path('whole')}` });
    const { store } = opened;
    const game = aGame('g');
    await store.write(creation(game));
    expect(await headOf(store, 'g')).toMatchObject({ version: 3 });
    await store.write(move(game, 3));
    await opened.close();
    copyFileSync(path('whole'), path('copy'));
    expect(await onDisk(`file:${path('copy')}`, 'g')).toEqual({ log: [3, 4], version: 4 });
  });

  it('shows to a read what its own writes and those of others have changed since', async () => {
    const file = await openEmbedded(`file:${path('changes')}`);
    const other = createClient({ url: `file:${path('changes')}` });
    close.push(
      () => file.close(),
      async () => other.close(),
    );
    const names = async () => {
      const { rows } = await file.read({ sql: 'select * from t order by 1', args: [] });
      return rows.map((row) => Array.from(row));
    };
    await file.write([{ sql: 'create table t (name text)', args: [] }]);
    expect(await names()).toEqual([]);
    await file.write([{ sql: 'insert into t values (?)', args: ['ada'] }]);
    expect(await names()).toEqual([['ada']]);
    await other.execute("insert into t values ('eve')");
    expect(await names()).toEqual([['ada'], ['eve']]);
    await other.execute('alter table t add column age integer');
    expect(await names()).toEqual([
      ['ada', null],
      ['eve', null],
    ]);
  });

  it('changes nothing by reading, and reads on after a statement that failed', async () => {
    const file = await openEmbedded(`file:${path('reads')}`);
    close.push(() => file.close());
    await file.write([{ sql: 'create table t (name text)', args: [] }]);
    const count = { sql: 'select count(*) from t', args: [] };
    await expect(file.read({ sql: "insert into t values ('eve')", args: [] })).rejects.toThrow();
    await expect(file.read({ sql: 'select nothing from nowhere', args: [] })).rejects.toThrow();
    expect((await file.read(count)).rows[0]?.[0]).toBe(0);
    expect((await file.read(count)).rows[0]?.[0]).toBe(0);
  });
});
