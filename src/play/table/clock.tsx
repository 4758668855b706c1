/** Clocks: how long somebody has to decide, and what can be done once the time is up. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SECOND } from './left.ts';

/** The time left, told anew every second; null without a deadline. */
export function useLeft(deadline: string | null): number | null {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (deadline === null) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [deadline]);
  return deadline === null ? null : Date.parse(deadline) - now;
}

export interface TimeUpProps {
  /** Who is awaited. */
  readonly name: string;
  readonly goOn: () => void;
}

/** The others may go on without somebody whose time is up. It can't be taken back, so it is asked twice. */
export function TimeUp({ name, goOn }: TimeUpProps): JSX.Element {
  const [isSure, setSure] = useState(false);
  if (!isSure)
    return (
      <button type="button" onClick={() => setSure(true)}>
        Go on without {name}
      </button>
    );
  return (
    <span class="buttons">
      <span>{name} leaves the game for good.</span>
      <button type="button" class="is-grave" onClick={goOn}>
        Yes, go on
      </button>
      <button type="button" onClick={() => setSure(false)}>
        No, wait
      </button>
    </span>
  );
}
