import { describe, expect, it } from 'vitest';
import {
  drawing,
  drawn,
  factsOf,
  faultOf,
  labels,
  swap,
  table,
  tableAfter,
} from '../../support/portraits.ts';

describe('PO-8 Swap', () => {
  const before = table(`
    public   2C 7S AS KH 8D
    private  QC
    assets   9H 5H 7D AD -
    discard  3C
    draw     6S 4S`);

  it('takes 7♠ for 7♦', () => {
    expect(drawing(tableAfter(before, swap('7S', '7D')))).toBe(
      drawn(`
        public   2C 6S AS KH 8D
        private  QC
        assets   9H 5H 7S AD 4S
        discard  3C 7D`),
    );
  });

  it('tells both cards with where from and where to', () => {
    expect(factsOf(before, swap('7S', '7D')).slice(0, 2)).toEqual([
      {
        type: 'assetSwappedOut',
        card: '7D',
        from: { place: 'assets', position: 3 },
        to: { place: 'discard' },
      },
      {
        type: 'assetSwappedIn',
        card: '7S',
        from: { place: 'publicSales', position: 2 },
        to: { place: 'assets', position: 3 },
      },
    ]);
  });

  it('puts the card further left when a position is empty there', () => {
    const gap = table(`
      public  7S
      assets  - 5H 7D`);
    expect(tableAfter(gap, swap('7S', '7D')).assets).toEqual(['7S', '5H', null, null, null]);
  });

  it('is listed for equal values alone; an ace swaps with an ace only', () => {
    expect(labels(before).filter((label) => label.startsWith('Swap'))).toEqual([
      'Swap 7♦ for 7♠',
      'Swap A♦ for A♠',
    ]);
  });

  it('refuses unequal values', () => {
    expect(faultOf(before, swap('8D', '9H'))).toEqual({
      code: 'unequal-values',
      rule: 'PO-8',
      params: { needed: 8, offered: 9 },
      sentence: '9♥ and 8♦ are not of equal value.',
    });
    expect(faultOf(before, swap('2C', 'AD')).code).toBe('unequal-values');
  });

  it('refuses portraits, wherever they lie', () => {
    expect(faultOf(before, swap('KH', '9H'))).toEqual({
      code: 'not-a-portrait-swap',
      rule: 'PO-8',
      params: { card: 'KH' },
      sentence: 'K♥ is a portrait, and portraits are bought, never swapped.',
    });
    expect(faultOf(before, swap('QC', '9H')).code).toBe('not-a-portrait-swap');
  });

  it('wants a card in public sales and an asset that is there', () => {
    expect(faultOf(before, swap('7C', '7D'))).toEqual({
      code: 'no-such-card-here',
      rule: 'PO-8',
      params: { card: '7C', place: 'publicSales' },
      sentence: '7♣ is not in public sales.',
    });
    expect(faultOf(before, swap('7S', '7H'))).toEqual({
      code: 'no-such-card-here',
      rule: 'PO-8',
      params: { card: '7H', place: 'assets' },
      sentence: '7♥ is not among your assets.',
    });
  });
});
