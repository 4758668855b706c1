/** The page that is shown, as the address changes. */
import { useEffect, useState } from 'preact/hooks';
import { type Route, routeOf } from './route.ts';

export const go = (hash: string): void => {
  location.hash = hash;
};

/** Unless one has left meanwhile. */
export const goFrom = (here: string, there: string): void => {
  if (location.hash === here) go(there);
};

export function useRoute(): Route {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const changed = (): void => setHash(location.hash);
    addEventListener('hashchange', changed);
    // It may have changed since the page was drawn.
    changed();
    return () => removeEventListener('hashchange', changed);
  }, []);
  return routeOf(hash);
}
