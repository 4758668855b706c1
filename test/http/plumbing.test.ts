import { describe, expect, it } from 'vitest';
import { openGame, openTwinFrames, signUp, UNKNOWN_ID } from '../support/games.ts';
import { expectProblem, expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();
const KIB = 1024;
const ORIGIN = { Origin: 'https://frontend.example' };
const words = (header: string | null) => (header ?? '').split(',').map((word) => word.trim());

/** Every path of the service, with the methods that it has. */
async function everyPath(): Promise<[path: string, methods: string[]][]> {
  const { path } = await openTwinFrames(salon);
  return [
    ['/', ['GET']],
    ['/docs', ['GET']],
    ['/openapi.json', ['GET']],
    ['/healthz', ['GET']],
    ['/readyz', ['GET']],
    ['/problems', ['GET']],
    ['/problems/not-found', ['GET']],
    ['/v1/rulesets', ['GET']],
    ['/v1/rulesets/portraits', ['GET']],
    ['/v1/games', ['GET']],
    ['/v1/players', ['POST']],
    ['/v1/players/me', ['GET', 'PATCH', 'DELETE']],
    ['/v1/players/me/token', ['POST']],
    ['/v1/portraits', ['POST']],
    [path, ['GET']],
    [`${path}/moves`, ['POST']],
    [`${path}/moves/check`, ['POST']],
    [`${path}/events`, ['GET']],
    [`${path}/fairness`, ['GET']],
    [`${path}/resign`, ['POST']],
    [`${path}/seats`, ['POST']],
    [`${path}/timeouts`, ['POST']],
  ];
}

describe('Methods', () => {
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

describe('A body', () => {
  const send = (raw: string, type?: string) =>
    salon.call('POST', '/v1/portraits', {
      raw,
      ...(type === undefined ? {} : { headers: { 'Content-Type': type } }),
    });

  it('of up to 16 KiB is read, one byte more is too large', async () => {
    const filled = (bytes: number) => `{"title":"Ä"${' '.repeat(bytes - 14)}}`;
    expect(new TextEncoder().encode(filled(16 * KIB)).length).toBe(16 * KIB);
    expectStatus(await send(filled(16 * KIB)), 201);
    expectProblem(await send(filled(16 * KIB + 1)), 413, 'body-too-large');
    expectProblem(await send('x'.repeat(1024 * KIB)), 413, 'body-too-large');
    const { path, token } = await openGame(salon, 'portraits');
    const raw = filled(16 * KIB + 1);
    for (const [method, at] of [
      ['POST', `${path}/moves`],
      ['PATCH', '/v1/players/me'],
      ['POST', '/v1/players/me/token'],
    ] as const) {
      expectProblem(await salon.call(method, at, { token, raw }), 413, 'body-too-large');
    }
  });

  it('is JSON and says so', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'image/png',
      'json',
    ]) {
      expectProblem(await send('{}', type), 415, 'unsupported-media-type');
      expectProblem(await send('{"title":"x"}', type), 415, 'unsupported-media-type');
    }
    for (const type of [
      'application/json',
      'application/json; charset=utf-8',
      'Application/JSON;charset="UTF-8"',
    ]) {
      expect(expectStatus(await send('{"title":"x"}', type), 201).body.title).toBe('x');
    }
  });

  it('that cannot be parsed is invalid JSON', async () => {
    for (const raw of [
      '{',
      '{"title":}',
      "{'title':'x'}",
      '{"title":"x",}',
      'undefined',
      '{}{}',
      '[',
      '\u0000',
      ' ',
    ]) {
      expectProblem(await send(raw), 400, 'invalid-json');
    }
  });

  it('is an object', async () => {
    for (const raw of ['[]', '"x"', '1', 'null', 'true', '[{}]', `${'['.repeat(8000)}${']'.repeat(8000)}`]) {
      const answer = expectProblem(await send(raw), 422, 'invalid-body');
      expect(answer.body.errors).toEqual([{ pointer: '', message: expect.any(String) }]);
    }
  });

  it('has no field that the service does not know, whatever its name', async () => {
    for (const field of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', ' title', 'Title']) {
      const answer = expectProblem(
        await send(`{${JSON.stringify(field)}:{"title":"x"}}`),
        422,
        'invalid-body',
      );
      expect(answer.body.errors[0].pointer).toBe(`/${field}`);
    }
  });

  it('is required where a field is', async () => {
    const { path, token } = await openGame(salon, 'portraits');
    const answer = expectProblem(await salon.call('POST', `${path}/moves`, { token }), 422, 'invalid-body');
    expect(answer.body.errors[0].pointer).toBe('/move');
    expectProblem(await salon.call('PATCH', '/v1/players/me', { token }), 422, 'invalid-body');
    expectProblem(await salon.call('POST', `${path}/moves`, { token, raw: '' }), 400, 'invalid-json');
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
    expect((await salon.get(body.type)).body).toMatchObject({
      code: 'not-found',
      status: 404,
      title: body.title,
    });
  });
});
