/** The log as the viewer may read it, from its beginning and as it grows. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { follow } from '../api/follow.ts';
import type { LogLine } from '../api/log-lines.ts';

export interface LogState {
  readonly log: readonly LogLine[];
  readonly isConnected: boolean;
}

export interface LogNews {
  /** Told of the newest version when there are lines of it, and again after every interruption. */
  hearOf(version: number): void;
  /** The log can't be read from here (any more). Whether it is worth asking again. */
  refused(): Promise<boolean>;
}

/** Somebody who sits down or leaves reads another log: it is followed anew. Nothing without a viewer. */
export function useLog(
  path: string,
  viewer: number | null | undefined,
  { hearOf, refused }: LogNews,
): LogState {
  const [log, setLog] = useState<readonly LogLine[]>([]);
  const [isConnected, setConnected] = useState(false);
  const last = useRef(0);
  useEffect(() => {
    if (viewer === undefined) return;
    const gone = new AbortController();
    setLog([]);
    const hear = (lines: readonly LogLine[]): void => {
      setLog((known) => [...known, ...lines]);
      last.current = lines.at(-1)?.version ?? 0;
      hearOf(last.current);
    };
    const connected = (is: boolean): void => {
      setConnected(is);
      // What it tells of may have been missed meanwhile.
      if (is) hearOf(last.current);
    };
    void follow({ path, hear, connected, refused }, gone.signal);
    return () => gone.abort();
  }, [path, viewer, hearOf, refused]);
  return { log, isConnected };
}
