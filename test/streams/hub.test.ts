/** The hub on a real server: at once, with few reads, across processes, and without anything left behind. */
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '../support/folder.ts';
import { type Client, connect, seqs } from './clients.ts';
import { ask, comeAndGo, end, eventually, openStreamServer, openTable } from './server.ts';

const database = `file:${join(temporaryFolder(), 'salon.db')}`;
/** Its hub does not look at the store during the test: what arrives was handed over. */
const server = await openStreamServer(database, 3_600_000);
afterAll(() => server.close());

const followers = (count: number, url: string, after = 0): Promise<Client[]> =>
  Promise.all(Array.from({ length: count }, () => connect(url, after)));

describe('A hub', () => {
  it('hands over what its process writes, without a read per follower', async () => {
    const table = await openTable(server);
    const clients = await followers(50, table.url, table.version);
    await eventually(() => server.hub.size.waiting === 50, 'all wait');
    const before = { ...server.reads };
    const rounds = 20;
    for (let round = 0; round < rounds; round++) await comeAndGo(table.url);
    const version = await end(table);
    await Promise.all(clients.map(({ over }) => over));
    for (const { ids, names } of clients) {
      expect(ids).toEqual(seqs(version).slice(table.version));
      expect(names).toEqual(['end']);
    }
    expect(server.reads.hub - before.hub).toBeLessThan(5);
    expect(server.reads.requests - before.requests).toBeLessThan(5);
  });

  it('keeps nothing of clients that hang up', async () => {
    const table = await openTable(server);
    const clients = await followers(50, table.url);
    await eventually(() => server.hub.size.waiting === 50, 'all wait');
    for (const client of clients) client.cut();
    await eventually(() => server.hub.size.waiting === 0, 'nobody waits');
    await comeAndGo(table.url);
    expect(server.hub.size.waiting).toBe(0);
  });

  it('does not let a client that reads nothing hold the others back', async () => {
    const table = await openTable(server);
    const stalled = await connect(table.url);
    stalled.stall();
    const client = await connect(table.url);
    for (let round = 0; round < 10; round++) await comeAndGo(table.url);
    const version = await end(table);
    await client.over;
    expect(client.ids).toEqual(seqs(version));
    stalled.cut();
    await stalled.over;
  });

  it('carries many followers', async () => {
    const table = await openTable(server);
    const clients = await followers(1_000, table.url, table.version);
    await eventually(() => server.hub.size.waiting === 1_000, 'all wait');
    await comeAndGo(table.url);
    const version = await end(table);
    await Promise.all(clients.map(({ over }) => over));
    for (const { ids } of clients) expect(ids).toEqual(seqs(version).slice(table.version));
    expect(server.hub.size.waiting).toBe(0);
  });

  it('answers a long poll at once', async () => {
    const table = await openTable(server);
    const page = fetch(`${table.url}/events?after=${table.version}`, { headers: { Prefer: 'wait=30' } });
    await eventually(() => server.hub.size.waiting === 1, 'the poll waits');
    await end(table);
    const { events } = z.object({ events: z.array(z.unknown()) }).parse(await (await page).json());
    expect(events).toHaveLength(2);
  });

  it('forgets a long poll whose client hangs up', async () => {
    const table = await openTable(server);
    const cut = new AbortController();
    const headers = { Prefer: 'wait=30' };
    const page = fetch(`${table.url}/events?after=99`, { headers, signal: cut.signal });
    await eventually(() => server.hub.size.waiting === 1, 'the poll waits');
    cut.abort();
    await expect(page).rejects.toThrow();
    await eventually(() => server.hub.size.waiting === 0, 'nobody waits');
  });
});

describe('Two processes on one database', () => {
  it('hear of what the other writes', async () => {
    const [one, other] = [await openStreamServer(database, 50), await openStreamServer(database, 50)];
    const table = await openTable(one);
    const path = new URL(table.url).pathname;
    const clients = [await connect(one.url + path), await connect(other.url + path)];
    for (let round = 0; round < 10; round++) {
      await comeAndGo(one.url + path);
      await comeAndGo(other.url + path);
    }
    const version = await end(table);
    await Promise.all(clients.map(({ over }) => over));
    for (const { ids, names } of clients) expect([ids, names]).toEqual([seqs(version), ['end']]);
    await eventually(() => one.hub.size.games === 0 && other.hub.size.games === 0, 'nothing is watched');
    await Promise.all([one.close(), other.close()]);
  });
});

describe('A hub that is closed', () => {
  it('asks everybody to come back, those who come later too', async () => {
    const closing = await openStreamServer(database, 3_600_000);
    const table = await openTable(closing);
    const client = await connect(table.url);
    await eventually(() => closing.hub.size.waiting === 1, 'the client waits');
    closing.hub.close();
    await client.over;
    expect([client.ids, client.names]).toEqual([seqs(table.version), ['pause']]);
    const late = await connect(table.url);
    await late.over;
    expect(late.names).toEqual(['pause']);
    expect((await ask(table.url)).version).toBe(table.version);
    expect(closing.hub.size).toEqual({ games: 0, waiting: 0 });
    await closing.close();
  });
});
