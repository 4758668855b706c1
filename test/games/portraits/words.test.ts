import { describe, expect, it } from 'vitest';
import { portraits as game } from '../../../src/games/portraits/game.ts';
import { buy, dealt, factsOf, swap, table } from '../../support/portraits.ts';

const said = (facts: readonly Parameters<typeof game.redact>[0][]): string[] =>
  facts.map((fact) => game.say(game.redact(fact, 'spectator')));

describe('labels', () => {
  const state = table('');
  it.each([
    [buy('KH', '9H 5H'), 'Buy K♥ with 9♥ and 5♥'],
    [buy('2S', '10S'), 'Buy 2♠ with 10♠'],
    [buy('KC', 'AC 2C 3C'), 'Buy K♣ with A♣, 2♣ and 3♣'],
    [swap('7S', '7D'), 'Swap 7♦ for 7♠'],
  ])('of %j', (move, label) => {
    expect(game.label(move, state)).toBe(label);
  });
});

describe('facts in plain English', () => {
  const before = table(`
    public   7S KH 3H - -
    private  QH
    assets   9H 5H 7D - -
    draw     2C 3C 4C 5C JS QS 6C`);

  it('of a purchase and the filling after it', () => {
    expect(said(factsOf(before, buy('3H', '9H')))).toEqual([
      '9♥ is paid.',
      '3♥ is bought and becomes asset 1.',
      '2♣ comes up for public sale at position 3.',
      '3♣ comes up for public sale at position 4.',
      '4♣ comes up for public sale at position 5.',
      '5♣ is drawn as asset 4.',
      'J♠ is drawn for the assets and goes to private sales.',
      'Q♠ is drawn for the assets and goes to private sales.',
      '6♣ is drawn as asset 5.',
    ]);
  });

  it('of portraits from both markets, and of a swap', () => {
    expect(said(factsOf(before, buy('KH', '9H 5H')))[2]).toBe(
      'K♥ is bought from public sales and goes to the vault.',
    );
    expect(said(factsOf(before, buy('QH', '9H 5H')))[2]).toBe(
      'Q♥ is bought from private sales and goes to the vault.',
    );
    expect(said(factsOf(before, swap('7S', '7D'))).slice(0, 2)).toEqual([
      '7♦ is given in a swap.',
      '7♠ is taken in a swap and becomes asset 3.',
    ]);
  });

  it('of a frozen market', () => {
    const { facts } = dealt('2C 3C 4C 5C 6C JS QS KS JH QH KH');
    expect(said(facts).at(-1)).toBe(
      'K♥ is drawn for the assets, but private sales are full: the market freezes.',
    );
  });
});

describe('refusals', () => {
  it('of other rulesets are a bug of the caller', () => {
    expect(() => game.explain({ code: 'wrong-row', rule: 'PG-1', params: {} })).toThrow('wrong-row');
  });
});
