import { describe, expect, it } from 'vitest';
import { DECK } from '../../../src/core/cards.ts';
import { portraits as game } from '../../../src/games/portraits/game.ts';
import { playOut } from '../../support/play.ts';
import { dealt, drawing, drawn, labels } from '../../support/portraits.ts';

describe('PO-1 Cards', () => {
  it('are one deck in its unshuffled order', () => {
    expect(game.piles({}, 1)).toEqual({ cards: DECK });
  });

  it('that are no cards of the deck are a bug of the caller', () => {
    expect(() => game.begin({}, 1, { cards: ['X1'] })).toThrow('X1');
    expect(() => game.begin({}, 1, {})).toThrow('pile');
  });
});

describe('PO-2 Setup', () => {
  it('draws five cards for public sales, portraits too, then five assets', () => {
    expect(drawing(dealt('KH 7S 2C QD 4C 9H 5H 7D 2S AC 8C').state)).toBe(
      drawn(`
        public  KH 7S 2C QD 4C
        assets  9H 5H 7D 2S AC
        draw    8C`),
    );
  });

  it('sends portraits drawn for assets to private sales and draws again for the same position', () => {
    expect(drawing(dealt('KH 7S 2C QD 4C 9H JS KC 5H 7D QS 2S AC 8C').state)).toBe(
      drawn(`
        public   KH 7S 2C QD 4C
        private  JS KC QS
        assets   9H 5H 7D 2S AC
        draw     8C`),
    );
  });

  it('of numbered deal 7 is this one, for ever', () => {
    const { first } = playOut(game, {}, 7);
    expect(drawing({ ...first, drawPile: first.drawPile.slice(0, 3) })).toBe(
      drawn(`
        public   5C 4H 10C 10D AC
        private  JH KS
        assets   6S 9S 8H 10S 9D
        draw     4D QC AH`),
    );
  });

  it('tells each card with where from and where to', () => {
    const fromDrawPile = { place: 'drawPile' };
    const { facts } = dealt('KH 7S 2C QD 4C 9H JS 5H 7D 2S AC');
    expect(facts).toHaveLength(11);
    expect(facts[1]).toEqual({
      type: 'publicSaleFilled',
      card: '7S',
      from: fromDrawPile,
      to: { place: 'publicSales', position: 2 },
    });
    expect(facts[6]).toEqual({
      type: 'portraitSentToPrivateSales',
      card: 'JS',
      from: fromDrawPile,
      to: { place: 'privateSales', position: 1 },
    });
    expect(facts[7]).toEqual({
      type: 'assetDrawn',
      card: '5H',
      from: fromDrawPile,
      to: { place: 'assets', position: 2 },
    });
  });
});

describe('PO-3 Private sales hold five', () => {
  const frozen = dealt('2C 3C 4C 5C 6C 9H JS QS KS JH 5H QH KH 7D');

  it('so that a sixth portrait ends the setup at once, as overflow', () => {
    expect(drawing(frozen.state)).toBe(
      drawn(`
        public    2C 3C 4C 5C 6C
        private   JS QS KS JH QH
        assets    9H 5H - - -
        draw      7D
        overflow  KH`),
    );
    expect(frozen.facts.at(-1)).toEqual({
      type: 'marketFrozen',
      card: 'KH',
      from: { place: 'drawPile' },
      to: { place: 'overflow' },
    });
  });

  it('and the game is lost when it begins, although a purchase could be paid', () => {
    expect(game.outcome(frozen.state)).toEqual({ result: 'lost', reason: 'market-frozen' });
    expect(game.awaiting(frozen.state)).toEqual([]);
    expect(game.legalMoves(frozen.state, 0)).toEqual([]);
  });

  it('while five are no harm', () => {
    const { state } = dealt('2C 3C 4C 5C 6H 9H JS QS KS JH 5H QH 2S 7D 8D 9D');
    expect(state.privateSales).toHaveLength(5);
    expect(game.outcome(state)).toBeUndefined();
  });
});

describe('PO-12 A setup without a legal transaction', () => {
  it('is lost when the game begins', () => {
    const { state } = dealt('KH KS KC KD 10S 2H 3H 4H 5D 6D 9C');
    expect(labels(state)).toEqual([]);
    expect(game.outcome(state)).toEqual({ result: 'lost', reason: 'no-legal-transaction' });
    expect(game.awaiting(state)).toEqual([]);
  });
});
