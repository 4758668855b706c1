/** The log of a game, from its beginning and as it grows: `GET …/events` as JSON lines, read with fetch. */
import { tokenNow } from './session.ts';

/** What the page shows of an entry; `?annotated=true` puts it into words and says which version it belongs to. */
export interface LogLine {
  readonly seq: number;
  readonly moveNumber: number;
  readonly time: string;
  readonly seat: number | null;
  readonly text: string;
  readonly version: number;
  readonly event: { readonly type: string };
}

type Line =
  | LogLine
  | { readonly end: { readonly version: number } }
  | { readonly pause: { readonly retryMs: number } };

export interface Follower {
  readonly path: string;
  /** Lines that belong to the same piece of the stream, in order. */
  hear(lines: readonly LogLine[]): void;
  /** Whether the stream stands. */
  connected(is: boolean): void;
}

const AGAIN_MS = 1_500;

/** Follows until the game is over or the signal says so; comes back after every interruption, and misses nothing. */
export async function follow({ path, hear, connected }: Follower, signal: AbortSignal): Promise<void> {
  for (let after = 0; !signal.aborted; ) {
    let again = AGAIN_MS;
    try {
      const token = tokenNow();
      const response = await fetch(`${path}/events?annotated=true&after=${after}`, {
        headers: {
          Accept: 'application/x-ndjson',
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        },
        signal,
      });
      // A game that can't be read can't be followed either; whoever shows it says why.
      if (response.status >= 400 && response.status < 500) return;
      if (!response.ok || response.body === null) throw new Error(`status ${response.status}`);
      connected(true);
      for await (const lines of linesOf(response.body)) {
        const entries: LogLine[] = [];
        for (const line of lines) {
          if ('end' in line) {
            if (entries.length > 0) hear(entries);
            return;
          }
          if ('pause' in line) again = line.pause.retryMs;
          else entries.push(line);
        }
        after = entries.at(-1)?.seq ?? after;
        if (entries.length > 0) hear(entries);
      }
    } catch {
      if (signal.aborted) return;
    }
    connected(false);
    await new Promise((resolve) => setTimeout(resolve, again));
  }
}

/** The whole lines of each piece that arrives; empty lines keep the stream alive and say nothing. */
async function* linesOf(body: NonNullable<Response['body']>): AsyncGenerator<readonly Line[]> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let rest = ''; ; ) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (rest + value).split('\n');
    rest = parts.pop() ?? '';
    // The document says what a line is.
    yield parts.filter((part) => part !== '').map((part) => JSON.parse(part) as Line);
  }
}
