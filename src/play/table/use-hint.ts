/** The last hint, for as long as it fits what is shown. */
import { useState } from 'preact/hooks';
import type { Desk, Hint, RulesetId } from '../api/desk.ts';
import type { TableState } from './use-table.ts';

export interface HintState<R extends RulesetId> {
  readonly hint: Hint<R> | null;
  /** Absent where the ruleset gives none. */
  readonly askHint: (() => void) | undefined;
}

export function useHint<R extends RulesetId>(
  id: string,
  desk: Desk<R>,
  { position, isLive, ask }: TableState<R>,
): HintState<R> {
  const [last, setLast] = useState<Hint<R> | null>(null);
  const request = desk.hint;
  const isFresh = isLive && last?.position.version === position?.version;
  const give = (asked: NonNullable<typeof request>): Promise<boolean> =>
    ask(async () => {
      const answer = await asked(id);
      if ('trouble' in answer) return answer;
      setLast(answer.data);
      // The hint is in the log: the position that comes with it is a newer one.
      return { data: answer.data.position };
    });
  return {
    hint: isFresh ? last : null,
    askHint: request === undefined ? undefined : () => void give(request),
  };
}
