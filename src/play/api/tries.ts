/** How often, and how patiently, a request is sent until something answers. */

const MOST_TRIES = 4;
const PAUSE_MS = 400;
/** Who is told to wait for longer than this would rather know. */
const MOST_PAUSE_MS = 5_000;
/** Without an answer for so long the connection is dead, whatever the browser believes. */
const PATIENCE_MS = 15_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

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
export async function untilAnswered(request: Request): Promise<Response> {
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
