/** What went wrong, or why a move is refused: said aloud, with the paragraph that says so. */
import type { JSX } from 'preact';
import type { Trouble } from '../api/trouble.ts';

export interface NoticeProps {
  readonly ruleset: string;
  readonly trouble: Trouble | null;
  readonly dismiss: () => void;
}

export function Notice({ ruleset, trouble, dismiss }: NoticeProps): JSX.Element {
  return (
    <div role="alert" class="crier">
      {trouble === null ? null : (
        <div class="notice">
          <p>
            <strong>{trouble.title}.</strong> <span class="lines">{trouble.detail}</span>{' '}
            {trouble.rule === undefined ? null : (
              <a href={`/rules/${ruleset}#${trouble.rule}`} target="_blank" rel="noreferrer">
                Rule {trouble.rule}
              </a>
            )}
          </p>
          <button type="button" onClick={dismiss}>
            Close
          </button>
        </div>
      )}
    </div>
  );
}
