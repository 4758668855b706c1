/** What a player can do besides moving: take back, ask for a hint, give up. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

export interface ActionsProps {
  /** Absent where it is not allowed. */
  readonly undo?: (() => void) | undefined;
  readonly hint?: (() => void) | undefined;
  readonly resign?: (() => void) | undefined;
  /** What resigning is called here. */
  readonly resignLabel: string;
}

export function Actions({ undo, hint, resign, resignLabel }: ActionsProps): JSX.Element | null {
  const [isAsking, setAsking] = useState(false);
  if (undo === undefined && hint === undefined && resign === undefined) return null;
  return (
    <fieldset class="actions buttons">
      <legend class="only-said">What you can do besides moving</legend>
      {undo === undefined ? null : (
        <button type="button" onClick={undo}>
          Undo
        </button>
      )}
      {hint === undefined ? null : (
        <button type="button" onClick={hint}>
          Hint
        </button>
      )}
      {resign === undefined ? null : isAsking ? (
        <>
          <span>Sure?</span>
          <button type="button" class="is-grave" onClick={resign}>
            Yes, {resignLabel.toLowerCase()}
          </button>
          <button type="button" onClick={() => setAsking(false)}>
            No
          </button>
        </>
      ) : (
        <button type="button" onClick={() => setAsking(true)}>
          {resignLabel}
        </button>
      )}
    </fieldset>
  );
}
