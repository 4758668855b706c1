import { describe, expect, test } from 'vitest';
import {
  drawing,
  drawn,
  factsOf,
  faultOf,
  gallery,
  legal,
  play,
  refusalOf,
} from '../../support/picture-gallery.ts';

describe('PG-16 Royal Parade', () => {
  const royal = { variant: 'royal-parade' } as const;
  const state = gallery('top 2H\n reserve 5H KS-8H KS KS\n stock 9C 9D 9H\n aces 8', royal);

  test('an emptied reserve place is not refilled', () => {
    expect(factsOf(state, 'R1 > T1')).toEqual([{ type: 'cardMoved', card: '5H', from: 'R1', to: 'T1' }]);
  });

  test('it takes nothing until the next row is dealt', () => {
    const after = play(state, 'R1 > T1');
    expect(legal(after)).toEqual(['R2 > T1', 'deal']);
    expect(refusalOf(after, 'R2 > R1')).toMatchObject({
      code: 'reserve-stays-empty',
      rule: 'PG-16',
      sentence: 'R1 stays empty until the next row is dealt.',
    });
  });

  test('also when the stock is used up', () => {
    const late = gallery('top KS\n reserve . KS-8H\n aces 8', royal);
    expect(legal(late)).toEqual([]);
    expect(faultOf(late, 'R2 > R1')).toBe('reserve-stays-empty PG-16');
    expect(faultOf(late, 'T1 > R1')).toBe('reserve-stays-empty PG-16');
  });

  test('the next row is dealt onto empty places too', () => {
    expect(drawing(play(state, 'R1 > T1, deal'))).toBe(
      drawn('top 2H..5H\n reserve 9C KS-8H-9D KS-9H KS\n aces 8'),
    );
  });
});

describe('PG-16 Last row backwards', () => {
  const backwards = { variant: 'last-row-backwards' } as const;
  const reserve = 'reserve KS KS KS KS KS KS KS KS';
  const eight = 'stock 5S 6S 7S 8S 9S 10S JS QS';

  test('the last row may be dealt from the right', () => {
    const state = gallery(`${reserve}\n ${eight}`, backwards);
    expect(legal(state)).toEqual(['deal', 'deal from the right']);
    expect(drawing(play(state, 'deal from the right'))).toBe(
      drawn('reserve KS-QS KS-JS KS-10S KS-9S KS-8S KS-7S KS-6S KS-5S'),
    );
    expect(drawing(play(state, 'deal'))).toBe(
      drawn('reserve KS-5S KS-6S KS-7S KS-8S KS-9S KS-10S KS-JS KS-QS'),
    );
  });

  test('a short one then goes to the rightmost piles', () => {
    const state = gallery(`${reserve}\n stock 5S 6S 7S`, backwards);
    expect(factsOf(state, 'deal from the right')).toEqual([
      {
        type: 'rowDealt',
        direction: 'right-to-left',
        cards: [
          { card: '5S', to: 'R8' },
          { card: '6S', to: 'R7' },
          { card: '7S', to: 'R6' },
        ],
      },
    ]);
    expect(drawing(play(state, 'deal from the right'))).toBe(
      drawn('reserve KS KS KS KS KS KS-7S KS-6S KS-5S'),
    );
  });

  test('not an earlier row', () => {
    const state = gallery(`${reserve}\n ${eight} AD`, backwards);
    expect(legal(state)).toEqual(['deal']);
    expect(refusalOf(state, 'deal from the right')).toMatchObject({
      code: 'not-the-last-row',
      rule: 'PG-16',
      params: { stock: 9 },
      sentence: "Cards in the stock: 9. This row can't be dealt from right to left.",
    });
  });

  test.each(['standard', 'royal-parade', 'mod3'] as const)('not in %s', (variant) => {
    const state = gallery(`${reserve}\n ${eight}`, { variant });
    expect(legal(state)).not.toContain('deal from the right');
    expect(faultOf(state, 'deal from the right')).toBe('not-the-last-row PG-16');
  });

  test('dealing when stuck holds for both directions', () => {
    const state = gallery(`top 2S\n reserve 5S\n stock 9C`, { ...backwards, dealing: 'when-stuck' });
    expect(legal(state)).toEqual(['R1 > T1']);
    expect(faultOf(state, 'deal from the right')).toBe('moves-remain PG-14');
    const stuck = gallery(`top 2S\n reserve KS\n stock 9C`, { ...backwards, dealing: 'when-stuck' });
    expect(legal(stuck)).toEqual(['deal', 'deal from the right']);
  });

  test('an empty stock is named first', () => {
    expect(faultOf(gallery(reserve, backwards), 'deal from the right')).toBe('stock-empty PG-14');
  });

  test('it is the standard game otherwise: piles are refilled, places open with the stock used up', () => {
    const state = gallery('top 2H 9C\n reserve 5H KS KS KS KS KS KS KS\n stock 9D', backwards);
    expect(faultOf(gallery('top 9C\n stock 9D', backwards), 'T1 > R1')).toBe('stock-not-used-up PG-12');
    expect(drawing(play(state, 'R1 > T1'))).toBe(drawn('top 2H..5H 9C\n reserve 9D KS KS KS KS KS KS KS'));
    expect(legal(gallery('top 9C\n reserve . KS KS KS KS KS KS KS', backwards))).toEqual(['T1 > R1']);
  });
});

describe('PG-16 Mod3', () => {
  const mod3 = { variant: 'mod3' } as const;
  const state = gallery('top 2H 9C\n reserve 5H AS-KD AC QS QS QS QS QS\n stock JC JD JH', mod3);

  test('an emptied reserve place is not refilled', () => {
    expect(factsOf(state, 'R1 > T1')).toEqual([{ type: 'cardMoved', card: '5H', from: 'R1', to: 'T1' }]);
    expect(factsOf(state, 'R3 out')).toEqual([{ type: 'aceDiscarded', card: 'AC', from: 'R3' }]);
  });

  test('it takes any available card at any time, but for idle moves', () => {
    const after = play(state, 'R1 > T1');
    expect(legal(after)).toEqual(['R3 out', 'T2 > R1', 'R2 > R1', 'deal']);
    expect(faultOf(after, 'R4 > R1')).toBe('no-effect PG-13');
    expect(drawing(play(after, 'R2 > R1'))).toBe(
      drawn('top 2H..5H 9C\n reserve KD AS AC QS QS QS QS QS\n stock JC JD JH'),
    );
  });

  test('the next row is dealt onto empty places too', () => {
    expect(drawing(play(state, 'R1 > T1, R3 out, deal'))).toBe(
      drawn('top 2H..5H 9C\n reserve JC AS-KD-JD JH QS QS QS QS QS\n aces 1'),
    );
  });
});
