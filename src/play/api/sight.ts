/** Whether somebody looks at the page, and what follows from it. */

/** A signal that says stop when the given one does, and as soon as nobody looks at the page. */
export function whileLookedAt(gone: AbortSignal): {
  readonly signal: AbortSignal;
  readonly release: () => void;
} {
  const left = new AbortController();
  const leave = (): void => left.abort();
  const look = (): void => {
    if (document.hidden) leave();
  };
  gone.addEventListener('abort', leave);
  document.addEventListener('visibilitychange', look);
  return {
    signal: left.signal,
    release: () => {
      gone.removeEventListener('abort', leave);
      document.removeEventListener('visibilitychange', look);
      // What is still open is of no use to anybody.
      leave();
    },
  };
}

/** Waits, but no longer than until the page is looked at again, the network is back, or the signal says stop. */
export async function rest(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const woken = new AbortController();
  await new Promise<void>((wake) => {
    const timer = setTimeout(wake, ms);
    const until = (target: EventTarget, event: string): void =>
      target.addEventListener(event, () => wake(), { signal: woken.signal });
    until(window, 'online');
    until(document, 'visibilitychange');
    until(signal, 'abort');
    woken.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  woken.abort();
}
