/** The way to the API: the client that is generated from its document, with the guest's token on every request. */
import createClient from 'openapi-fetch';
import type { paths } from '../../../openapi/types.generated.d.ts';
import type { Schemas } from './schemas.ts';
import { adopt, forget, tokenNow } from './session.ts';

/** What went wrong, as far as a page can say it. */
export interface Trouble {
  readonly title: string;
  readonly detail: string;
  /** The problem's code; `offline` when nothing answered. */
  readonly code: string;
  /** The paragraph that a refused move breaks, e.g. `PO-7`. */
  readonly rule?: string;
  /** The caller's current position, where the problem carries it. */
  readonly position?: unknown;
}

export type Answer<T> = { readonly data: T } | { readonly trouble: Trouble };

const MOST_TRIES = 4;
const PAUSE_MS = 400;
const MOST_PATIENCE_S = 5;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Something that is not used twice. `crypto.randomUUID` exists on secure pages alone. */
export const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Whether sending it twice does no more than sending it once. */
const isRepeatable = (request: Request): boolean =>
  request.method === 'GET' || request.headers.has('Idempotency-Key');

/** Sends a request again when the server is busy or nothing answers. */
async function send(request: Request): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const isLast = tries === MOST_TRIES || !isRepeatable(request);
    try {
      const response = await fetch(request.clone());
      if (isLast || (response.status !== 503 && response.status !== 429)) return response;
      const seconds = Number(response.headers.get('Retry-After') ?? '0');
      // Somebody sits in front of it: who has to wait longer is told so.
      if (seconds > MOST_PATIENCE_S) return response;
      await pause(Math.max(PAUSE_MS * tries, seconds * 1000));
    } catch (error) {
      if (isLast) throw error;
      await pause(PAUSE_MS * tries);
    }
  }
}

export const client = createClient<paths>({ baseUrl: location.origin, fetch: send });

client.use({
  onRequest({ request }) {
    const token = tokenNow();
    if (token === undefined) return;
    request.headers.set('Authorization', `Bearer ${token}`);
    if (request.method === 'POST') request.headers.set('Idempotency-Key', randomText());
  },
  async onResponse({ request, response }) {
    // The guest is gone (forgotten, or the database is another one): the next request makes a new one.
    if (response.status === 401 && request.headers.get('Authorization') === `Bearer ${tokenNow()}`) forget();
    if (!response.ok || request.method !== 'POST') return;
    const { credentials } = (await response.clone().json()) as {
      credentials?: Schemas['Credentials'] | null;
    }; // a success of this API is a JSON object
    if (credentials) adopt(credentials);
  },
});

/** What openapi-fetch answers with. */
interface Reply<T> {
  readonly data?: T;
  readonly error?: Schemas['Problem'];
  readonly response: Response;
}

const OFFLINE: Trouble = {
  code: 'offline',
  title: 'Nothing answers',
  detail: 'The server cannot be reached. Look at the connection and try again.',
};

const troubleOf = ({ title, detail, code, rule, position, errors }: Schemas['Problem']): Trouble => ({
  title,
  detail:
    errors === undefined ? detail : errors.map(({ pointer, message }) => `${pointer} ${message}`).join('\n'),
  code,
  ...(rule === undefined ? {} : { rule }),
  ...(position === undefined ? {} : { position }),
});

/** Data, or trouble in words. Never rejects. */
export async function answered<T>(call: Promise<Reply<T>>): Promise<Answer<T>> {
  try {
    const { data, error } = await call;
    if (error !== undefined) return { trouble: troubleOf(error) };
    return data === undefined ? { trouble: OFFLINE } : { data };
  } catch {
    return { trouble: OFFLINE };
  }
}
