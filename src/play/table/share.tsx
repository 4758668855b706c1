/** Sharing a table: its address is the invitation. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

export interface ShareProps {
  readonly visibility: 'unlisted' | 'public' | 'private';
  readonly hasOpenSeat: boolean;
}

const whoCanCome = ({ visibility, hasOpenSeat }: ShareProps): string => {
  if (hasOpenSeat) return 'Whoever opens this link may sit down at an open seat.';
  return visibility === 'private'
    ? 'This table is private: the link shows it to its players alone.'
    : 'Whoever opens this link looks on, and sees no hidden cards.';
};

export function Share(props: ShareProps): JSX.Element {
  const [said, setSaid] = useState('');
  const copy = async (field: HTMLInputElement | null): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid('Copied.');
    } catch {
      // Clipboards are for secure pages: the address is selected, to be copied by hand.
      field?.select();
      setSaid('The link is selected: copy it by hand.');
    }
  };
  return (
    <section class="panel" aria-labelledby="share-title">
      <h2 id="share-title">Share</h2>
      <p class="soft">{whoCanCome(props)}</p>
      <div class="share">
        <input id="share-link" readOnly value={location.href} aria-label="Link to this table" />
        <button
          type="button"
          onClick={(event) => {
            const field = event.currentTarget.previousElementSibling;
            void copy(field instanceof HTMLInputElement ? field : null);
          }}
        >
          Copy
        </button>
      </div>
      <p class="soft" aria-live="polite">
        {said}
      </p>
    </section>
  );
}
