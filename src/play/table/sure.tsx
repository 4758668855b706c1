/** A deed that can't be taken back: it is asked twice. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

export interface SureProps {
  /** What the deed is called, and what happens then. */
  readonly label: string;
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
}

/** The focus goes to the question, not to its answer: a key that is held down for too long answers nothing. */
export function Sure({ label, question, yes, no, onYes }: SureProps): JSX.Element {
  const [isAsking, setAsking] = useState(false);
  const asked = useRef<HTMLSpanElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) asked.current?.focus();
    else if (wasAsking.current) first.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking)
    return (
      <button type="button" ref={first} onClick={() => setAsking(true)}>
        {label}
      </button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question in a line, no part of a form
    <span class="buttons sure" ref={asked} tabIndex={-1} role="group" aria-label={question}>
      <span>{question}</span>
      <button
        type="button"
        class="is-grave"
        onClick={() => {
          setAsking(false);
          onYes();
        }}
      >
        {yes}
      </button>
      <button type="button" onClick={() => setAsking(false)}>
        {no}
      </button>
    </span>
  );
}
