/** The way to a Salon: the typed client, counting its requests and patient with a server that is busy. */
import { setTimeout as pause } from 'node:timers/promises';
import createClient from 'openapi-fetch';
import type { paths } from '../../../openapi/types.generated.d.ts';

export interface Tally {
  requests: number;
  /** Requests sent again because the server was busy or could not be reached. */
  again: number;
  /** Moves that met a newer version. */
  stale: number;
  moves: number;
}

export type Client = ReturnType<typeof createClient<paths>>;

const MOST_TRIES = 6;
const FIRST_PAUSE_MS = 200;
/** A window of a Salon that limits requests is a minute. */
const LONGEST_PAUSE_MS = 60_000;

/** How long a server that is busy wants to be left alone. */
function pauseOf(response: Response | null, tries: number): number {
  const seconds = Number(response?.headers.get('Retry-After') ?? Number.NaN);
  const wanted = Number.isFinite(seconds) ? seconds * 1000 : FIRST_PAUSE_MS * 2 ** (tries - 1);
  return Math.min(wanted, LONGEST_PAUSE_MS);
}

/** Sends a request again after 429 and 503 and when nothing answers. An idempotency key makes that safe. */
async function send(request: Request, tally: Tally): Promise<Response> {
  for (let tries = 1; ; tries++) {
    tally.requests += 1;
    let response: Response | null = null;
    try {
      response = await fetch(request.clone());
      if (response.status !== 429 && response.status !== 503) return response;
    } catch (error) {
      if (tries >= MOST_TRIES) throw error;
    }
    if (response !== null && tries >= MOST_TRIES) return response;
    tally.again += 1;
    await pause(pauseOf(response, tries));
  }
}

/** A client of one player; without a token one of nobody's. */
export function connect(url: string, tally: Tally, token?: string): Client {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  return createClient<paths>({ baseUrl: url, headers, fetch: (request) => send(request, tally) });
}

/** Why there is no Salon at this address, in one sentence; nothing when there is one. */
export async function absenceOf(url: string): Promise<string | undefined> {
  try {
    const { data } = await createClient<paths>({ baseUrl: url }).GET('/healthz');
    return data?.name === 'salon' ? undefined : `What answers at ${url} is not a Salon.`;
  } catch (error) {
    const cause =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return `Nothing answers at ${url} (${cause || 'no connection'}).`;
  }
}
