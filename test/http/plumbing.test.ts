import { describe, expect, it } from 'vitest';
import { openGame, openTwinFrames, signUp, UNKNOWN_ID } from '../support/games.ts';
import { expectProblem, expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();
const KIB = 1024;
const ORIGIN = { Origin: 'https://frontend.example' };
const words = (header: string | null) => (header ?? '').split(',').map((word) => word.trim());

/** Every path of the service with the methods that it has: of one solitaire and of one game of several seats. */
async function everyPath(): Promise<[path: string, methods: string[]][]> {
  const ids = {
    portraits: (await openGame(salon, 'portraits')).id,
    'twin-frames': (await openTwinFrames(salon)).id,
  };
  const byPath = new Map<string, Set<string>>();
  for (const { method, path } of salon.app.routes) {
    if (method === 'ALL' || /^\/v1\/(picture-gallery|merchants-solitaire|kunstmarkt)/.test(path)) continue;
    const at = path
      .replace(/^\/v1\/(portraits|twin-frames)\/:id/, (_, id: keyof typeof ids) => `/v1/${id}/${ids[id]}`)
      .replace(':ruleset', 'portraits')
      .replace(':code', 'not-found');
    byPath.set(at, (byPath.get(at) ?? new Set()).add(method));
  }
  return [...byPath].map(([path, methods]) => [path, [...methods]]);
}

describe('Methods', () => {
  it('are those of the contract', async () => {
    const served = (await everyPath()).flatMap(([path, methods]) =>
      methods.map((method) => `${method} ${path.replace(/\/[0-9a-f]{32}/, '/{id}')}`),
    );
    const ofGames = (ruleset: string, ...more: string[]) => [
      ...[`POST /v1/${ruleset}`, `GET /v1/${ruleset}/{id}`],
      ...['POST moves', 'POST moves/check', 'GET events', 'POST resign', 'GET fairness', ...more].map((at) =>
        at.replace(' ', ` /v1/${ruleset}/{id}/`),
      ),
    ];
    const contract = [
      ...['GET /', 'GET /docs', 'GET /openapi.json', 'GET /healthz', 'GET /readyz', 'GET /problems'],
      ...['GET /problems/not-found', 'GET /v1/rulesets', 'GET /v1/rulesets/portraits', 'GET /v1/games'],
      ...['POST /v1/players', 'GET /v1/players/me', 'PATCH /v1/players/me', 'DELETE /v1/players/me'],
      ...['POST /v1/players/me/token'],
      ...ofGames('portraits', 'POST undo', 'POST hints', 'POST forks'),
      ...ofGames('twin-frames', 'POST seats', 'POST timeouts', 'POST forks'),
    ];
    expect(served).toEqual(expect.arrayContaining(contract));
  });

  it('of a ruleset that is not there are refused with those that are', async () => {
    const named = / Those that there are: portraits, picture-gallery, .*\.$/;
    for (const path of ['/v1/portrait', `/v1/portrait/${UNKNOWN_ID}/moves`, '/v1/rulesets/portrait'])
      expect(expectProblem(await salon.get(path), 404, 'not-found').body.detail).toMatch(named);
    for (const path of ['/v1', '/v2/portraits', '/v1/games/1', `/v1/portraits/${UNKNOWN_ID}`, '/portrait'])
      expect(expectProblem(await salon.get(path), 404, 'not-found').body.detail).not.toMatch(named);
  });

  it('that a path does not have are refused with those that it has', async () => {
    for (const [path, methods] of await everyPath()) {
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'QUERY']) {
        if (methods.includes(method) || (method === 'HEAD' && methods.includes('GET'))) continue;
        const answer = await salon.call(method, path);
        expect([method, path, answer.status]).toEqual([method, path, 405]);
        if (method !== 'HEAD') expectProblem(answer, 405, 'method-not-allowed');
        const head = methods.includes('GET') ? ['HEAD'] : [];
        expect(words(answer.headers.get('Allow')).sort()).toEqual([...methods, ...head, 'OPTIONS'].sort());
      }
    }
  });
});

describe('Paths', () => {
  it('that nothing is served at are not found', async () => {
    const { path } = await openGame(salon, 'portraits');
    const paths = [
      ...[
        '/v1',
        '/v2/rulesets',
        '/nowhere',
        '/v1/rulesets/chess',
        '/v1/chess',
        '/v1/portraits/',
        '/favicon.ico',
      ],
      ...['/problems/chess', '/problems/constructor', '/problems/__proto__', '/v1/rulesets/__proto__'],
      ...[
        '/v1/rulesets/constructor',
        '/problems/toString',
        '/docs/../package.json',
        '/docs/%2e%2e/package.json',
      ],
      ...[`${path}/`, `${path}/seats`, `${path}/timeouts`, `${path}/moves/`, `${path}/state`, `//${path}`],
      ...['/V1/RULESETS', '/v1/%70ortraits%00', '/%', '/v1/portraits/%ZZ', '/.env', '/v1/players/someone'],
    ];
    for (const at of paths) {
      const answer = await salon.get(at);
      expect([at, answer.status]).toEqual([at, 404]);
      expectProblem(answer, 404, 'not-found');
    }
    for (const at of [`${path}/seats`, `${path}/timeouts`])
      expectProblem(await salon.post(at), 404, 'not-found');
  });
});

describe('CORS', () => {
  it('lets every page ask, for two hours, without cookies', async () => {
    for (const [path, methods] of await everyPath()) {
      const headers = {
        ...ORIGIN,
        'Access-Control-Request-Method': methods[0] ?? 'GET',
        'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key,if-none-match',
      };
      const answer = expectStatus(await salon.call('OPTIONS', path, { headers }), 204);
      expect(answer.text).toBe('');
      expect(answer.headers.get('Access-Control-Max-Age')).toBe('7200');
      expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
      const allowed = words(answer.headers.get('Access-Control-Allow-Methods'));
      expect(allowed).toEqual(expect.arrayContaining(methods));
      expect(words(answer.headers.get('Access-Control-Allow-Headers'))).toEqual([
        ...['Authorization', 'Content-Type', 'Idempotency-Key', 'If-None-Match', 'Last-Event-ID', 'Prefer'],
      ]);
    }
  });

  it('shows the headers that clients need, on answers, problems and 304 alike', async () => {
    const { path, token } = await openGame(salon, 'portraits');
    const etag = (await salon.get(path, { token })).headers.get('ETag') ?? '';
    const answers = [
      await salon.get('/v1/rulesets', { headers: ORIGIN }),
      await salon.get('/nowhere', { headers: ORIGIN }),
      await salon.get('/v1/players/me', { headers: ORIGIN }),
      await salon.call('PUT', '/v1/players/me', { headers: ORIGIN }),
      await salon.call('POST', '/v1/players', { raw: '{', headers: ORIGIN }),
      await salon.call('POST', '/v1/players', { raw: 'x'.repeat(17 * KIB), headers: ORIGIN }),
      expectStatus(await salon.get(path, { token, headers: { ...ORIGIN, 'If-None-Match': etag } }), 304),
    ];
    for (const { headers } of answers) {
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(words(headers.get('Access-Control-Expose-Headers'))).toEqual([
        ...['ETag', 'Link', 'Location', 'Retry-After', 'RateLimit', 'RateLimit-Policy'],
        ...['Idempotency-Replayed', 'X-Request-Id'],
      ]);
      expect(headers.get('Set-Cookie')).toBeNull();
    }
  });
});

describe('A request id', () => {
  it('is new for every request, or the one that the client sent', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await salon.get('/healthz')).headers.get('X-Request-Id')),
    );
    expect(new Set(ids).size).toBe(3);
    const sent = await salon.get('/nowhere', { headers: { 'X-Request-Id': 'trace-42' } });
    expect(sent.body.requestId).toBe('trace-42');
    for (const bad of ['<script>', 'x'.repeat(300), 'a b']) {
      const { headers } = await salon.get('/healthz', { headers: { 'X-Request-Id': bad } });
      expect(headers.get('X-Request-Id')).not.toBe(bad);
    }
  });

  it('is in every problem, beside its page and the path', async () => {
    const { token } = await signUp(salon);
    const at = `/v1/portraits/${UNKNOWN_ID}`;
    const { body } = expectProblem(await salon.get(`${at}?legalMoves=false`, { token }), 404, 'not-found');
    expect(body).toMatchObject({ title: expect.any(String), detail: expect.any(String), instance: at });
    expect((await salon.get('/v1/portraits/a%20b%00')).body.instance).toBe('/v1/portraits/a%20b%00');
    expect((await salon.get(body.type)).body).toMatchObject({
      code: 'not-found',
      status: 404,
      title: body.title,
    });
  });
});
