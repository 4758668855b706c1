/** Where the keyboard is, and what screen readers read next: never lost when the page changes under it. */
import { useEffect, useRef } from 'preact/hooks';

/** What a focus that has lost its place falls back to, the innermost first. */
const PLACES = 'details, section, fieldset, form, main';

function focusOn(place: Element | null | undefined): void {
  if (!(place instanceof HTMLElement)) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

export const focusMain = (): void => focusOn(document.querySelector('main'));

/** Another page is shown: from its top, and read from its beginning. The first one is the browser's own business. */
export function useArrival(address: string): void {
  const last = useRef(address);
  useEffect(() => {
    if (last.current === address) return;
    last.current = address;
    scrollTo(0, 0);
    focusMain();
  }, [address]);
}

/** What has the focus, and what that lies in. */
function wayTo(element: Element, root: Element): readonly Element[] {
  const way: Element[] = [];
  for (let one: Element | null = element; one !== null && one !== root; one = one.parentElement)
    way.push(one);
  return way;
}

/**
 * When the control that has the focus goes, because it has done what it was there for, the focus stays near: at the
 * innermost place around it that is still there. Else the next Tab would begin at the top of the page.
 */
export function keepFocus(root: HTMLElement): void {
  let way: readonly Element[] = [];
  root.addEventListener('focusin', ({ target }) => {
    way = target instanceof Element ? wayTo(target, root) : [];
  });
  const look = (): void => {
    const isLost = way[0]?.isConnected === false && document.activeElement === document.body;
    if (!isLost) return;
    const place = way.find((one) => one.isConnected && one.matches(PLACES));
    focusOn(place instanceof HTMLDetailsElement ? place.querySelector('summary') : (place ?? null));
    if (place === undefined) focusMain();
  };
  new MutationObserver(look).observe(root, { childList: true, subtree: true });
}
