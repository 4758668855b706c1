/** The newest position of a game that is known here. */
import type { RefObject } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Desk, PositionOf, RulesetId } from '../api/desk.ts';
import { tokenNow } from '../api/session.ts';
import type { Trouble } from '../api/trouble.ts';

export interface Newest<R extends RulesetId> {
  readonly position: PositionOf<R> | null;
  /** There is no such game, or none that is to be seen from here. */
  readonly isClosed: boolean;
  /** Answers may overtake one another; the newest position stays. */
  readonly take: (next: PositionOf<R>) => void;
  /** Asks for it. Whether it is worth asking again: a game that is not to be seen from here is not. */
  readonly refresh: () => Promise<boolean>;
  /** There is news up to this version. */
  readonly hearOf: (version: number) => void;
}

interface Place<R extends RulesetId> {
  readonly desk: Desk<R>;
  readonly id: string;
  readonly complain: (trouble: Trouble) => void;
  /** A request that may be answered with the news itself. */
  readonly underWay: RefObject<Promise<unknown>>;
}

export function useNewest<R extends RulesetId>({ desk, id, complain, underWay }: Place<R>): Newest<R> {
  const [position, setPosition] = useState<PositionOf<R> | null>(null);
  const [isClosed, setClosed] = useState(false);
  const newest = useRef(0);
  const heard = useRef(0);
  const isCatchingUp = useRef(false);

  const take = useCallback((next: PositionOf<R>) => {
    if (next.version < newest.current) return;
    newest.current = next.version;
    setPosition(next);
    setClosed(false);
  }, []);

  const refresh = useCallback(async () => {
    const asker = tokenNow();
    let answer = await desk.look(id);
    // Who has become a guest meanwhile, by sitting down, is no longer the stranger who asked.
    if (tokenNow() !== asker) answer = await desk.look(id);
    if ('data' in answer) {
      take(answer.data);
      return true;
    }
    if (answer.trouble.code !== 'not-found') {
      complain(answer.trouble);
      return true;
    }
    newest.current = 0;
    setPosition(null);
    setClosed(true);
    return false;
  }, [desk, id, take, complain]);

  const hearOf = useCallback(
    async (version: number) => {
      heard.current = Math.max(heard.current, version);
      if (isCatchingUp.current) return;
      isCatchingUp.current = true;
      await underWay.current;
      for (let before = -1; newest.current < heard.current && newest.current !== before; ) {
        before = newest.current;
        await refresh();
      }
      isCatchingUp.current = false;
    },
    [refresh, underWay],
  );

  useEffect(() => {
    void refresh();
  }, [refresh]);
  return { position, isClosed, take, refresh, hearOf };
}
