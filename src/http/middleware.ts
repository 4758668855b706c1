/** What every request goes through: an id, headers, CORS, limits; and what happens when it fails. */
import type { Hook } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { TrieRouter } from 'hono/router/trie-router';
import { type Log, StoreUnavailable } from '../table/ports.ts';
import type { App, Ctx, Env, Site } from './env.ts';
import { fieldErrors, HttpProblem, noSuchRuleset, type ProblemFields, problemResponse } from './problems.ts';

export const MOST_BODY_BYTES = 16 * 1024;
const PREFLIGHT_SECONDS = 2 * 60 * 60;

const ALLOWED = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-None-Match',
  'Last-Event-ID',
  'Prefer',
];
const EXPOSED = [
  ...['ETag', 'Link', 'Location', 'Retry-After', 'RateLimit', 'RateLimit-Policy'],
  ...['Idempotency-Replayed', 'X-Request-Id'],
];

/** What every answer says, whatever it is. */
const EVERYWHERE = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED.join(','),
  'X-Content-Type-Options': 'nosniff',
};

/** A caller's own request id is taken over if it is harmless in logs and headers. */
const OWN_REQUEST_ID = /^[\w\-=]{1,255}$/;

/**
 * Headers go onto the finished answer. Hono's own middlewares for them put an empty answer in its place beforehand,
 * and merging the two costs as much time as all the rest of a look.
 */
export function useMiddleware(app: App, { house, limit }: Site): void {
  app.use(async (c, next) => {
    const own = c.req.header('X-Request-Id') ?? '';
    const requestId = OWN_REQUEST_ID.test(own) ? own : house.ids.request();
    c.set('requestId', requestId);
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(EVERYWHERE)) headers.set(name, value);
    headers.set('X-Request-Id', requestId);
  });
  const preflight = cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: ALLOWED,
    maxAge: PREFLIGHT_SECONDS,
  });
  app.use((c, next) => (c.req.method === 'OPTIONS' ? preflight(c, next) : next()));
  if (limit !== undefined) app.use(limit);
  app.use(limitBody);
  app.use(async (c, next) => {
    if (/json/i.test(c.req.header('Content-Type') ?? '')) await refuseOtherThanUtf8(c);
    await next();
  });
}

const tooLarge = (): never => {
  throw new HttpProblem('body-too-large');
};
const countBody = bodyLimit({ maxSize: MOST_BODY_BYTES, onError: tooLarge });

/** Takes a body's word for its length, and counts where it says none. */
const limitBody: MiddlewareHandler<Env> = (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const length = c.req.header('Content-Length');
  if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return countBody(c, next);
  return Number(length) <= MOST_BODY_BYTES ? next() : tooLarge();
};

/** JSON is UTF-8. A lenient decoder would put replacement characters into names and titles. */
async function refuseOtherThanUtf8(c: Ctx): Promise<void> {
  const bytes = await c.req.arrayBuffer();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Hono keeps a promise for each form of the body: the handlers need not decode it again.
    Object.assign(c.req.bodyCache, { text: Promise.resolve(text) });
  } catch {
    throw new HttpProblem('invalid-json');
  }
}

/** Faults that a schema found, before the handler runs. */
export const validationHook: Hook<unknown, Env, string, unknown> = (result, c) => {
  if (result.success) return undefined;
  const code = result.target === 'json' ? 'invalid-body' : 'invalid-query';
  return problemResponse(c, code, { errors: fieldErrors(result.error.issues) });
};

/** Every failure that was thrown, as a problem. What is not foreseen is a bug: logged, answered without inner words. */
export function failWith(error: Error, c: Ctx, log: Log): Response {
  if (error instanceof HttpProblem) return problemResponse(c, error.code, error.fields, error.headers);
  if (error instanceof HTTPException && error.status === 400) return problemResponse(c, 'invalid-json');
  if (error instanceof HTTPException && error.status === 415)
    return problemResponse(c, 'unsupported-media-type');
  const where = { requestId: c.get('requestId'), method: c.req.method, path: c.req.path };
  if (error instanceof StoreUnavailable) {
    log('warn', 'the database does not answer', { ...where, error: String(error.cause ?? error) });
    return problemResponse(c, 'unavailable');
  }
  log('error', 'request failed', { ...where, error: error.stack ?? String(error) });
  return problemResponse(c, 'internal');
}

/** A misspelt ruleset is the likeliest fault of a path, and hard to see. */
function wordsFor(path: string, rulesets: readonly string[]): ProblemFields {
  const [, first = ''] = /^\/v1\/([^/]+)/.exec(path) ?? [];
  const isKnown = first === '' || [...rulesets, 'rulesets', 'games', 'players'].includes(first);
  return isKnown ? {} : noSuchRuleset(rulesets);
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * The answer for paths and methods that no route serves: 405 with `Allow` where another method would do, else 404,
 * which names the rulesets where the path begins with none of them.
 */
export function nothingHere(app: App, rulesets: readonly string[]): (c: Ctx) => Response {
  // Made when it is first needed: by then every route is mounted.
  let known: TrieRouter<string> | undefined;
  const routerOf = (): TrieRouter<string> => {
    const router = new TrieRouter<string>();
    for (const { method, path } of app.routes) if (method !== 'ALL') router.add(method, path, method);
    return router;
  };
  return (c) => {
    known ??= routerOf();
    const router = known;
    const allowed = METHODS.filter((method) => router.match(method, c.req.path)[0].length > 0);
    if (allowed.length === 0) return problemResponse(c, 'not-found', wordsFor(c.req.path, rulesets));
    const withHead = allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    return problemResponse(c, 'method-not-allowed', {}, { Allow: [...withHead, 'OPTIONS'].join(', ') });
  };
}
