/** A Salon for tests: the real app on a real database, with a clock and chance that a test can hold still. */
import { afterAll, expect } from 'vitest';
import { openHost } from '#host';
import { createApp } from '../../src/app.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { games } from '../../src/games/index.ts';
import type { App, Assets } from '../../src/http/env.ts';
import type { LimitPorts } from '../../src/http/limits/rate-limits.ts';
import type { StreamLimits } from '../../src/http/stream-places.ts';
import { pollingNews } from '../../src/news/polling.ts';
import type { LogLevel, News, Store } from '../../src/table/ports.ts';
import { countedIds } from './counted-ids.ts';
import { twinFrames } from './fixture-game.ts';
import type { Json } from './json.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; null when there is none. */
  readonly body: Json;
}

export interface Ask {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is, instead of `body`. */
  readonly raw?: string;
}

export interface Salon {
  readonly app: App;
  readonly store: Store;
  readonly clock: { now: number };
  readonly logged: { level: LogLevel; message: string; fields: Readonly<Record<string, unknown>> }[];
  call(method: string, path: string, ask?: Ask): Promise<Answer>;
  get(path: string, ask?: Ask): Promise<Answer>;
  post(path: string, body?: unknown, ask?: Ask): Promise<Answer>;
}

export { countedIds };

export interface SalonOptions {
  /** Makes ids and seeds; two salons of one name draw the same. */
  readonly name?: string;
  readonly store?: Store;
  readonly rulesets?: readonly AnyGame[];
  /** How followers hear of moves; otherwise by polling at short intervals. */
  readonly news?: News;
  readonly streams?: Partial<StreamLimits>;
  /** Otherwise requests are not limited. */
  readonly limits?: LimitPorts;
  /** The files beside the app; otherwise there are none. */
  readonly assets?: Assets;
}

export const NOON = Date.UTC(2026, 10, 30, 12);
/** Between two looks of a follower at the store. */
const POLL_MS = 10;
const noAssets = async () => undefined;

/** The app itself, on whatever store. */
export function salonOn(
  store: Store,
  {
    name = 'salon',
    rulesets = [...games, twinFrames],
    news,
    streams = {},
    assets = noAssets,
    limits,
  }: SalonOptions = {},
): Salon {
  const clock = { now: NOON };
  const logged: Salon['logged'] = [];
  const app = createApp(
    {
      store,
      news: news ?? pollingNews(store, { intervalMs: POLL_MS, mostReads: Number.POSITIVE_INFINITY }),
      streams,
      now: () => clock.now,
      ids: countedIds(name),
      log: (level, message, fields = {}) => {
        logged.push({ level, message, fields });
        if (level === 'error') console.error(message, fields);
      },
      assets,
      ...(limits === undefined ? {} : { limits }),
    },
    rulesets,
  );
  const call = (method: string, path: string, ask: Ask = {}) => request(app, method, path, ask);
  return {
    app,
    store,
    clock,
    logged,
    call,
    get: (path, ask) => call('GET', path, ask),
    post: (path, body, ask) => call('POST', path, { ...ask, body }),
  };
}

async function request(app: App, method: string, path: string, ask: Ask): Promise<Answer> {
  const headers = new Headers(ask.headers);
  if (ask.token !== undefined) headers.set('Authorization', `Bearer ${ask.token}`);
  const body = ask.raw ?? (ask.body === undefined ? undefined : JSON.stringify(ask.body));
  if (body !== undefined && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  const response = await app.request(path, { method, headers, ...(body === undefined ? {} : { body }) });
  expectCommonHeaders(response.headers);
  const text = await response.text();
  const isJson = /[/+]json/.test(response.headers.get('Content-Type') ?? '');
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson && text ? JSON.parse(text) : null,
  };
}

/** What every answer says, whatever it is. */
function expectCommonHeaders(headers: Headers): void {
  expect(headers.get('X-Request-Id')).toMatch(/^[\w=-]{1,255}$/);
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
}

/** A salon on this host's own kind of database, gone after the file's tests. */
export async function openSalon(options: SalonOptions = {}): Promise<Salon> {
  const host = await openHost();
  afterAll(() => host.close());
  return salonOn(options.store ?? host.store, options);
}

/** Fails with the whole body printed when the status is another. */
export function expectStatus(answer: Answer, status: number): Answer {
  expect(answer.status, answer.text).toBe(status);
  return answer;
}

/** A problem of this code, in the form that every problem has. */
export function expectProblem(answer: Answer, status: number, code: string): Answer {
  expectStatus(answer, status);
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
  expect(answer.body).toMatchObject({ status, code, type: `/problems/${code}` });
  expect(answer.body.requestId).toBe(answer.headers.get('X-Request-Id'));
  return answer;
}
