/** The log of a game, from its beginning and as it grows: `GET …/events` as JSON lines, read with fetch. */
import { type LogLine, linesOf } from './log-lines.ts';
import { sendOnce } from './send.ts';
import { rest, whileLookedAt } from './sight.ts';

export interface Follower {
  readonly path: string;
  /** Lines that belong to the same piece of the stream, in order. */
  hear(lines: readonly LogLine[]): void;
  /** Whether the stream stands. */
  connected(is: boolean): void;
  /** The log can't be read from here (any more). Whether it is worth asking again. */
  refused(): Promise<boolean>;
}

const AGAIN_MS = 1_500;
/** How often a page that nobody looks at asks for news. */
const GLANCE_MS = 10_000;
const MOST_LINES = 500;

/** How a connection ended: the game is over, it can't be read, or one comes back after some time. */
type Ending = 'over' | 'refused' | { readonly againMs: number };

interface Heard {
  readonly after: number;
  readonly ending: Ending;
}

/**
 * Follows until the game is over or the signal says so; comes back after every interruption, and misses nothing.
 * Browsers open six connections to a host, and streams keep theirs: a page that nobody looks at asks now and then.
 */
export async function follow(follower: Follower, signal: AbortSignal): Promise<void> {
  for (let after = 0; !signal.aborted; ) {
    const heard = await (document.hidden ? glance : listen)(follower, after, signal);
    after = heard.after;
    if (signal.aborted || heard.ending === 'over') return;
    follower.connected(false);
    if (heard.ending === 'refused') {
      if (!(await follower.refused())) return;
      await rest(AGAIN_MS, signal);
    } else {
      await rest(heard.ending.againMs, signal);
    }
  }
}

const ask = (path: string, query: string, accept: string, signal: AbortSignal): Promise<Response> =>
  sendOnce(
    new Request(`${location.origin}${path}/events?annotated=true&${query}`, {
      headers: { Accept: accept },
      signal,
    }),
  );

/** 429 means later; for any other of these it is no use to come back. */
const isRefused = ({ status }: Response): boolean => status >= 400 && status < 500 && status !== 429;

/** A stream, for as long as it lasts and somebody looks at the page. */
async function listen({ path, hear, connected }: Follower, from: number, gone: AbortSignal): Promise<Heard> {
  let after = from;
  let againMs = AGAIN_MS;
  const { signal, release } = whileLookedAt(gone);
  try {
    const response = await ask(path, `after=${after}`, 'application/x-ndjson', signal);
    if (isRefused(response)) return { after, ending: 'refused' };
    if (!response.ok || response.body === null) return { after, ending: { againMs: AGAIN_MS } };
    connected(true);
    for await (const lines of linesOf(response.body)) {
      const entries = lines.filter((line) => 'seq' in line);
      after = entries.at(-1)?.seq ?? after;
      if (entries.length > 0) hear(entries);
      if (lines.some((line) => 'end' in line)) return { after, ending: 'over' };
      for (const line of lines) if ('pause' in line) againMs = line.pause.retryMs;
    }
  } catch {
    // It broke, or was left.
  } finally {
    release();
  }
  return { after, ending: { againMs } };
}

/** What has been added meanwhile. */
async function glance({ path, hear }: Follower, from: number, signal: AbortSignal): Promise<Heard> {
  let after = from;
  try {
    for (let next: number | null = after; next !== null; ) {
      const response = await ask(path, `after=${after}&limit=${MOST_LINES}`, 'application/json', signal);
      if (isRefused(response)) return { after, ending: 'refused' };
      if (!response.ok) break;
      // The document says what a page of a log is.
      const page = (await response.json()) as { events: readonly LogLine[]; next: number | null };
      after = page.events.at(-1)?.seq ?? after;
      if (page.events.length > 0) hear(page.events);
      next = page.next;
    }
  } catch {
    // Another time.
  }
  return { after, ending: { againMs: GLANCE_MS } };
}
