import { describe, expect, it } from 'vitest';
import { isFree, isPreferred, sumsOf, type Terms } from '../../src/play/boards/merchants-solitaire/worth.ts';

const terms: Terms = {
  customer: 'JS',
  usedItem: '4H',
  offer: 15,
  isSuperExclusive: false,
  isLoyal: false,
};

describe('what items count for the customer', () => {
  it('is what is printed on them, and nothing for the type of the used item', () => {
    expect(sumsOf(['10C', '7D'], terms)).toEqual([17]);
    expect(sumsOf(['10C', '2H', 'AH'], terms)).toEqual([10]);
    expect(sumsOf([], terms)).toEqual([0]);
  });
  it('is 1 or 11 for each ace that is not free', () => {
    expect(sumsOf(['AS'], terms)).toEqual([1, 11]);
    expect(sumsOf(['AS', 'AD', '3C'], terms)).toEqual([5, 15, 25]);
  });
  it('is nothing for the value of the used item too, in Super Exclusive', () => {
    expect(isFree('4S', terms)).toBe(false);
    expect(isFree('4S', { ...terms, isSuperExclusive: true })).toBe(true);
    expect(isFree('5S', { ...terms, isSuperExclusive: true })).toBe(false);
  });
  it('is a card of standing for the type that the customer prefers', () => {
    expect(isPreferred('9S', terms)).toBe(true);
    expect(isPreferred('9H', terms)).toBe(false);
  });
  it('is as printed when no customer is there', () => {
    const closed = { ...terms, customer: null, usedItem: null, offer: null };
    expect(sumsOf(['4H'], closed)).toEqual([4]);
    expect(isPreferred('9S', closed)).toBe(false);
  });
});
