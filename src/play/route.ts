/** Where one is: kept in the address behind `#`, so that every place can be shared and gone back to. */

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'new'; readonly ruleset: string }
  | { readonly page: 'table'; readonly ruleset: string; readonly id: string }
  /** An address that means nothing. */
  | { readonly page: 'nowhere' };

export const toLobby = '#/';
export const toNew = (ruleset: string): string => `#/new/${ruleset}`;
export const toTable = (ruleset: string, id: string): string => `#/${ruleset}/${id}`;

/** The page that an address means. */
export function routeOf(hash: string): Route {
  const [first, second, ...more] = hash
    .replace(/^#/, '')
    .split('/')
    .filter((part) => part !== '');
  if (first === undefined) return { page: 'lobby' };
  if (second === undefined || more.length > 0) return { page: 'nowhere' };
  return first === 'new' ? { page: 'new', ruleset: second } : { page: 'table', ruleset: first, id: second };
}
