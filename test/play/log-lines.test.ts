import { afterEach, describe, expect, it, vi } from 'vitest';
import { linesOf } from '../../src/play/api/log-lines.ts';

const encoded = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** A stream that says these, and then nothing, or its end. */
function streamOf(pieces: readonly string[], { isOpen }: { readonly isOpen: boolean }) {
  const cancel = vi.fn();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoded(piece));
      if (!isOpen) controller.close();
    },
    cancel,
  });
  return { body, cancel };
}

async function all(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<unknown[]> {
  const heard: unknown[] = [];
  for await (const lines of linesOf(body)) heard.push(...lines);
  return heard;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the lines of a stream', () => {
  it('are whole, however they arrive, and empty ones say nothing', async () => {
    const { body } = streamOf(['{"seq":1}\n{"se', 'q":2}\n\n', '\n{"end":{"version":2}}\n{"seq'], {
      isOpen: false,
    });
    expect(await all(body)).toEqual([{ seq: 1 }, { seq: 2 }, { end: { version: 2 } }]);
  });

  it('are waited for as long as the stream says anything, be it an empty line', async () => {
    vi.useFakeTimers();
    let say = (_: string): void => undefined;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        say = (text) => controller.enqueue(encoded(text));
      },
    });
    const heard = all(body).catch((error: Error) => error.message);
    for (let beat = 0; beat < 5; beat++) {
      await vi.advanceTimersByTimeAsync(20_000);
      say('\n');
    }
    const ended = vi.fn();
    void heard.then(ended);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(ended).toHaveBeenCalledWith('nothing is heard any more');
  });

  it('leave no stream open behind them', async () => {
    const { body, cancel } = streamOf(['{"seq":1}\n'], { isOpen: true });
    for await (const _ of linesOf(body)) break;
    await vi.waitFor(() => expect(cancel).toHaveBeenCalled());
  });
});
