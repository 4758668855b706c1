/** What a player can do besides moving: take back, ask for a hint, give up. */
import type { JSX } from 'preact';
import { Sure } from './sure.tsx';

export interface ActionsProps {
  /** Absent where it is not allowed. */
  readonly undo?: (() => void) | undefined;
  readonly hint?: (() => void) | undefined;
  readonly resign?: (() => void) | undefined;
  /** Before the deal one leaves a seat, after it a game. */
  readonly isWaiting: boolean;
}

export function Actions({ undo, hint, resign, isWaiting }: ActionsProps): JSX.Element | null {
  if (undo === undefined && hint === undefined && resign === undefined) return null;
  const label = isWaiting ? 'Stand up' : 'Give up';
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
      {resign === undefined ? null : (
        // Another question is asked anew.
        <Sure
          key={label}
          label={label}
          question="Sure?"
          yes={`Yes, ${label.toLowerCase()}`}
          no="No"
          onYes={resign}
        />
      )}
    </fieldset>
  );
}
