/** How a follower's news become the body of an answer that stays open. */
import type { OpenLog, Patience } from '../table/follow.ts';
import { bytesOf, commitBytes, type Manner } from './lines.ts';
import type { GamePlace } from './place.ts';

export interface Outlet extends Manner {
  readonly place: GamePlace;
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
  { place, form, isAnnotated, after, onError }: Outlet,
  patience: Patience,
): AsyncGenerator<Uint8Array, void, undefined> {
  let last = after;
  try {
    for await (const told of log.tell(patience)) {
      switch (told.kind) {
        case 'commit':
          yield commitBytes(place, { form, isAnnotated }, told.commit, told.viewer, last);
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
