/** Streams that stay open: how many, how long, and how a follower's news become the body of an answer. */
import type { OpenLog, Patience } from '../table/follow.ts';
import { bytesOf, commitBytes, type Form } from './lines.ts';
import type { GamePlace } from './place.ts';

export interface StreamLimits {
  /** After this time a stream tells its client to come back. */
  readonly lifeMs: number;
  /** A stream says something at least this often. */
  readonly beatMs: number;
  /** Streams and long polls that one process holds open. */
  readonly most: number;
}

const USUAL: StreamLimits = { lifeMs: 15 * 60_000, beatMs: 15_000, most: 5_000 };
/** A stream whose end nobody told us of gives its place back this long after the end of its life. */
const SLACK_MS = 60_000;

/** The places for open streams of one process. Places are leased: not every host tells of a client that has gone. */
export class Streams {
  readonly limits: StreamLimits;
  readonly #leases = new Map<symbol, number>();

  constructor(limits: Partial<StreamLimits> = {}) {
    this.limits = { ...USUAL, ...limits };
  }

  get open(): number {
    return this.#leases.size;
  }

  /** Takes a place and returns the function that gives it back; undefined when all are taken. */
  take(): (() => void) | undefined {
    const now = performance.now();
    if (this.open >= this.limits.most) {
      for (const [lease, until] of this.#leases) if (until < now) this.#leases.delete(lease);
    }
    if (this.open >= this.limits.most) return undefined;
    const lease = Symbol('lease');
    this.#leases.set(lease, now + this.limits.lifeMs + SLACK_MS);
    return () => this.#leases.delete(lease);
  }
}

export interface Outlet {
  readonly place: GamePlace;
  readonly form: Form;
  /** Entries after this seq. */
  readonly after: number;
  /** Told of what broke the stream; the client is told to come back, and no more. */
  readonly onError: (error: unknown) => void;
  /** Called once, however the stream ends. */
  readonly onEnd: () => void;
}

/** The body of a stream. Nothing is made before the client takes it, so a slow one holds back nobody but itself. */
export function streamBody(log: OpenLog, outlet: Outlet): ReadableStream<Uint8Array> {
  const gone = new AbortController();
  const { lifeMs, beatMs } = outlet.place.site.streams.limits;
  const chunks = chunksOf(log, outlet, { lifeMs, beatMs, signal: gone.signal });
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (gone.signal.aborted) return;
        if (value !== undefined) controller.enqueue(value);
        if (done !== true) return;
        outlet.onEnd();
        controller.close();
      },
      cancel() {
        gone.abort();
        outlet.onEnd();
      },
    },
    { highWaterMark: 0 },
  );
}

async function* chunksOf(
  log: OpenLog,
  { place, form, after, onError }: Outlet,
  patience: Patience,
): AsyncGenerator<Uint8Array, void, undefined> {
  let last = after;
  try {
    for await (const told of log.tell(patience)) {
      switch (told.kind) {
        case 'commit':
          yield commitBytes(place, form, told.commit, told.viewer, last);
          last = Math.max(last, told.commit.version);
          break;
        case 'quiet':
          yield bytesOf(form.beat);
          break;
        case 'end':
          yield bytesOf(form.end(told.version));
          break;
        case 'pause':
          yield bytesOf(form.pause(last));
          break;
      }
    }
  } catch (error) {
    onError(error);
    yield bytesOf(form.pause(last));
  }
}
