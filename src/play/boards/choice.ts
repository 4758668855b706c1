/** What a player has picked on the table, and where the keyboard is while cards come and go. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** What is chosen so far at this version of the table. `none` again when the table changes, and on Escape. */
export function useChoice<T>(version: number, none: T): readonly [T, (chosen: T) => void] {
  const [kept, keep] = useState({ version, chosen: none });
  // Before anything is drawn: Escape may come with the choice still on its way to the screen.
  useLayoutEffect(() => {
    const forget = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') keep({ version, chosen: none });
    };
    addEventListener('keydown', forget);
    return () => removeEventListener('keydown', forget);
    // `none` is always the same nothing.
  }, [version]);
  const chosen = kept.version === version ? kept.chosen : none;
  return [chosen, (next) => keep({ version, chosen: next })];
}

/**
 * Give the ref to an element with tabIndex -1: when the focused button in it goes, because its card was played, the
 * element has the focus instead, and the next Tab goes on from there and not from the top of the page.
 */
export function useKeptFocus(): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element && place.current?.contains(target) === true ? target : null;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    const isLost = last.current !== null && !last.current.isConnected;
    if (isLost && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });
  return place;
}
