import { describe, expect, it } from 'vitest';
import { kunstmarkt as game } from '../../../src/games/kunstmarkt/game.ts';
import {
  awaited,
  cashOf,
  factsOf,
  movesIn,
  names,
  played,
  position,
  refusalOf,
  told,
} from '../../support/kunstmarkt.ts';

const table = position(`
  market     bouts stockt marc monet manet
  turn 0     9,000   duerer corinth holbein  c01 c19
  seat 1     25,000  goya                    c02 c03 c04
  seat 2     25,000  raffael                 c05 c06
  pictures   renoir gauguin
  customers  c10 c11
`);
const four = position(`
  market     bouts stockt marc monet manet
  turn 0     15,000  duerer corinth holbein spitzweg  c01 c02 c03
  seat 1     25,000  goya                             c04 c05
  seat 2     25,000  raffael                          c06 c07
  pictures   renoir
`);

describe('KM-3 Turns go clockwise', () => {
  it('to the next higher seat, and after the last to seat 0', () => {
    const later = played(table, '0 draw', '1 buy bouts', '2 draw');
    expect(awaited(later)).toBe('0 turn');
  });
});

describe('KM-4 A turn', () => {
  it('is one of: draw a customer, buy a picture, play a customer', () => {
    expect(movesIn(table)).toEqual(['draw', 'buy bouts', 'buy stockt', 'buy marc', 'play c01', 'play c19']);
    expect(awaited(table)).toBe('0 turn');
  });

  it('cannot be passed, and nothing can be offered while no customer shops', () => {
    const wrong = { code: 'wrong-phase', rule: 'KM-4', params: { decision: 'turn' } };
    expect(refusalOf(table, '0 pass')).toEqual(wrong);
    expect(refusalOf(table, '0 offer duerer')).toEqual(wrong);
  });

  it('has at most 23 legal moves: three customers to play, five pictures with four discards each', () => {
    expect(movesIn(four)).toHaveLength(23);
    expect(movesIn(four)).not.toContain('draw');
    expect(movesIn(four)).toContain('buy manet discard spitzweg');
  });

  it('never leaves a player stuck: without cash and cards one can still draw', () => {
    const poor = position(`
      turn 0  0
      seat 1  25,000
      seat 2  25,000
    `);
    expect(movesIn(poor)).toEqual(['draw']);
  });

  it('belongs to the seat on turn alone', () => {
    expect(game.legalMoves(table, 1)).toEqual([]);
    expect(game.legalMoves(table, 2)).toEqual([]);
  });
});

describe('KM-5 Draw a customer', () => {
  it('takes the top card of the stack, and the turn passes on', () => {
    expect(told(factsOf(table, '0 draw'))).toEqual(['customerDrawn 0 c10', 'turnBegan 1']);
    const later = played(table, '0 draw');
    expect(names(later.players[0]?.customers ?? [])).toBe('c01 c19 c10');
    expect(names(later.customerStack.slice(0, 1))).toBe('c11');
  });

  it('not with three in hand', () => {
    expect(refusalOf(four, '0 draw')).toEqual({ code: 'customer-limit', rule: 'KM-5', params: { limit: 3 } });
    expect(movesIn(played(table, '0 draw'))).not.toContain('draw');
  });
});

describe('KM-6 Buy a picture', () => {
  it('pays its price to the bank', () => {
    const later = played(table, '0 buy stockt');
    expect(cashOf(later)).toEqual([4000, 25_000, 25_000]);
    expect(names(later.players[0]?.pictures ?? [])).toBe('duerer corinth holbein stockt');
  });

  it('down to the last coin', () => {
    expect(cashOf(played(four, '0 buy manet discard duerer'))[0]).toBe(0);
  });

  it('not without the cash', () => {
    expect(refusalOf(table, '0 buy monet')).toEqual({
      code: 'not-enough-cash',
      rule: 'KM-6',
      params: { picture: 'monet-impression-1872', price: 10_000, cash: 9000 },
    });
  });

  it('only from a price place', () => {
    for (const elsewhere of ['duerer', 'goya', 'renoir']) {
      expect(refusalOf(table, `0 buy ${elsewhere}`)).toMatchObject({
        code: 'no-such-card-here',
        rule: 'KM-6',
      });
    }
  });

  it('with four in hand one of them is discarded first, as part of the purchase', () => {
    expect(told(factsOf(four, '0 buy marc discard holbein'))).toEqual([
      'pictureDiscarded 0 holbein',
      'pictureBought 0 marc 8000',
      'pictureMoved monet 10000 8000',
      'pictureMoved manet 15000 10000',
      'picturePlaced renoir 15000',
      'turnBegan 1',
    ]);
    const later = played(four, '0 buy marc discard holbein');
    expect(names(later.players[0]?.pictures ?? [])).toBe('duerer corinth spitzweg marc');
    expect(names(later.discardedPictures)).toBe('holbein');
  });

  it('with four in hand not without a discard, and only one of the own hand', () => {
    const required = { code: 'discard-required', rule: 'KM-6', params: { limit: 4 } };
    expect(refusalOf(four, '0 buy marc')).toEqual(required);
    for (const elsewhere of ['goya', 'renoir', 'monet']) {
      expect(refusalOf(four, `0 buy marc discard ${elsewhere}`)).toMatchObject({ code: 'no-such-card-here' });
    }
  });

  it('with fewer than four no discard: it would be free', () => {
    const notAllowed = { code: 'discard-not-allowed', rule: 'KM-6', params: { limit: 4 } };
    expect(refusalOf(table, '0 buy bouts discard duerer')).toEqual(notAllowed);
    expect(refusalOf(table, '0 buy bouts discard goya')).toEqual(notAllowed);
  });

  it('a picture named twice is no move at all', () => {
    const { move } = game.schemas;
    const twice = { type: 'buyPicture', picture: 'monet-impression-1872', discard: 'monet-impression-1872' };
    expect(move.safeParse(twice).error?.issues[0]?.path).toEqual(['discard']);
    expect(move.safeParse({ type: 'buyPicture', picture: 'c01-deutschland-famous' }).success).toBe(false);
    expect(move.safeParse({ type: 'playCustomer', customer: 'c29' }).success).toBe(false);
  });
});

describe('KM-7 After a purchase', () => {
  it('the dearer pictures move one place down and a new one comes on 15,000', () => {
    const later = played(table, '0 buy stockt');
    expect(names(later.market.map(String))).toBe('bouts marc monet manet renoir');
    expect(names(later.pictureStack.slice(0, 1))).toBe('gauguin');
  });

  it('if the dearest was bought only its place is filled', () => {
    expect(told(factsOf(four, '0 buy manet discard duerer'))).toEqual([
      'pictureDiscarded 0 duerer',
      'pictureBought 0 manet 15000',
      'picturePlaced renoir 15000',
      'turnBegan 1',
    ]);
  });
});

describe('KM-8 Play a customer', () => {
  it('lays the card on the table and asks from the left neighbour on, the player on turn last', () => {
    expect(told(factsOf(table, '0 play c19'))).toEqual(['customerPlayed 0 c19 1 2 0']);
    expect(awaited(played(table, '0 play c19'))).toBe('1 offer');
  });

  it('also when nobody has a picture that fits', () => {
    expect(movesIn(table)).toContain('play c01');
    const nobody = position(`
      turn 0  0  c15
      seat 1  0
      seat 2  0
    `);
    expect(awaited(played(nobody, '0 play c15'))).toBe('1 offer');
  });

  it('only from the own hand', () => {
    for (const elsewhere of ['c02', 'c10', 'c28']) {
      expect(refusalOf(table, `0 play ${elsewhere}`)).toMatchObject({
        code: 'no-such-card-here',
        rule: 'KM-8',
      });
    }
  });
});
