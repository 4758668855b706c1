/** The Cloudflare Workers entry: one app per isolate, a libSQL server as the database. */
import { createApp } from './app.ts';
import { systemIds } from './chance.ts';
import type { App, Assets } from './http/env.ts';
import type { LimitPorts } from './http/limits/rate-limits.ts';
import { logTo } from './log.ts';
import { POLL_MS, pollingNews } from './news/polling.ts';
import { httpConnection } from './store/http.ts';
import { createLibsqlStore } from './store/libsql.ts';

interface Bindings {
  readonly DATABASE_URL: string;
  readonly DATABASE_AUTH_TOKEN?: string;
  /** Milliseconds between two looks of an open stream at the database. */
  readonly STREAM_POLL_MS?: string;
  /** `off`: requests are not limited. Otherwise they are, in each isolate for itself. */
  readonly RATE_LIMIT?: string;
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

// Built at the first request: module scope may neither read the bindings nor draw random numbers.
let app: App | undefined;

function intervalOf({ STREAM_POLL_MS: text }: Bindings): number {
  if (text === undefined) return POLL_MS;
  if (!/^[1-9]\d{2,4}$/.test(text)) throw new Error('STREAM_POLL_MS should be from 100 to 99999.');
  return Number(text);
}

/** Cloudflare tells the client's address, and lets no client say another. */
function limitsOf({ RATE_LIMIT: text = 'on' }: Bindings): { limits?: LimitPorts } {
  if (text !== 'on' && text !== 'off') throw new Error('RATE_LIMIT should be on or off.');
  return text === 'on' ? { limits: { addressOf: (c) => c.req.header('CF-Connecting-IP') } } : {};
}

function appFor(bindings: Bindings): App {
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken, ASSETS } = bindings;
  const store = createLibsqlStore(httpConnection({ url, authToken }));
  const assets: Assets = async (name, request) => {
    const found = await ASSETS.fetch(new Request(new URL(`/${name}`, request.url)));
    return found.ok ? found : undefined;
  };
  return createApp({
    store,
    news: pollingNews(store, { intervalMs: intervalOf(bindings) }),
    now: Date.now,
    ids: systemIds,
    log: logTo('info', (line) => console.log(line)),
    assets,
    ...limitsOf(bindings),
  });
}

export default {
  fetch(request: Request, bindings: Bindings): Response | Promise<Response> {
    app ??= appFor(bindings);
    return app.fetch(request, bindings);
  },
};
