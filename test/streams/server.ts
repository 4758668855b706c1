/** A Salon with a hub behind real sockets, in this process, on a database file that several may share. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createApp } from '../../src/app.ts';
import { systemIds } from '../../src/chance.ts';
import type { App } from '../../src/http/env.ts';
import type { StreamLimits } from '../../src/http/stream-places.ts';
import { type Hub, openHub } from '../../src/news/hub.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/table/ports.ts';

export interface StreamServer {
  readonly app: App;
  readonly hub: Hub;
  readonly url: string;
  /** Reads of commits so far: by requests, and by the hub. */
  readonly reads: { requests: number; hub: number };
  /** Cuts every connection, as a network does. */
  cutAll(): void;
  close(): Promise<void>;
}

/** The store, with its reads of commits counted. */
const counted = (store: Store, count: () => void): Store => ({
  ...store,
  commits: (...asked) => {
    count();
    return store.commits(...asked);
  },
});

export async function openStreamServer(
  database: string,
  pollMs?: number,
  streams: Partial<StreamLimits> = {},
): Promise<StreamServer> {
  const { store, close } = await openStore({ url: database });
  const reads = { requests: 0, hub: 0 };
  const log = (level: string, message: string, fields: object = {}) => {
    if (level === 'error') console.error(message, fields);
  };
  const hub = openHub({
    store: counted(store, () => {
      reads.hub += 1;
    }),
    log,
    ...(pollMs === undefined ? {} : { pollMs }),
  });
  const requestStore = counted(store, () => {
    reads.requests += 1;
  });
  const ports = { store: requestStore, news: hub, streams, now: Date.now, ids: systemIds, log };
  const app = createApp({ ...ports, assets: async () => undefined });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await once(server, 'listening');
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const cutAll = (): void => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  };
  return {
    app,
    hub,
    cutAll,
    url: `http://127.0.0.1:${port}`,
    reads,
    close: async () => {
      hub.close();
      const closed = once(server, 'close');
      server.close();
      cutAll();
      await closed;
      await close();
    },
  };
}

/** A JSON request to a server; throws when it is refused. */
export async function ask(url: string, body?: object, token?: string) {
  const headers = new Headers(body === undefined ? {} : { 'Content-Type': 'application/json' });
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  const method = body === undefined ? 'GET' : 'POST';
  const response = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  return JSON.parse(text);
}

export interface OpenTable {
  /** With its server. */
  readonly url: string;
  readonly token: string;
  readonly version: number;
}

/** A table of Kunstmarkt that waits for two players more. */
export async function openTable({ url }: { readonly url: string }): Promise<OpenTable> {
  const { id, version, credentials } = await ask(`${url}/v1/kunstmarkt`, {});
  return { url: `${url}/v1/kunstmarkt/${id}`, token: credentials.token, version };
}

/** Somebody sits down at the table, and goes again. Returns the version after that. */
export async function comeAndGo(tableUrl: string): Promise<number> {
  const { credentials } = await ask(`${tableUrl}/seats`, {});
  return (await ask(`${tableUrl}/resign`, {}, credentials.token)).version;
}

export const end = async (table: OpenTable): Promise<number> =>
  (await ask(`${table.url}/resign`, {}, table.token)).version;

/** Resolves when it is so; fails after some seconds. */
export async function eventually(isSo: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 1_000; tries++) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`it never came to this: ${what}`);
}
