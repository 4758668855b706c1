/** Every legal move by its label: the way to play without the board, for keyboards and screen readers. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

/** More buttons than this are not read; the filter finds the others. */
const MOST_SHOWN = 60;

export interface MovesProps<M> {
  readonly moves: readonly { readonly move: M; readonly label: string }[];
  readonly send: (move: M) => void;
  /** Whether the viewer may have some another time: then the list stays where it is, open or closed. */
  readonly isPlaying: boolean;
}

export function Moves<M>({ moves, send, isPlaying }: MovesProps<M>): JSX.Element | null {
  const [filter, setFilter] = useState('');
  if (moves.length === 0 && !isPlaying) return null;
  const wanted = filter.trim().toLowerCase();
  const found = moves.filter(({ label }) => label.toLowerCase().includes(wanted));
  const shown = found.slice(0, MOST_SHOWN);
  return (
    <details class="panel">
      <summary>Legal moves ({moves.length})</summary>
      {moves.length === 0 ? <p class="soft">None at the moment.</p> : null}
      {moves.length > 10 ? (
        <label class="field">
          Show those with{' '}
          <input type="search" value={filter} onInput={(event) => setFilter(event.currentTarget.value)} />
        </label>
      ) : null}
      <ul class="moves">
        {shown.map(({ move, label }) => (
          <li key={label}>
            <button type="button" onClick={() => send(move)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
      {found.length > shown.length ? <p class="soft">And {found.length - shown.length} more.</p> : null}
    </details>
  );
}
