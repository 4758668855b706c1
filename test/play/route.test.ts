import { describe, expect, it } from 'vitest';
import { routeOf, toLobby, toNew, toTable } from '../../src/play/route.ts';

describe('addresses of the page to play on', () => {
  it('lead to the lobby, to a new game and to a table', () => {
    expect(routeOf('')).toEqual({ page: 'lobby' });
    expect(routeOf('#')).toEqual({ page: 'lobby' });
    expect(routeOf(toLobby)).toEqual({ page: 'lobby' });
    expect(routeOf(toNew('portraits'))).toEqual({ page: 'new', ruleset: 'portraits' });
    const table = { page: 'table', ruleset: 'kunstmarkt', id: 'ab12' };
    expect(routeOf(toTable('kunstmarkt', 'ab12'))).toEqual(table);
    expect(routeOf('#/kunstmarkt/ab12/')).toEqual(table);
  });
  it('say so when they lead nowhere', () => {
    for (const hash of ['#nonsense', '#/portraits', '#/new', '#/portraits/ab12/more'])
      expect(routeOf(hash)).toEqual({ page: 'nowhere' });
  });
});
