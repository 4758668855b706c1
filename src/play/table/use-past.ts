/** The game as it was, when somebody looks back. */
import { useCallback, useRef, useState } from 'preact/hooks';
import type { Desk, PositionOf, RulesetId } from '../api/desk.ts';
import type { Trouble } from '../api/trouble.ts';

export interface PastState<R extends RulesetId> {
  /** Null: the present. */
  readonly past: PositionOf<R> | null;
  /** The version that was asked for; it may still be under way. */
  readonly wanted: number | null;
  readonly showAt: (version: number | null) => void;
}

/** One request at a time, however fast a slider is dragged: after each the one that is wanted by then. */
export function usePast<R extends RulesetId>(
  desk: Desk<R>,
  id: string,
  complain: (trouble: Trouble) => void,
): PastState<R> {
  const [past, setPast] = useState<PositionOf<R> | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  const aim = useRef<number | null>(null);
  const isLooking = useRef(false);

  const look = useCallback(async () => {
    isLooking.current = true;
    for (let seen: number | null = null; aim.current !== null && aim.current !== seen; ) {
      seen = aim.current;
      const answer = await desk.look(id, seen);
      if (aim.current === null) break;
      if ('data' in answer) setPast(answer.data);
      else if (aim.current === seen) {
        // What is shown stays.
        setWanted(null);
        complain(answer.trouble);
      }
    }
    isLooking.current = false;
  }, [desk, id, complain]);

  const showAt = useCallback(
    (version: number | null) => {
      aim.current = version;
      setWanted(version);
      if (version === null) setPast(null);
      else if (!isLooking.current) void look();
    },
    [look],
  );
  return { past, wanted, showAt };
}
