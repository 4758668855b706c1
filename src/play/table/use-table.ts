/** A game as a page holds it: the newest position, its log, and the point in time that is looked at. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Answer } from '../api/client.ts';
import type { Desk, PositionOf, RulesetId } from '../api/desk.ts';
import type { LogLine } from '../api/log-lines.ts';
import type { Trouble } from '../api/trouble.ts';
import { backIn, versionsIn } from './line.ts';
import { useLog } from './use-log.ts';
import { useNewest } from './use-newest.ts';
import { usePast } from './use-past.ts';
import { type Requests, useRequests } from './use-requests.ts';

export interface TableState<R extends RulesetId> {
  /** The newest position that is known. */
  readonly position: PositionOf<R> | null;
  /** There is no such game, or none that is to be seen from here. */
  readonly isClosed: boolean;
  /** What is shown: `position`, or the game as it was. */
  readonly shown: PositionOf<R> | null;
  readonly log: readonly LogLine[];
  /** The versions that can be shown, oldest first. */
  readonly versions: readonly number[];
  /** Those of them that moves can be taken back to. */
  readonly backs: ReadonlySet<number>;
  readonly isLive: boolean;
  /** The version that was asked for, when it is not the present; it may still be under way. */
  readonly wanted: number | null;
  readonly isConnected: boolean;
  readonly isSlow: boolean;
  readonly trouble: Trouble | null;
  readonly dismiss: () => void;
  /** Shows the game as it was; null goes back to the present. */
  readonly showAt: (version: number | null) => void;
  /** Sends a request that is answered with a position. Resolves to whether it was accepted. */
  readonly ask: (request: () => Promise<Answer<PositionOf<R>>>) => Promise<boolean>;
  /** Sends a request that is answered with something else. */
  readonly request: Requests['request'];
  /** Fetches the position once more. */
  readonly refresh: () => Promise<boolean>;
}

interface Place<R extends RulesetId> {
  readonly ruleset: R;
  readonly id: string;
  readonly desk: Desk<R>;
}

/** After these the table is as it was; after any other trouble it may be another one than is shown. */
const HARMLESS = ['illegal-move', 'offline', 'unreadable', 'too-many-requests', 'unavailable'];

export function useTable<R extends RulesetId>({ ruleset, id, desk }: Place<R>): TableState<R> {
  const [trouble, complain] = useState<Trouble | null>(null);
  const dismiss = useCallback(() => complain(null), []);
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const { position, isClosed, take, refresh, hearOf } = useNewest({ desk, id, complain, underWay });
  const failed = useCallback(
    (met: Trouble) => {
      complain(met);
      // Of this very game, as its viewer sees it: the API says so.
      if (met.position !== undefined) take(met.position as PositionOf<R>);
      else if (!HARMLESS.includes(met.code)) void refresh();
    },
    [refresh, take],
  );
  const { isSlow, request } = useRequests({ begun: dismiss, failed, underWay });
  const { log, isConnected } = useLog(`/v1/${ruleset}/${id}`, position?.you, { hearOf, refused: refresh });
  const { past, wanted, showAt } = usePast(desk, id, complain);

  useEffect(() => {
    // What has been said of the connection is no longer true.
    if (isConnected) complain((met) => (met?.code === 'offline' ? null : met));
  }, [isConnected]);

  const ask = useCallback(
    async (asked: () => Promise<Answer<PositionOf<R>>>) => {
      const next = await request(async () => {
        const answer = await asked();
        if ('data' in answer) take(answer.data);
        return answer;
      });
      return next !== undefined;
    },
    [request, take],
  );
  const versions = useMemo(() => versionsIn(log), [log]);
  const backs = useMemo(() => backIn(log), [log]);
  return {
    ...{ position, isClosed, log, versions, backs, isConnected, isSlow, trouble, wanted },
    ...{ dismiss, ask, request, refresh },
    shown: position === null ? null : (past ?? position),
    isLive: past === null,
    showAt: (version) => showAt(version === position?.version ? null : version),
  };
}
