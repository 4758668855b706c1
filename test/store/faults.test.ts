/** The embedded file when things go wrong: what was acknowledged is on disk, what was not is told. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@libsql/client/sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../src/store/embedded.ts';
import { createLibsqlStore } from '../../src/store/libsql.ts';
import { migrate } from '../../src/store/migrate.ts';
import { StoreUnavailable } from '../../src/table/ports.ts';
import { temporaryFolder } from '../support/folder.ts';
import { killedWriter, lockInProcess, onDisk } from './children.ts';
import { aGame, aPlayer, creation, headOf, move } from './samples.ts';

const folder = temporaryFolder();
const game = aGame('g');
let files = 0;
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const newFile = () => `file:${join(folder, `faults-${++files}.db`)}`;

async function openFile(url: string, patience?: number) {
  const file = await openEmbedded(url, patience);
  open.push(() => file.close());
  await migrate(file);
  return createLibsqlStore(file);
}

/** Takes the write lock of the file in this process: only a turning event loop gives it back. */
async function lock(url: string) {
  const client = createClient({ url, concurrency: 1 });
  const transaction = await client.transaction('write');
  return async () => {
    await transaction.rollback();
    client.close();
  };
}

const turnsOfTheEventLoop = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await sleep(10);
};

describe('a file that is locked', () => {
  it('takes the writes later, and the event loop turns meanwhile', async () => {
    const url = newFile();
    const store = await openFile(url);
    await store.write(creation(game));
    const unlock = await lock(url);
    const writing = store.write(move(game, 3));
    const creating = store.write(creation(aGame('h')));
    // If waiting stopped the event loop, this would never be over in the writes' five seconds.
    await turnsOfTheEventLoop(20);
    expect(await headOf(store, 'g')).toMatchObject({ version: 3 });
    await unlock();
    expect(await Promise.all([writing, creating])).toEqual([true, true]);
    expect(await onDisk(url, 'g')).toEqual({ log: [3, 4], version: 4 });
    expect(await onDisk(url, 'h')).toEqual({ log: [3], version: 3 });
  });

  it('waits for another process too', async () => {
    const url = newFile();
    const store = await openFile(url);
    await store.write(creation(game));
    const locker = await lockInProcess(url, 600);
    expect(await store.write(move(game, 3))).toBe(true);
    await locker.ended;
    expect(await onDisk(url, 'g')).toEqual({ log: [3, 4], version: 4 });
  });

  it('says so when it stays locked, writes nothing, and goes on when it is free', async () => {
    const url = newFile();
    const store = await openFile(url, 150);
    await store.write(creation(game));
    const unlock = await lock(url);
    await expect(store.write(move(game, 3))).rejects.toThrow(StoreUnavailable);
    await expect(store.createPlayer(aPlayer('ada'))).rejects.toThrow(StoreUnavailable);
    expect(await headOf(store, 'g')).toMatchObject({ version: 3 });
    await unlock();
    expect(await onDisk(url, 'g')).toEqual({ log: [3], version: 3 });
    expect(await store.write(move(game, 3))).toBe(true);
    expect(await store.write(move(game, 4))).toBe(true);
    expect(await onDisk(url, 'g')).toEqual({ log: [3, 4, 5], version: 5 });
  });

  it('is opened later when another process has it for itself', async () => {
    const url = newFile();
    const locker = await lockInProcess(url, 600, 'whole');
    const store = await openFile(url);
    await locker.ended;
    expect(await store.write(creation(game))).toBe(true);
  });

  it('is not opened when another process keeps it for itself', async () => {
    const url = newFile();
    const locker = await lockInProcess(url, 60_000, 'whole');
    await expect(openFile(url, 100)).rejects.toThrow(StoreUnavailable);
    await locker.release();
  });
});

describe('two stores on one file', () => {
  it('have one winner for each version, and all that was acknowledged is on disk', async () => {
    const url = newFile();
    const stores = [await openFile(url), await openFile(url)];
    await stores[0]?.write(creation(game));
    const won: number[] = [];
    for (let version = 3; version < 13; version++) {
      const racing = await Promise.all(stores.map((store) => store.write(move(game, version))));
      expect(racing.filter(Boolean)).toHaveLength(1);
      won.push(version + 1);
    }
    expect(await onDisk(url, 'g')).toEqual({ log: [3, ...won], version: 13 });
  });
});

describe('writes that share a transaction', () => {
  it('fail alone when one of them is at fault', async () => {
    const url = newFile();
    const store = await openFile(url);
    await store.createPlayer(aPlayer('ada'));
    const sameToken = aPlayer('eve', { tokenHash: 'hash-of-ada' });
    const [first, faulty, last] = await Promise.allSettled([
      store.write(creation(aGame('a'))),
      store.write(creation(aGame('b'), [], { newPlayer: sameToken })),
      store.write(creation(aGame('c'))),
    ]);
    expect(first).toEqual({ status: 'fulfilled', value: true });
    expect(faulty).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_CONSTRAINT' } });
    expect(last).toEqual({ status: 'fulfilled', value: true });
    expect((await onDisk(url, 'a')).version).toBe(3);
    expect(await onDisk(url, 'b')).toEqual({ log: [], version: 0 });
    expect((await onDisk(url, 'c')).version).toBe(3);
  });

  it('are finished before the store closes', async () => {
    const url = newFile();
    const file = await openEmbedded(url);
    await migrate(file);
    const store = createLibsqlStore(file);
    const games = Array.from({ length: 100 }, (_, i) => aGame(`g${i}`));
    const writing = Promise.all(games.map((one) => store.write(creation(one))));
    await file.close();
    expect((await writing).every(Boolean)).toBe(true);
    expect((await onDisk(url, 'g99')).version).toBe(3);
    await expect(store.write(creation(game))).rejects.toThrow(StoreUnavailable);
    await expect(store.ping()).rejects.toThrow(StoreUnavailable);
  });
});

describe('a process that is killed while it writes', () => {
  it('has lost nothing that it acknowledged, and left no half of a write', async () => {
    const url = newFile();
    const acknowledged = await killedWriter(url, 'g', 40, 4);
    expect(acknowledged.size).toBeGreaterThan(0);
    for (const [id, versions] of acknowledged) {
      const { log, version } = await onDisk(url, id);
      expect(log).toEqual(expect.arrayContaining(versions));
      expect(log).toEqual(Array.from({ length: version - 2 }, (_, i) => i + 3));
    }
  });
});
