/** Requests of a table, one after the other: a button that is pressed twice does what it says once. */
import type { RefObject } from 'preact';
import { useCallback, useRef, useState } from 'preact/hooks';
import type { Answer } from '../api/client.ts';
import type { Trouble } from '../api/trouble.ts';

/** What takes longer is said to. */
const SOON_MS = 400;

export interface Requests {
  /** A request has been under way for longer than one notices, or somebody wants the next one already. */
  readonly isSlow: boolean;
  /** Undefined: there is trouble, or another request is under way. */
  readonly request: <T>(ask: () => Promise<Answer<T>>) => Promise<T | undefined>;
}

export interface RequestNews {
  begun(): void;
  failed(trouble: Trouble): void;
  /** Settles with the request that is under way. */
  readonly underWay: RefObject<Promise<unknown>>;
}

export function useRequests({ begun, failed, underWay }: RequestNews): Requests {
  const [isSlow, setSlow] = useState(false);
  const isAsking = useRef(false);
  const request = useCallback(
    async <T>(ask: () => Promise<Answer<T>>): Promise<T | undefined> => {
      if (isAsking.current) {
        setSlow(true);
        return undefined;
      }
      isAsking.current = true;
      begun();
      const timer = setTimeout(() => setSlow(true), SOON_MS);
      const asked = ask();
      underWay.current = asked;
      const answer = await asked;
      clearTimeout(timer);
      isAsking.current = false;
      setSlow(false);
      if ('data' in answer) return answer.data;
      failed(answer.trouble);
      return undefined;
    },
    [begun, failed, underWay],
  );
  return { isSlow, request };
}
