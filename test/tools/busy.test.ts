/** The bot's patience: requests are sent again as they were, and a move that came too late is decided anew. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { connect, type Tally } from '../../src/tools/bot/client.ts';
import { desks } from '../../src/tools/bot/desks.ts';
import { playGame } from '../../src/tools/bot/play.ts';

interface Asked {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly prefer: string | string[] | undefined;
  readonly key: string | string[] | undefined;
  readonly body: string;
}

type Answer = (asked: Asked) => { status: number; body: object; headers?: Record<string, string> };

const servers: { close(): void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server that answers as it is told, and remembers what it was asked. */
async function serve(answer: Answer) {
  const asked: Asked[] = [];
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method, url, headers } = request;
    asked.push({ method, url, prefer: headers.prefer, key: headers['idempotency-key'], body });
    const last = asked.at(-1);
    if (last === undefined) return;
    const { status, body: answered, headers: more } = answer(last);
    response.writeHead(status, { 'Content-Type': 'application/json', ...more }).end(JSON.stringify(answered));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked };
}

const tallied = (): Tally => ({ requests: 0, again: 0, stale: 0, moves: 0 });

const row = ['2S', '3S', '4S', '5S', '6S'];
const view = {
  publicSales: row,
  privateSales: [],
  assets: ['2H', '3H', '4H', '5H', '6H'],
  vault: [],
  discard: [],
  drawPile: 42,
  overflow: null,
};
const swap = { type: 'swap', card: '2S', with: '2H' };
const running = { id: 'g', version: 5, status: 'active', view, legalMoves: [{ move: swap }], outcome: null };
const lost = { result: 'lost', reason: 'no-legal-transaction' };
const over = { ...running, version: 9, status: 'finished', legalMoves: null, outcome: lost };

const play = (url: string, tally: Tally, ruleset = 'portraits') => {
  const desk = desks.find(({ game }) => game.id === ruleset);
  if (desk === undefined) throw new Error(`no desk for ${ruleset}`);
  const clients = [connect(url, tally, 'salon_x')];
  return desk.use((at) => playGame(at, { clients, options: {}, bots: [] }, tally));
};

describe('a server that is busy', () => {
  it.each([429, 503])('is asked again after %i, with the same body and key', async (status) => {
    let busy = 2;
    const { url, asked } = await serve(({ url: path }) => {
      if (path === '/v1/portraits') return { status: 201, body: running };
      if (busy-- > 0) return { status, body: {}, headers: { 'Retry-After': '0' } };
      return { status: 200, body: over };
    });
    const tally = tallied();
    expect(await play(url, tally)).toEqual(lost);
    const moves = asked.filter(({ url: path }) => path === '/v1/portraits/g/moves');
    expect(moves).toHaveLength(3);
    expect(new Set(moves.map(({ key, body }) => `${key} ${body}`)).size).toBe(1);
    expect(JSON.parse(moves[0]?.body ?? '')).toEqual({ move: swap, expectedVersion: 5 });
    expect(moves[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(tally).toEqual({ requests: 4, again: 2, stale: 0, moves: 1 });
  });

  it('is given up in the end', async () => {
    const { url, asked } = await serve(() => ({
      status: 503,
      body: { code: 'unavailable' },
      headers: { 'Retry-After': '0' },
    }));
    await expect(play(url, tallied())).rejects.toThrow('unavailable');
    expect(asked).toHaveLength(6);
  });
});

describe('a game that has moved on', () => {
  it('is looked at, and the move decided anew at the new version', async () => {
    let version = 5;
    const { url, asked } = await serve(({ method, url: path, body }) => {
      if (path === '/v1/portraits') return { status: 201, body: running };
      if (method === 'GET') return { status: 200, body: { ...running, version } };
      if (JSON.parse(body).expectedVersion === 7) return { status: 200, body: over };
      version = 7;
      return { status: 409, body: { code: 'stale-version', detail: 'The game has moved on.' } };
    });
    const tally = tallied();
    expect(await play(url, tally)).toEqual(lost);
    expect(asked.map(({ method }) => method)).toEqual(['POST', 'POST', 'GET', 'POST']);
    expect(tally).toMatchObject({ stale: 1, moves: 1 });
  });

  it('a refusal for good ends the game with its code', async () => {
    const problem = { code: 'illegal-move', detail: 'Not now.' };
    const { url } = await serve(({ url: path }) =>
      path === '/v1/portraits' ? { status: 201, body: running } : { status: 422, body: problem },
    );
    await expect(play(url, tallied())).rejects.toThrow('illegal-move: Not now.');
  });
});

describe('a table at which somebody else is awaited', () => {
  const waiting = { ...running, view: null, legalMoves: null };
  const page = { events: [], version: 5, next: null };

  it('is waited for at its log, and looked at when something has happened', async () => {
    const looks = [waiting, { ...waiting, version: 6 }, over];
    const { url, asked } = await serve(({ method, url: path = '' }) => {
      if (method === 'POST') return { status: 201, body: waiting };
      return { status: 200, body: path.includes('/events') ? page : (looks.shift() ?? over) };
    });
    expect(await play(url, tallied(), 'kunstmarkt')).toEqual(lost);
    const ways = asked.map(({ method, url: path, prefer }) =>
      [method, path, prefer].filter(Boolean).join(' '),
    );
    const look = 'GET /v1/kunstmarkt/g';
    expect(ways).toEqual([
      'POST /v1/kunstmarkt',
      ...['GET /v1/kunstmarkt/g/events?after=5&limit=1 wait=20', look],
      ...['GET /v1/kunstmarkt/g/events?after=5&limit=1 wait=20', look],
      ...['GET /v1/kunstmarkt/g/events?after=6&limit=1 wait=20', look],
    ]);
  });

  it('is given up when nothing happens for long', async () => {
    const { url, asked } = await serve(({ method, url: path = '' }) => {
      if (method === 'POST') return { status: 201, body: waiting };
      return { status: 200, body: path.includes('/events') ? page : waiting };
    });
    await expect(play(url, tallied(), 'kunstmarkt')).rejects.toThrow('does not go on after version 5');
    expect(asked.length).toBe(1 + 2 * 31);
  });
});
