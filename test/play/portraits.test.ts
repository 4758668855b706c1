import { describe, expect, it } from 'vitest';
import {
  attempt,
  comparison,
  type LegalMove,
  leadsOn,
  movesWith,
  totalOf,
  waysTo,
} from '../../src/play/boards/portraits/dealing.ts';

const buy = (card: 'KH' | '4H', payment: ('9H' | '5H' | '2H')[], minimal: boolean): LegalMove => ({
  move: { type: 'buy', card, with: payment },
  label: `Buy ${card} with ${payment.join(' and ')}`,
  minimal,
});
const forKing = buy('KH', ['9H', '5H'], true);
const dearKing = buy('KH', ['9H', '5H', '2H'], false);
const forFour = buy('4H', ['9H'], true);
const swap: LegalMove = { move: { type: 'swap', card: '5S', with: '5H' }, label: 'Swap 5♥ for 5♠' };
const moves = [forKing, dearKing, forFour, swap];

describe('what the picked assets come to', () => {
  it('compares their total with the price of a card of their suit, aces at 11', () => {
    expect(comparison('KH', ['9H', '5H'])).toBe('14 > 13');
    expect(comparison('KH', ['9H', '4H'])).toBe('13 = 13');
    expect(comparison('QH', ['AH'])).toBe('11 < 12');
    expect(comparison('AH', ['2H'])).toBe('2 > 1');
    expect(totalOf(['AH', 'AS', '10C'])).toBe(32);
  });
  it('compares nothing across suits but a single asset of equal value', () => {
    expect(comparison('5S', ['5H'])).toBe('5 = 5');
    expect(comparison('AS', ['AH'])).toBe('1 = 1');
    expect(comparison('5S', ['9H'])).toBeNull();
    expect(comparison('5S', ['5H', '2H'])).toBeNull();
    expect(comparison('5S', [])).toBeNull();
  });
  it('offers the moves that spend just these, in whatever order they were picked', () => {
    expect(movesWith(moves, ['5H', '9H'])).toEqual([forKing]);
    expect(movesWith(moves, ['5H'])).toEqual([swap]);
    expect(movesWith(moves, [])).toEqual([]);
  });
  it('knows which asset leads on to a legal move, for the card that is wanted', () => {
    expect(leadsOn('2H', moves, { picked: ['9H'], wanted: null })).toBe(true);
    expect(leadsOn('2H', moves, { picked: ['9H'], wanted: '4H' })).toBe(false);
  });
});

describe('a card on sale', () => {
  it('tells the payments for it, those with a card to spare apart', () => {
    expect(waysTo('KH', moves, [])).toEqual({ cheap: [forKing], dear: [dearKing] });
    expect(waysTo('KH', moves, ['2H'])).toEqual({ cheap: [], dear: [dearKing] });
    expect(waysTo('5S', moves, [])).toEqual({ cheap: [swap], dear: [] });
  });
  it('is bought or swapped, whichever is legal, and otherwise bought in vain', () => {
    expect(attempt('5S', ['5H'], moves)).toEqual(swap.move);
    expect(attempt('KH', ['5H', '9H'], moves)).toEqual(forKing.move);
    expect(attempt('KH', ['2H'], moves)).toEqual({ type: 'buy', card: 'KH', with: ['2H'] });
  });
});
