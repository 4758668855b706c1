/** Whether one waits for the server, said in a corner that is always in sight. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export interface WaitingProps {
  readonly isSlow: boolean;
  /** The log is not heard of at present, though the game goes on. */
  readonly isCutOff: boolean;
}

/** A page that loads, or a stream that is opened anew, is no interruption. */
const PATIENCE_MS = 3_000;

export function Waiting({ isSlow, isCutOff }: WaitingProps): JSX.Element {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isCutOff) return setLong(false);
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isCutOff]);
  const words = isSlow ? 'One moment …' : isLong ? 'No connection. Trying again …' : null;
  return (
    <p class="waiting" role="status">
      {words}
    </p>
  );
}
