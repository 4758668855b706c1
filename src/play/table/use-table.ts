/** A game as a page holds it: the newest position, its log, and the point in time that is looked at. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Answer, Trouble } from '../api/client.ts';
import type { Desk, PositionOf, RulesetId } from '../api/desk.ts';
import { follow, type LogLine } from '../api/follow.ts';
import { tokenNow } from '../api/session.ts';

export interface TableState<R extends RulesetId> {
  /** The newest position that is known. */
  readonly position: PositionOf<R> | null;
  /** What is shown: `position`, or the game as it was at `version`. */
  readonly shown: PositionOf<R> | null;
  readonly log: readonly LogLine[];
  /** The versions that can be shown, oldest first. */
  readonly versions: readonly number[];
  readonly isLive: boolean;
  readonly isConnected: boolean;
  readonly trouble: Trouble | null;
  readonly dismiss: () => void;
  /** Shows the game as it was; null goes back to the present. */
  readonly showAt: (version: number | null) => void;
  /** Sends a request that is answered with a position. Resolves to whether it was accepted. */
  readonly ask: (request: () => Promise<Answer<PositionOf<R>>>) => Promise<boolean>;
  readonly complain: (trouble: Trouble) => void;
}

interface Place<R extends RulesetId> {
  readonly ruleset: R;
  readonly id: string;
  readonly desk: Desk<R>;
}

/** A whole view can be shown from the first version on that has one; setups before it are part of the same commit. */
const versionsIn = (log: readonly LogLine[]): readonly number[] => {
  const dealt = log.find(({ event }) => event.type === 'dealt');
  return dealt === undefined
    ? []
    : [...new Set(log.map(({ version }) => version))].filter((version) => version >= dealt.version);
};

/** The log as the viewer may read it, from its beginning. `hearOf` is told of versions that are news. */
function useLog(path: string, you: number | null | undefined, hearOf: (version: number) => void) {
  const [log, setLog] = useState<readonly LogLine[]>([]);
  const [isConnected, setConnected] = useState(false);
  // Somebody who sits down or leaves reads another log: it is followed anew.
  useEffect(() => {
    if (you === undefined) return;
    const gone = new AbortController();
    setLog([]);
    const hear = (lines: readonly LogLine[]): void => {
      setLog((known) => [...known, ...lines]);
      hearOf(lines.at(-1)?.version ?? 0);
    };
    void follow({ path, hear, connected: setConnected }, gone.signal);
    return () => gone.abort();
  }, [path, you, hearOf]);
  return { log, isConnected };
}

/** The game as it was, when somebody looks back. */
function usePast<R extends RulesetId>(desk: Desk<R>, id: string, complain: (trouble: Trouble) => void) {
  const [past, setPast] = useState<PositionOf<R> | null>(null);
  const wanted = useRef<number | null>(null);
  const showAt = useCallback(
    async (version: number | null) => {
      wanted.current = version;
      if (version === null) return setPast(null);
      const answer = await desk.look(id, version);
      // The slider may have moved on meanwhile.
      if (wanted.current !== version) return;
      if ('data' in answer) setPast(answer.data);
      else complain(answer.trouble);
    },
    [desk, id, complain],
  );
  return { past, showAt };
}

export function useTable<R extends RulesetId>({ ruleset, id, desk }: Place<R>): TableState<R> {
  const [position, setPosition] = useState<PositionOf<R> | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const newest = useRef(0);
  const isAsking = useRef(false);

  /** Answers may overtake one another; the newest position stays. */
  const take = useCallback((next: PositionOf<R>) => {
    if (next.version < newest.current) return;
    newest.current = next.version;
    setPosition(next);
  }, []);

  const refresh = useCallback(async () => {
    const asker = tokenNow();
    let answer = await desk.look(id);
    // Who has become a guest meanwhile, by sitting down, is no longer the stranger who asked.
    if (tokenNow() !== asker) answer = await desk.look(id);
    if ('data' in answer) take(answer.data);
    else setTrouble(answer.trouble);
  }, [desk, id, take]);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  const hearOf = useCallback(
    (version: number) => {
      if (version > newest.current) void refresh();
    },
    [refresh],
  );
  const { log, isConnected } = useLog(`/v1/${ruleset}/${id}`, position?.you, hearOf);
  const { past, showAt } = usePast(desk, id, setTrouble);

  const ask = useCallback(
    async (request: () => Promise<Answer<PositionOf<R>>>) => {
      // One request after the other: a button that is pressed twice does what it says once.
      if (isAsking.current) return false;
      isAsking.current = true;
      setTrouble(null);
      const answer = await request();
      isAsking.current = false;
      if ('data' in answer) {
        take(answer.data);
        return true;
      }
      setTrouble(answer.trouble);
      // The game has moved on without us: what is on the screen is old.
      if (answer.trouble.position !== undefined) await refresh();
      return false;
    },
    [refresh, take],
  );

  const versions = useMemo(() => versionsIn(log), [log]);
  const dismiss = useCallback(() => setTrouble(null), []);
  const shown = past ?? position;
  const isLive = past === null;
  return {
    ...{ position, shown, log, versions, isLive, isConnected, trouble },
    ...{ dismiss, showAt, ask, complain: setTrouble },
  };
}
