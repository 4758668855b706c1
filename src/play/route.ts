/** Where one is: kept in the address behind `#`, so that every place can be shared and gone back to. */

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'new'; readonly ruleset: string }
  | { readonly page: 'table'; readonly ruleset: string; readonly id: string };

export const toLobby = '#/';
export const toNew = (ruleset: string): string => `#/new/${ruleset}`;
export const toTable = (ruleset: string, id: string): string => `#/${ruleset}/${id}`;

/** The page that an address means; the lobby for one that means nothing. */
export function routeOf(hash: string): Route {
  const [first = '', second = ''] = hash.replace(/^#\/?/, '').split('/');
  if (first === '' || second === '') return { page: 'lobby' };
  return first === 'new' ? { page: 'new', ruleset: second } : { page: 'table', ruleset: first, id: second };
}
