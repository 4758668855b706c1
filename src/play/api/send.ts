/** How requests get through: with the guest's token, again when nothing answers, and as a stranger when need be. */
import { forget, tokenNow } from './session.ts';

const MOST_TRIES = 4;
const PAUSE_MS = 400;
/** Who is told to wait for longer than this would rather know. */
const MOST_PAUSE_MS = 5_000;
/** Without an answer for so long the connection is dead, whatever the browser believes. */
const PATIENCE_MS = 15_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Something that is not used twice. `crypto.randomUUID` exists on secure pages alone. */
export const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Whether sending it twice does no more than sending it once. */
const isRepeatable = ({ method, headers }: Request): boolean =>
  method === 'GET' || headers.has('Idempotency-Key');

/** How long to wait before it may be sent again; undefined when that is not worth it. */
function pauseAfter({ status, headers }: Response, tries: number): number | undefined {
  if (status !== 503 && status !== 429) return undefined;
  const wait = Math.max(PAUSE_MS * tries, Number(headers.get('Retry-After') ?? '0') * 1000);
  return wait > MOST_PAUSE_MS ? undefined : wait;
}

/** Sends a request again when the server is busy or nothing answers. */
async function untilAnswered(request: Request): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const isLast = tries === MOST_TRIES || !isRepeatable(request);
    try {
      const response = await fetch(request.clone(), { signal: AbortSignal.timeout(PATIENCE_MS) });
      const wait = isLast ? undefined : pauseAfter(response, tries);
      if (wait === undefined) return response;
      await pause(wait);
    } catch (error) {
      if (isLast) throw error;
      await pause(PAUSE_MS * tries);
    }
  }
}

/**
 * Sends a request as the guest of this browser. When the server no longer knows the guest, who may have been forgotten
 * in another window or with the whole database, it is sent once more as whoever one is then.
 */
export async function asGuest(
  request: Request,
  deliver: (signed: Request) => Promise<Response>,
): Promise<Response> {
  const token = tokenNow();
  const response = await deliver(signed(request, token));
  if (response.status !== 401 || token === undefined) return response;
  if (tokenNow() === token) forget();
  return deliver(signed(request, tokenNow()));
}

function signed(request: Request, token: string | undefined): Request {
  const copy = request.clone();
  if (token === undefined) return copy;
  copy.headers.set('Authorization', `Bearer ${token}`);
  if (copy.method === 'POST') copy.headers.set('Idempotency-Key', randomText());
  return copy;
}

export const send = (request: Request): Promise<Response> => asGuest(request, untilAnswered);
