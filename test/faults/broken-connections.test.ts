/** A connection that breaks before the answer: the same request with the same key changes nothing twice. */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/json.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

interface Request {
  readonly path: string;
  readonly token: string;
  readonly key: string;
  readonly body: object;
}

const headersOf = ({ token, key }: Request) => ({
  'Content-Type': 'application/json',
  Authorization: `Bearer ${token}`,
  'Idempotency-Key': key,
});

/** Sends the whole request and tears the connection before any answer can be read. */
function sendAndBreak(wanted: Request): Promise<void> {
  return new Promise((resolve) => {
    const sent = request(`${server.url}${wanted.path}`, { method: 'POST', headers: headersOf(wanted) });
    sent.on('error', () => resolve());
    sent.on('close', () => resolve());
    sent.end(JSON.stringify(wanted.body), () => sent.destroy());
  });
}

async function post(wanted: Request) {
  const answer = await fetch(`${server.url}${wanted.path}`, {
    method: 'POST',
    headers: headersOf(wanted),
    body: JSON.stringify(wanted.body),
  });
  const body: Json = await answer.json();
  return { status: answer.status, isReplay: answer.headers.get('Idempotency-Replayed') === 'true', body };
}

async function signUp(): Promise<string> {
  const answer = await fetch(`${server.url}/v1/players`, { method: 'POST' });
  const body: Json = await answer.json();
  return body.token;
}

async function get(path: string, token: string): Promise<Json> {
  const answer = await fetch(`${server.url}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return answer.json();
}

let keys = 0;
const newKey = () => `key ${keys++}`;

async function create(token: string, ruleset: string, body: object): Promise<Json> {
  return (await post({ path: `/v1/${ruleset}`, token, key: newKey(), body })).body;
}

const PORTRAITS = { deal: { kind: 'numbered', number: 7 } };

/** A running solitaire with two moves made; the path of one of its requests, and a body for it. */
async function solitaire(what: string): Promise<Omit<Request, 'key'>> {
  const token = await signUp();
  let position = await create(token, 'portraits', PORTRAITS);
  const path = `/v1/portraits/${position.id}`;
  for (let i = 0; i < 2; i++) {
    const { move } = position.legalMoves[0];
    position = (await post({ path: `${path}/moves`, token, key: newKey(), body: { move } })).body;
  }
  const { move } = position.legalMoves[0];
  const body = what.startsWith('moves') ? { move } : {};
  return { path: `${path}/${what}`, token, body };
}

async function sitting(): Promise<Omit<Request, 'key'>> {
  const { id } = await create(await signUp(), 'kunstmarkt', {});
  return { path: `/v1/kunstmarkt/${id}/seats`, token: await signUp(), body: {} };
}

const REQUESTS: readonly [what: string, make: () => Promise<Omit<Request, 'key'>>][] = [
  ['create', async () => ({ path: '/v1/portraits', token: await signUp(), body: PORTRAITS })],
  ['move', () => solitaire('moves')],
  ['check', () => solitaire('moves/check')],
  ['undo', () => solitaire('undo')],
  ['hint', () => solitaire('hints')],
  ['fork', () => solitaire('forks')],
  ['resign', () => solitaire('resign')],
  ['take a seat', sitting],
];

/** What the request could have changed: the caller's games, and how far each has come. */
async function gamesOf(token: string): Promise<unknown> {
  const { games } = await get('/v1/games?mine=true', token);
  return games.map(({ id, version }: Json) => ({ id, version }));
}

describe.each(REQUESTS)('%s', (_, make) => {
  it('happens once, however often it is sent on connections that break', async () => {
    const wanted = { ...(await make()), key: newKey() };
    for (let i = 0; i < 5; i++) await sendAndBreak(wanted);
    const answers = await Promise.all([post(wanted), post(wanted), post(wanted)]);
    expect(answers[0]?.status, JSON.stringify(answers[0]?.body)).toBeLessThan(300);
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: answers[0]?.status, body: answers[0]?.body });
    expect(answers.filter(({ isReplay }) => !isReplay).length).toBeLessThanOrEqual(1);
    const after = await gamesOf(wanted.token);
    await sendAndBreak(wanted);
    expect((await post(wanted)).isReplay).toBe(true);
    expect(await gamesOf(wanted.token)).toEqual(after);
    const version = answers[0]?.body.version ?? answers[0]?.body.position?.version;
    if (version !== undefined) expect(after).toContainEqual({ id: expect.any(String), version });
  });
});
