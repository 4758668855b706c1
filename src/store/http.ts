/** libSQL over HTTP: for Workers always, for Node when the database is a server (Turso, sqld). */
import { createClient } from '@libsql/client/web';
import { StoreUnavailable } from '../table/ports.ts';
import { asUnavailable, type Connection } from './connection.ts';

export interface HttpDatabase {
  /** `https:`, `http:` or `libsql:`; a path is kept. */
  readonly url: string;
  readonly authToken?: string | undefined;
  /** How many milliseconds the database may take to answer before the request is given up. */
  readonly answerWithin?: number | undefined;
}

const ANSWER_WITHIN_MS = 10_000;

/** Reads the whole answer here, so that a connection lost half way through it counts as lost as well. */
async function fetchOrUnavailable(request: Request, answerWithin: number): Promise<Response> {
  let answer: Response;
  let body: string;
  try {
    answer = await fetch(request, { signal: AbortSignal.timeout(answerWithin) });
    body = await answer.text();
  } catch (cause) {
    throw new StoreUnavailable('The database did not answer.', { cause });
  }
  if (answer.status >= 500 || answer.status === 429) {
    throw new StoreUnavailable(`The database answered with HTTP status ${answer.status}.`);
  }
  // Only the type goes on: encoding and length described the bytes on the way.
  const type = answer.headers.get('content-type') ?? 'text/plain';
  return new Response(body, { status: answer.status, headers: { 'content-type': type } });
}

/** The client resolves its endpoint against the URL, which drops a last path segment without a slash. */
function withTrailingSlash(text: string): string {
  const url = new URL(text);
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url.href;
}

/**
 * A connection that makes a client for each call: nothing, no promise either, outlives the request that made it.
 * A call is one HTTP request. Throws `StoreUnavailable` when the server can't be reached or is locked.
 */
export function httpConnection(database: HttpDatabase): Connection {
  const url = withTrailingSlash(database.url);
  const connect = () =>
    createClient({
      url,
      fetch: (request: Request) => fetchOrUnavailable(request, database.answerWithin ?? ANSWER_WITHIN_MS),
      ...(database.authToken === undefined ? {} : { authToken: database.authToken }),
    });
  return {
    read: (statement) =>
      connect()
        .execute(statement)
        .catch((error) => {
          throw asUnavailable(error);
        }),
    write: (statements) =>
      connect()
        .batch([...statements], 'write')
        .catch((error) => {
          throw asUnavailable(error);
        }),
  };
}
