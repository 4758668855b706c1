import { describe, expect, it } from 'vitest';
import { openGame } from '../support/games.ts';
import { expectProblem, expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();
const KIB = 1024;

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

  it('is UTF-8', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const bytes = (title: number[]) =>
      new Uint8Array([...new TextEncoder().encode('{"title":"'), ...title, 34, 125]);
    const post = (title: number[]) =>
      salon.app.request('/v1/portraits', { method: 'POST', headers, body: bytes(title) });
    expect((await post([0xc3, 0x84])).status).toBe(201);
    for (const title of [[0xff], [0xc3], [0xc0, 0x80], [0xed, 0xa0, 0x80]]) {
      const response = await post(title);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid-json' });
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
