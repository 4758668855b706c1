/** Where one is: kept in the address behind `#`, so that every place can be shared and gone back to. */
import { useEffect, useState } from 'preact/hooks';

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'new'; readonly ruleset: string }
  | { readonly page: 'table'; readonly ruleset: string; readonly id: string };

export const toLobby = '#/';
export const toNew = (ruleset: string): string => `#/new/${ruleset}`;
export const toTable = (ruleset: string, id: string): string => `#/${ruleset}/${id}`;

export function routeOf(hash: string): Route {
  const [first = '', second = ''] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (first === 'new' && second !== '') return { page: 'new', ruleset: second };
  return first === '' || second === '' ? { page: 'lobby' } : { page: 'table', ruleset: first, id: second };
}

export const go = (hash: string): void => {
  location.hash = hash;
};

export function useRoute(): Route {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const changed = (): void => setHash(location.hash);
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return routeOf(hash);
}
