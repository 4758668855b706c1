/** The deal: what was promised, and after the end the proof that it was kept, worked out in this browser. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Desk, PositionOf, RulesetId } from '../api/desk.ts';
import type { Trouble } from '../api/trouble.ts';
import { type Check, checksOf } from './checks.ts';
import { keep, keptOf } from './kept.ts';

export interface ProofProps<R extends RulesetId> {
  readonly id: string;
  readonly desk: Desk<R>;
  readonly position: PositionOf<R>;
}

export function Proof<R extends RulesetId>({ id, desk, position }: ProofProps<R>): JSX.Element {
  const { commitment } = position.fairness;
  const isOver = position.status === 'finished';
  useEffect(() => {
    if (commitment !== null && !isOver) keep(id, { commitment });
  }, [id, commitment, isOver]);
  return (
    <section class="panel" aria-labelledby="deal-title">
      <h2 id="deal-title">The deal</h2>
      {commitment === null ? (
        <p class="soft">An open deal: nothing was promised, anybody can work it out.</p>
      ) : (
        <p class="soft">
          Promised before the first card: <code class="hash">{commitment}</code>
        </p>
      )}
      {isOver ? (
        <Checking id={id} desk={desk} position={position} />
      ) : (
        <p class="soft">After the end it can be checked here.</p>
      )}
    </section>
  );
}

function Checking<R extends RulesetId>({ id, desk, position }: ProofProps<R>): JSX.Element {
  const [checks, setChecks] = useState<readonly Check[] | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const check = async (): Promise<void> => {
    const answer = await desk.fairness(id);
    if ('trouble' in answer) return setTrouble(answer.trouble);
    const { ruleset } = position;
    setChecks(await checksOf(answer.data, { ruleset, ...keptOf(id) }));
  };
  if (!isSecureContext) {
    return (
      <p>A browser can check it on a secure page (https or localhost) alone. The command: npm run verify.</p>
    );
  }
  return (
    <>
      <button type="button" onClick={() => void check()}>
        Check the deal
      </button>
      <div aria-live="polite">
        {trouble === null ? null : <p>{trouble.detail}</p>}
        {checks === null ? null : (
          <ul class="checks">
            {checks.map(({ words, isTrue }) => (
              <li key={words} class={isTrue === null ? '' : isTrue ? 'is-true' : 'is-false'}>
                {isTrue === null ? '' : isTrue ? 'True: ' : 'FALSE: '}
                {words}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
