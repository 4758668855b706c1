import { describe, expect, test } from 'vitest';
import { merchantsSolitaire as game } from '../../../src/games/merchants-solitaire/game.ts';
import { decline, offers, refusalOf, shop, standingOf, trade } from '../../support/merchants-solitaire.ts';

const offerOf = (round: string) => game.view(shop(`customer ${round}`), 0, false).offer;

describe("MS-3 The customer's offer", () => {
  test.each([
    ['QS with 7D', 19],
    ['JH with 5C', 16],
    ['JS with 2D', 13],
    ['KC with 10H', 23],
  ])('%s offers %i', (round, offer) => {
    expect(offerOf(round)).toBe(offer);
  });

  test.each([
    ['JH with AC', 22],
    ['QH with AC', 23],
    ['KH with AC', 24],
  ])('a used ace is always 11: %s offers %i', (round, offer) => {
    expect(offerOf(round)).toBe(offer);
  });

  test('a used ace never counts 1: 12 does not match it, 22 does', () => {
    expect(offers(shop('shelves 10S 2S customer JH with AC'))).toEqual([]);
    expect(offers(shop('shelves 10S 10D 2S customer JH with AC'))).toEqual(['10S 10D 2S']);
  });
});

describe('MS-4 Your offer', () => {
  test('any set of shop items that comes to the offer', () => {
    const table = shop('shelves 10S 6H 9D 7S customer JH with 5C');
    expect(offers(table)).toEqual(['10S 6H', '9D 7S']);
  });

  test('the worked example: 10♠ and 6♥ for J♥ with 5♣, any ♣ may be added free', () => {
    const table = shop('shelves 10S 6H 3C 8C customer JH with 5C');
    expect(offers(table)).toEqual(['10S 6H 3C 8C', '10S 6H 3C', '10S 6H 8C', '10S 6H']);
  });

  test('free items alone never come to an offer', () => {
    expect(offers(shop('shelves AC 2C 3C 10C customer JH with 5C'))).toEqual([]);
  });

  test('an ace counts 11 or 1, as fits', () => {
    expect(offers(shop('shelves AS 5H customer JH with 5C'))).toEqual(['AS 5H']);
    expect(offers(shop('shelves AS 10H 5S customer JH with 5C'))).toEqual(['AS 10H 5S', 'AS 5S']);
  });

  test('each ace on its own: 11 + 1 + 4 = 16', () => {
    expect(offers(shop('shelves AS AH 4D customer JH with 5C'))).toEqual(['AS AH 4D']);
  });

  test('three aces: 11 + 11 + 1 = 23', () => {
    expect(offers(shop('shelves AS AH AD customer KS with 10C'))).toEqual(['AS AH AD']);
  });

  test("an ace of the used item's type is worth 0, never 1 or 11", () => {
    const asZero = shop('shelves AC 10S 6H customer JH with 5C');
    expect(offers(asZero)).toEqual(['AC 10S 6H', '10S 6H']);
    expect(refusalOf(shop('shelves AC 5H customer JH with 5C'), trade('AC 5H'))?.params).toEqual({
      needed: 16,
      offered: [5],
    });
    expect(offers(shop('shelves AC 5H customer JH with 5C'))).toEqual([]);
    expect(offers(shop('shelves AC 10S 5H customer JH with 5C'))).toEqual([]);
  });

  test.each([
    ['too little', 'shelves 10S 6H customer JH with 5C', '6H', { needed: 16, offered: [6] }],
    ['too much', 'shelves 10S 6H 2D customer JH with 5C', '10S 6H 2D', { needed: 16, offered: [18] }],
    [
      'no count of the ace fits',
      'shelves AS 9H customer JH with 5C',
      'AS 9H',
      { needed: 16, offered: [10, 20] },
    ],
  ])('refuses a set that does not match: %s', (_, position, row, params) => {
    expect(refusalOf(shop(position), trade(row))).toEqual({ code: 'offer-mismatch', rule: 'MS-4', params });
  });

  test.each([
    ['anywhere', 'shelves 10S 6H customer JH with 5C'],
    ['in the inventory', 'shelves 10S 6H customer JH with 5C inventory 9D'],
    ['in the used items', 'shelves 10S 6H customer JH with 5C used 9D'],
    ['in the discard pile', 'shelves 10S 6H customer JH with 5C discard 9D'],
  ])('refuses a card that is not in the shop with the same words, wherever it is: %s', (_, position) => {
    expect(refusalOf(shop(position), trade('10S 9D'))).toEqual({
      code: 'no-such-card-here',
      rule: 'MS-4',
      params: { card: '9D', faceDown: false },
    });
  });

  test('more items than lie in the shop are refused for the first that is not there', () => {
    const full = shop('shelves 2S 3S 4S 5S 6S 7S 8S 9S customer JH with 5C');
    expect(refusalOf(full, trade('2S 3S 4S 5S 6S 7S 8S 9S 10S AH'))).toEqual({
      code: 'no-such-card-here',
      rule: 'MS-4',
      params: { card: '10S', faceDown: false },
    });
  });

  test('the used item is not yours to offer', () => {
    expect(refusalOf(shop('shelves 10S 6H customer JH with 5C'), trade('10S 6H 5C'))?.params).toEqual({
      card: '5C',
      faceDown: false,
    });
  });
});

describe('MS-13 Let Me Check in the Back', () => {
  const back = { checkInTheBack: true };

  test('the top item of the inventory may be part of the offer', () => {
    expect(offers(shop('shelves 10S customer JH with 5C inventory 6H 6D', back))).toEqual(['10S 6H']);
  });

  test('it may be the whole offer but for free items', () => {
    expect(offers(shop('shelves 3C customer JH with 2C inventory AH 2D', back))).toEqual([]);
    expect(offers(shop('shelves 2S 3C customer JH with 2C inventory AH 2D', back))).toEqual([
      '2S 3C AH',
      '2S AH',
    ]);
  });

  test('it is priced like a shop item: free by type', () => {
    const table = shop('shelves 10S 6H customer JH with 5C inventory 7C', back);
    expect(offers(table)).toEqual(['10S 6H 7C', '10S 6H']);
  });

  test('it is priced like a shop item: free by value with Super Exclusive Offer', () => {
    const table = shop('shelves 10S 6H customer JH with 5C inventory 5D', { ...back, superExclusive: true });
    expect(offers(table)).toEqual(['10S 6H 5D', '10S 6H']);
  });

  test('only the top one', () => {
    const table = shop('shelves 10S customer JH with 5C inventory 6H 6D', back);
    expect(refusalOf(table, trade('10S 6D'))?.code).toBe('no-such-card-here');
  });

  test('not with an empty inventory', () => {
    expect(offers(shop('shelves 10S customer JH with 5C', back))).toEqual([]);
  });

  test('not without the variant', () => {
    const table = shop('shelves 10S customer JH with 5C inventory 6H');
    expect(offers(table)).toEqual([]);
    expect(refusalOf(table, trade('10S 6H'))?.code).toBe('no-such-card-here');
  });
});

describe('MS-14 Super Exclusive Offer', () => {
  const exclusive = { superExclusive: true };

  test("items of the used item's value are free too", () => {
    expect(offers(shop('shelves 10S 6H 5D customer JH with 5C', exclusive))).toEqual(['10S 6H 5D', '10S 6H']);
    expect(offers(shop('shelves 9S 5D 2H customer JH with 5C', exclusive))).toEqual([]);
    expect(offers(shop('shelves 9S 5D 2H customer JH with 5C'))).toEqual(['9S 5D 2H']);
  });

  test('with a used ace every ace is free', () => {
    expect(offers(shop('shelves AS 10H 10S 2D customer JH with AC', exclusive))).toEqual([
      'AS 10H 10S 2D',
      '10H 10S 2D',
    ]);
    expect(offers(shop('shelves AS AH customer JH with AC', exclusive))).toEqual([]);
  });

  test('value is rank: an ace is not free for being worth what another card is worth', () => {
    expect(offers(shop('shelves AS 10H 2D customer QH with 10C', exclusive))).toEqual([]);
    expect(offers(shop('shelves AS 9H 2D customer QH with 10C', exclusive))).toEqual(['AS 9H 2D']);
  });
});

describe('MS-16 Legal moves', () => {
  test('decline is always listed, last, with the standing it costs', () => {
    for (const [round, standing] of [
      ['JH with 5C', -1],
      ['QH with 5C', -2],
      ['KH with 5C', -3],
    ] as const) {
      const table = shop(`shelves 10S 6H customer ${round} standing 2S 3S 4S`);
      expect(game.legalMoves(table, 0).at(-1)).toEqual({ move: decline, standing });
    }
  });

  test('a trade tells how many items the customer prefers, free ones too', () => {
    const table = shop('shelves 10H 6H 3C customer JH with 5C');
    expect(standingOf(table, trade('10H 6H'))).toBe(2);
    expect(standingOf(shop('shelves 10S 6D 3C customer JC with 5C'), trade('10S 6D 3C'))).toBe(1);
    expect(standingOf(shop('shelves 10S 6D customer JH with 5C'), trade('10S 6D'))).toBe(0);
  });

  test('a loyal patron counts (MS-12)', () => {
    const table = shop('shelves 10S 6H 3C 4C customer JH with 5C', { loyalPatrons: true });
    expect(standingOf(table, trade('10S 6H 3C 4C'))).toBe(2);
    expect(standingOf(table, trade('10S 6H 3C'))).toBe(1);
  });

  test('nothing for a seat that is not at the table', () => {
    expect(game.legalMoves(shop('shelves 10S 6H customer JH with 5C'), 1)).toEqual([]);
  });

  test('a crowded shop: every one of the sets is listed once', () => {
    const table = shop('shelves AS AH AD 10S 5H 6C 7C 8C customer JH with 5C inventory 9C', {
      checkInTheBack: true,
    });
    const listed = offers(table);
    expect(new Set(listed).size).toBe(listed.length);
    // One of the three aces at 11 with the 5, or at 1 with the 10 and the 5; each with any of the four clubs.
    expect(listed).toHaveLength(6 * 16);
    for (const row of listed) expect(refusalOf(table, trade(row))).toBeUndefined();
  });
});
