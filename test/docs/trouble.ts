/** What can get between a client and Salon, on purpose: a server in the middle that passes requests on, or does not. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

/** `busy` and `too many`: not passed on. `lost`: passed on, but the answer is not. `moved on`: somebody else moves first. */
export type Trouble = 'busy' | 'too many' | 'lost' | 'moved on';

export interface Middle {
  readonly url: string;
  /** Requests of the troubled kind, and how many different keys they had. */
  readonly requests: number;
  readonly keys: number;
  /** Answers that came a second time. */
  readonly replayed: number;
  /** Troubles that have not happened. */
  readonly left: readonly Trouble[];
  close(): void;
}

const REFUSED = { busy: 503, 'too many': 429 } as const;

const positionSchema = z.object({ legalMoves: z.array(z.object({ move: z.unknown() })) });

interface Asked {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

async function read(request: IncomingMessage): Promise<Asked> {
  const { method = 'GET', headers } = request;
  let body = '';
  for await (const chunk of request) body += chunk;
  const named = Object.entries(headers).flatMap(([name, value]) => {
    const isOwn = ['host', 'connection', 'content-length'].includes(name);
    return isOwn || typeof value !== 'string' ? [] : [[name, value] as const];
  });
  return { method, headers: Object.fromEntries(named), ...(method === 'GET' ? {} : { body }) };
}

/** The same player, elsewhere, makes the last of the legal moves. */
async function moveLast(moves: string, { headers }: Asked): Promise<void> {
  const position = await (await fetch(moves.replace(/\/moves$/, ''), { headers })).json();
  const { legalMoves } = positionSchema.parse(position);
  const { 'idempotency-key': key, ...own } = headers;
  const body = JSON.stringify({ move: legalMoves.at(-1)?.move });
  await fetch(moves, { method: 'POST', headers: own, body });
}

/** Passes everything on to `salon`; writes whose path ends so meet one trouble each, as long as there is one. */
export async function openTrouble(
  salon: string,
  troubles: readonly Trouble[],
  ending = '/moves',
): Promise<Middle> {
  const left = [...troubles];
  const keys = new Set<string | undefined>();
  const seen = { requests: 0, replayed: 0 };

  const server = createServer(async (request, response) => {
    const asked = await read(request);
    const isTroubled = request.method === 'POST' && request.url?.endsWith(ending) === true;
    const trouble = isTroubled ? left.shift() : undefined;
    if (isTroubled) {
      seen.requests += 1;
      keys.add(asked.headers['idempotency-key']);
    }
    if (trouble === 'busy' || trouble === 'too many') {
      const status = REFUSED[trouble];
      const body = JSON.stringify({ status, detail: 'Busy.' });
      return response.writeHead(status, { 'Retry-After': '0' }).end(body);
    }
    if (trouble === 'moved on') await moveLast(salon + request.url, asked);
    const answer = await fetch(salon + request.url, asked);
    if (trouble === 'lost') return response.destroy();
    if (answer.headers.has('Idempotency-Replayed')) seen.replayed += 1;
    const type = { 'Content-Type': answer.headers.get('Content-Type') ?? '' };
    return response.writeHead(answer.status, type).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    get requests() {
      return seen.requests;
    },
    get keys() {
      return keys.size;
    },
    get replayed() {
      return seen.replayed;
    },
    left,
    close: () => server.close(),
  };
}
