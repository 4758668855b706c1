/** The store over HTTP when the database can't be reached, does not answer or answers with nonsense. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@libsql/client/web';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { httpConnection } from '../../src/store/http.ts';
import { createLibsqlStore } from '../../src/store/libsql.ts';
import { openStore } from '../../src/store/open.ts';
import { StoreUnavailable } from '../../src/table/ports.ts';
import { temporaryFolder } from '../support/folder.ts';
import { startEndpoint } from '../support/hrana.ts';
import { aGame, anAnswer, aPlayer, creation, EVERYTHING, headOf } from './samples.ts';

const folder = temporaryFolder();
const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);
process.on('unhandledRejection', note);
afterAll(() => process.off('unhandledRejection', note));

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server that answers every request in the same way. */
async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an AddressInfo.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const storeAt = (url: string) => createLibsqlStore(httpConnection({ url, answerWithin: 200 }));

const faults: Record<string, () => Promise<string>> = {
  'is not there': async () => {
    const url = await answering(() => {});
    servers.pop()?.close();
    return url;
  },
  'never answers': () => answering(() => {}),
  'drops the connection': () => answering((request) => request.socket.destroy()),
  'stops half way through its answer': () =>
    answering((request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"baton":', () => request.socket.destroy());
    }),
  'is overloaded': () => answering((_, response) => response.writeHead(503).end('try again later')),
  'asks for patience': () => answering((_, response) => response.writeHead(429).end()),
};

for (const [fault, start] of Object.entries(faults)) {
  describe(`a database that ${fault}`, () => {
    it('is unavailable, whatever is asked of it', async () => {
      const store = storeAt(await start());
      const asked = [
        store.head({ tokenHash: 't', gameId: 'g', idempotencyKey: 'k', keptSince: 0 }),
        store.commits('g', 0),
        store.write(creation(aGame('g'))),
        store.list(EVERYTHING),
        store.keep(anAnswer('ada', 'k')),
        store.createPlayer(aPlayer('ada')),
        store.deletePlayer('ada'),
        store.openGames('ada'),
        store.ping(),
      ];
      for (const outcome of await Promise.allSettled(asked)) {
        expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) });
      }
      expect(unhandled).toEqual([]);
    });

    it('is told as such to who starts with it, in one line', async () => {
      const fault = await openStore({ url: await start(), answerWithin: 200 }).catch((error) => error);
      expect(fault).toBeInstanceOf(StoreUnavailable);
      expect(fault.message).toMatch(/^The database .+\.$/);
    });
  });
}

describe('a database that refuses', () => {
  it('is a mistake in the settings, not a passing fault', async () => {
    const store = storeAt(await answering((_, response) => response.writeHead(401).end('no')));
    await expect(store.ping()).rejects.not.toThrow(StoreUnavailable);
  });

  it('is told to who starts with it by its refusal, not by what was asked', async () => {
    const url = await answering((_, response) => response.writeHead(401).end('no'));
    const fault = await openStore({ url }).catch((error) => error);
    expect(fault.message).toContain('401');
    expect(fault.message).not.toMatch(/query|table/i);
  });
});

describe('the development endpoint', () => {
  it('keeps databases apart by the path of their URL', async () => {
    const endpoint = await startEndpoint({ folder, file: `${folder}/root.db` });
    const urls = [endpoint.url('one'), endpoint.url('two').replace(/\/$/, ''), endpoint.url()];
    const [one, two, root] = await Promise.all(urls.map((url) => openStore({ url })));
    await one?.store.write(creation(aGame('g')));
    expect(one && (await headOf(one.store, 'g'))).toMatchObject({ version: 3 });
    expect(two && (await headOf(two.store, 'g'))).toBeNull();
    expect(root && (await headOf(root.store, 'g'))).toBeNull();
    await endpoint.close();
  });

  it('binds numbers as the client sends them, as floats, and rolls back a batch that fails', async () => {
    const endpoint = await startEndpoint({ folder });
    const client = createClient({ url: endpoint.url('batch') });
    const typed = await client.execute({ sql: 'select typeof(?), typeof(?)', args: [1, 1n] });
    expect([typed.rows[0]?.[0], typed.rows[0]?.[1]]).toEqual(['real', 'integer']);
    const insert = "insert into players values ('ada', null, 'hash', 1)";
    await expect(client.batch([insert, insert], 'write')).rejects.toMatchObject({
      code: 'SQLITE_CONSTRAINT',
    });
    expect((await client.execute('select * from players')).rows).toEqual([]);
    const again = await client.batch([insert, 'select id, created_at from players'], 'write');
    expect(again[1]?.rows[0]).toMatchObject({ id: 'ada', created_at: 1 });
    await endpoint.close();
  });
});
