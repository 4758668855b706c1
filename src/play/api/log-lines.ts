/** The lines of a log, as a stream brings them. */

/** What the page shows of an entry; `?annotated=true` puts it into words and says which version it belongs to. */
export interface LogLine {
  readonly seq: number;
  readonly moveNumber: number;
  readonly time: string;
  readonly seat: number | null;
  readonly text: string;
  readonly version: number;
  readonly event: { readonly type: string; readonly toVersion?: number };
}

export type Line =
  | LogLine
  | { readonly end: { readonly version: number } }
  | { readonly pause: { readonly retryMs: number } };

/** A stream says something every 15 seconds, be it an empty line. */
const PATIENCE_MS = 35_000;

/** The whole lines of each piece that arrives; empty ones keep the stream alive and say nothing. Throws when it is dead. */
export async function* linesOf(body: NonNullable<Response['body']>): AsyncGenerator<readonly Line[]> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let rest = ''; ; ) {
      const { done, value } = await withinTime(reader.read());
      if (done) return;
      const parts = (rest + value).split('\n');
      rest = parts.pop() ?? '';
      // The document says what a line is.
      yield parts.filter((part) => part !== '').map((part) => JSON.parse(part) as Line);
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** A connection can break without anybody being told: a laptop that slept, a train in a tunnel. */
async function withinTime<T>(reading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('nothing is heard any more')), PATIENCE_MS);
  });
  try {
    return await Promise.race([reading, silence]);
  } finally {
    clearTimeout(timer);
  }
}
