import { describe, expect, it } from 'vitest';
import { isBetter } from '../../../src/games/kunstmarkt/criteria.ts';
import { pictureOf } from '../../../src/games/kunstmarkt/deck.ts';
import { kunstmarkt as game } from '../../../src/games/kunstmarkt/game.ts';
import {
  awaited,
  cashOf,
  factsOf,
  movesIn,
  names,
  picture,
  played,
  position,
  refusalOf,
  told,
} from '../../support/kunstmarkt.ts';

/** "Germany, as famous as possible", played by seat 0. */
const germany = position(`
  turn 0  25,000  holbein goya          c02
  seat 1  25,000  corinth spitzweg      c03
  seat 2  25,000  duerer raffael        c04
  sale    c01
`);

describe('KM-9 What the customer takes', () => {
  it('only pictures of the wanted countries', () => {
    expect(movesIn(germany)).toEqual(['offer corinth', 'offer spitzweg', 'pass']);
    expect(refusalOf(played(germany, '1 pass'), '2 offer raffael')).toEqual({
      code: 'picture-does-not-fit',
      rule: 'KM-9',
      params: { picture: 'raffael-castiglione-1515', customer: 'c01-deutschland-famous' },
    });
  });

  it('one of several countries', () => {
    const romance = position(`
      turn 0  25,000
      seat 1  25,000  tizian goya manet kandinsky
      seat 2  25,000
      sale    c08
    `);
    expect(movesIn(romance)).toEqual(['offer goya', 'offer manet', 'offer tizian', 'pass']);
  });

  it.each(['c11', 'c12', 'c15', 'c16'])('a picture of two categories fits either: Cranach and %s', (card) => {
    const nude = position(`
      turn 0  25,000
      seat 1  25,000  cranach monet
      seat 2  25,000
      sale    ${card}
    `);
    expect(movesIn(nude)).toEqual(['offer cranach', 'pass']);
  });

  it('with no grey criterion any picture', () => {
    const any = position(`
      turn 0  25,000
      seat 1  25,000  cranach monet tizian abts
      seat 2  25,000
      sale    c19
    `);
    expect(movesIn(any)).toHaveLength(5);
  });
});

describe('KM-10 Black criterion', () => {
  it.each([
    ['famous', 'duerer', 'corinth'],
    ['large', 'caravaggio', 'tizian'],
    ['small', 'vermeer', 'altdorfer'],
    ['old', 'bouts', 'stockt'],
    ['new', 'abts', 'bisky'],
  ] as const)('as %s as possible: %s beats %s, and not the other way round', (criterion, better, worse) => {
    const [one, other] = [pictureOf(picture(better)), pictureOf(picture(worse))];
    expect(isBetter(one, other, criterion)).toBe(true);
    expect(isBetter(other, one, criterion)).toBe(false);
    expect(isBetter(one, one, criterion)).toBe(false);
  });
});

describe('KM-11 Offers', () => {
  it('Corinth 82 % offered, then Dürer 98 % beats it, Holbein 74 % is refused', () => {
    const last = played(germany, '1 offer corinth', '2 offer duerer');
    expect(game.view(last, 0, false).sale?.best).toEqual({ seat: 2, picture: picture('duerer') });
    expect(refusalOf(last, '0 offer holbein')).toEqual({
      code: 'offer-not-better',
      rule: 'KM-11',
      params: {
        picture: 'holbein-gisze-1532',
        figure: 74,
        best: 'duerer-self-portrait-1500',
        bestFigure: 98,
        criterion: 'famous',
      },
    });
    expect(movesIn(last)).toEqual(['pass']);
  });

  it('go from the left neighbour clockwise, the player on turn last, each once', () => {
    const second = played(germany, '1 offer spitzweg');
    expect([awaited(germany), awaited(second), awaited(played(second, '2 pass'))]).toEqual([
      '1 offer',
      '2 offer',
      '0 offer',
    ]);
    expect(played(second, '2 pass', '0 pass').sale).toBeNull();
  });

  it('from seat 1 on, the round passes seat 0', () => {
    const table = position(`
      seat 0  25,000
      turn 1  25,000  c20
      seat 2  25,000
    `);
    expect(played(table, '1 play c20').sale?.toOffer).toEqual([2, 0, 1]);
  });

  it('come from the own hand only, the same words for every other place', () => {
    for (const elsewhere of ['duerer', 'holbein', 'monet', names(germany.pictureStack.slice(0, 1))]) {
      expect(refusalOf(germany, `1 offer ${elsewhere}`)).toEqual({
        code: 'no-such-card-here',
        rule: 'KM-11',
        params: { card: picture(elsewhere) },
      });
    }
  });

  it('nobody has to offer, also with the best picture in hand', () => {
    expect(movesIn(played(germany, '1 pass'))).toEqual(['offer duerer', 'pass']);
    expect(told(factsOf(played(germany, '1 pass'), '2 pass'))).toEqual(['offerPassed 2']);
  });

  it('a player without pictures is asked too, and can only pass', () => {
    const bare = position(`
      turn 0  25,000  holbein
      seat 1  25,000
      seat 2  25,000  duerer
      sale    c01
    `);
    expect(awaited(bare)).toBe('1 offer');
    expect(movesIn(bare)).toEqual(['pass']);
    expect(awaited(played(bare, '1 pass'))).toBe('2 offer');
  });

  it('nothing else may be done while a customer shops', () => {
    const wrong = { code: 'wrong-phase', rule: 'KM-11', params: { decision: 'offer' } };
    for (const said of ['1 draw', '1 play c03', '1 buy monet'])
      expect(refusalOf(germany, said)).toEqual(wrong);
  });
});

describe('KM-12 Sale', () => {
  const sold = played(germany, '1 offer corinth', '2 offer duerer');

  it('the best offer is sold: picture and customer are discarded, other offers return', () => {
    expect(told(factsOf(sold, '0 pass'))).toEqual([
      'offerPassed 0',
      'pictureSold 2 duerer c01 18000',
      'pictureReturned 1 corinth',
      'customerDiscarded c01',
      'turnBegan 1',
    ]);
    const end = played(sold, '0 pass');
    expect(names(end.discardedPictures)).toBe('duerer');
    expect(names(end.discardedCustomers)).toBe('c01');
    expect(names(end.players[1]?.pictures ?? [])).toBe('corinth spitzweg');
    expect(names(end.players[2]?.pictures ?? [])).toBe('raffael');
  });

  it('the bank pays the seller, whoever’s turn it is', () => {
    expect(cashOf(played(sold, '0 pass'))).toEqual([25_000, 25_000, 43_000]);
  });

  it('the player on turn can sell too', () => {
    expect(cashOf(played(germany, '1 pass', '2 pass', '0 offer holbein'))).toEqual([43_000, 25_000, 25_000]);
  });

  it('until the sale closes an offered picture counts as in hand, and the customer lies in neither pile', () => {
    const view = game.view(sold, 2, false);
    expect(view.players.map((player) => player.pictures)).toEqual([2, 2, 2]);
    expect(view.hand?.pictures).toEqual([picture('duerer'), picture('raffael')]);
    expect(view.discardedCustomers).toEqual([]);
    expect(view.players.map((player) => player.customers)).toEqual([1, 1, 1]);
  });

  it('the view shows the offers in order of play, the best one and who is to be asked', () => {
    expect(game.view(played(germany, '1 offer corinth', '2 pass'), 'spectator', false).sale).toEqual({
      customer: 'c01-deutschland-famous',
      playedBy: 0,
      best: { seat: 1, picture: picture('corinth') },
      offers: [
        { seat: 1, picture: picture('corinth') },
        { seat: 2, picture: null },
      ],
      toOffer: [0],
    });
  });
});

describe('KM-13 No offer', () => {
  it('the customer is discarded and the turn ends', () => {
    expect(told(factsOf(played(germany, '1 pass', '2 pass'), '0 pass'))).toEqual([
      'offerPassed 0',
      'customerDiscarded c01',
      'turnBegan 1',
    ]);
  });
});
