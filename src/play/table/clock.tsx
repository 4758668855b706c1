/** Clocks: how long somebody has to decide, and what can be done once the time is up. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SECOND } from './left.ts';
import { Sure } from './sure.tsx';

/** The time left, told anew every second; null without a deadline. */
export function useLeft(deadline: string | null): number | null {
  const [, setNow] = useState(0);
  useEffect(() => {
    if (deadline === null) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [deadline]);
  return deadline === null ? null : Date.parse(deadline) - Date.now();
}

export interface TimeUpProps {
  /** Who is awaited. */
  readonly name: string;
  readonly goOn: () => void;
}

/** The others may go on without somebody whose time is up. */
export function TimeUp({ name, goOn }: TimeUpProps): JSX.Element {
  return (
    <Sure
      label={`Go on without ${name}`}
      question={`${name} leaves the game for good.`}
      yes="Yes, go on"
      no="No, wait"
      onYes={goOn}
    />
  );
}
