import { describe, expect, it } from 'vitest';
import {
  buy,
  drawing,
  drawn,
  factsOf,
  faultOf,
  labels,
  refusalOf,
  table,
  tableAfter,
} from '../../support/portraits.ts';

describe('PO-4 A turn', () => {
  it('is a transaction, then fills public sales, then the assets, each from left to right', () => {
    const before = table(`
      public  2C 3H 4C 5C -
      assets  9H 2H 6D 7D -
      draw    8C 9C KD 10C`);
    expect(factsOf(before, buy('3H', '9H')).map(({ type, card }) => `${type} ${card}`)).toEqual([
      'assetPaid 9H',
      'assetBought 3H',
      'publicSaleFilled 8C',
      'publicSaleFilled 9C',
      'portraitSentToPrivateSales KD',
      'assetDrawn 10C',
    ]);
    expect(drawing(tableAfter(before, buy('3H', '9H')))).toBe(
      drawn(`
        public   2C 8C 4C 5C 9C
        private  KD
        assets   3H 2H 6D 7D 10C
        discard  9H`),
    );
  });
});

describe('PO-5 Buy an asset', () => {
  const before = table(`
    public   7H 2C 10H 3S 4D
    private  JS
    assets   2H 4C 3H 5H 6D
    discard  9S`);

  it('takes the leftmost empty position; payments are discarded by position, however they are named', () => {
    expect(drawing(tableAfter(before, buy('7H', '5H 2H 3H')))).toBe(
      drawn(`
        public   - 2C 10H 3S 4D
        private  JS
        assets   7H 4C - - 6D
        discard  9S 2H 3H 5H`),
    );
  });

  it('takes a position that was empty before, when that is the leftmost', () => {
    const gap = table(`
      public  7H
      assets  - 9H`);
    expect(tableAfter(gap, buy('7H', '9H')).assets).toEqual(['7H', null, null, null, null]);
  });

  it('tells each card with where from and where to', () => {
    expect(factsOf(before, buy('7H', '5H 3H'))).toEqual([
      {
        type: 'assetPaid',
        card: '3H',
        from: { place: 'assets', position: 3 },
        to: { place: 'discard' },
      },
      {
        type: 'assetPaid',
        card: '5H',
        from: { place: 'assets', position: 4 },
        to: { place: 'discard' },
      },
      {
        type: 'assetBought',
        card: '7H',
        from: { place: 'publicSales', position: 1 },
        to: { place: 'assets', position: 3 },
      },
    ]);
  });

  it('wants a total strictly greater than the value', () => {
    expect(faultOf(before, buy('7H', '5H 2H'))).toEqual({
      code: 'payment-too-low',
      rule: 'PO-5',
      params: { needed: 8, offered: 7 },
      sentence: '7♥ costs more than 7; 5♥ and 2♥ make 7.',
    });
    expect(faultOf(before, buy('7H', '5H')).sentence).toBe('7♥ costs more than 7; 5♥ makes 5.');
  });

  it('wants assets of the suit of the bought card', () => {
    expect(faultOf(before, buy('7H', '5H 4C'))).toEqual({
      code: 'wrong-suit',
      rule: 'PO-5',
      params: { suit: 'H', cards: ['4C'] },
      sentence: '7♥ is paid for in ♥ only; 4♣ is of another suit.',
    });
    expect(faultOf(before, buy('7H', '6D 4C')).sentence).toBe(
      '7♥ is paid for in ♥ only; 6♦ and 4♣ are of another suit.',
    );
  });

  it('wants a card that is on sale and assets that are there', () => {
    expect(faultOf(before, buy('8H', '5H 4C'))).toEqual({
      code: 'no-such-card-here',
      rule: 'PO-5',
      params: { card: '8H', place: 'sales' },
      sentence: '8♥ is not on sale.',
    });
    expect(faultOf(before, buy('7H', '9H 5H'))).toEqual({
      code: 'no-such-card-here',
      rule: 'PO-5',
      params: { card: '9H', place: 'assets' },
      sentence: '9♥ is not among your assets.',
    });
    expect(faultOf(before, buy('2H', '5H')).code).toBe('no-such-card-here');
    expect(faultOf(before, buy('7H', '7H')).code).toBe('no-such-card-here');
  });
});

describe('PO-6 Overpaying', () => {
  it('is allowed', () => {
    const before = table(`
      public  3H
      assets  9H 10H`);
    expect(tableAfter(before, buy('3H', '10H 9H')).discard).toEqual(['9H', '10H']);
  });
});

describe('PO-7 Buy a portrait', () => {
  const before = table(`
    public   KH - - - -
    private  QS JH KC
    assets   9H 4H 5H AH 3H`);

  it('refuses a king for 13', () => {
    expect(faultOf(before, buy('KH', '9H 4H'))).toEqual({
      code: 'payment-too-low',
      rule: 'PO-7',
      params: { needed: 14, offered: 13 },
      sentence: 'K♥ costs more than 13; 9♥ and 4♥ make 13.',
    });
  });

  it('sells a king for 14, into the vault', () => {
    expect(drawing(tableAfter(before, buy('KH', '9H 5H')))).toBe(
      drawn(`
        private  QS JH KC
        assets   - 4H - AH 3H
        vault    KH
        discard  9H 5H`),
    );
    expect(factsOf(before, buy('KH', '9H 5H')).at(-1)).toEqual({
      type: 'portraitBought',
      card: 'KH',
      from: { place: 'publicSales', position: 1 },
      to: { place: 'vault' },
    });
  });

  it('sells from private sales, which close up', () => {
    expect(drawing(tableAfter(before, buy('JH', '9H 3H')))).toBe(
      drawn(`
        public   KH
        private  QS KC
        assets   - 4H 5H AH -
        vault    JH
        discard  9H 3H`),
    );
    expect(factsOf(before, buy('JH', '9H 3H')).at(-1)).toEqual({
      type: 'portraitBought',
      card: 'JH',
      from: { place: 'privateSales', position: 2 },
      to: { place: 'vault' },
    });
  });

  it.each([
    ['JS', '2S 9S', '3S 9S'],
    ['QS', '3S 9S', '4S 9S'],
    ['KS', '4S 9S', '5S 9S'],
  ])('%s: %s is too little, %s is enough', (portrait, tooLittle, enough) => {
    const sale = table(`
      private  ${portrait}
      assets   9S 2S 3S 4S 5S`);
    expect(refusalOf(sale, buy(portrait, tooLittle))).toMatchObject({
      code: 'payment-too-low',
      rule: 'PO-7',
    });
    expect(tableAfter(sale, buy(portrait, enough)).vault).toEqual([portrait]);
  });

  it('cites PO-7 for every fault of a payment for a portrait', () => {
    expect(faultOf(before, buy('QS', '9H 4H'))).toMatchObject({ code: 'wrong-suit', rule: 'PO-7' });
    expect(faultOf(before, buy('KH', '10H 4H'))).toMatchObject({ code: 'no-such-card-here', rule: 'PO-7' });
    expect(faultOf(before, buy('KS', '9H 4H'))).toMatchObject({ code: 'no-such-card-here', rule: 'PO-7' });
  });
});

describe('PO-9 Aces', () => {
  it('count 11 in a payment: with 3 they buy a king, with 2 they do not', () => {
    const before = table(`
      public  KH
      assets  AH 2H 3H`);
    expect(tableAfter(before, buy('KH', 'AH 3H')).vault).toEqual(['KH']);
    expect(faultOf(before, buy('KH', 'AH 2H'))).toEqual({
      code: 'payment-too-low',
      rule: 'PO-7',
      params: { needed: 14, offered: 13 },
      sentence: 'K♥ costs more than 13; A♥ and 2♥ make 13.',
    });
  });

  it('buy a 10 alone, but no jack', () => {
    const before = table(`
      public  10H JH
      assets  AH`);
    expect(labels(before)).toEqual(['Buy 10♥ with A♥']);
    expect(faultOf(before, buy('JH', 'AH')).params).toEqual({ needed: 12, offered: 11 });
  });

  it('count 1 when they are bought: any other asset of the suit buys one', () => {
    const before = table(`
      public  AH
      assets  2H 10H`);
    expect(labels(before)).toEqual(['Buy A♥ with 2♥', 'Buy A♥ with 10♥', 'Buy A♥ with 2♥ and 10♥']);
  });
});
