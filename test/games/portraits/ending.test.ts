import { describe, expect, it } from 'vitest';
import { portraits as game } from '../../../src/games/portraits/game.ts';
import { buy, drawing, drawn, factsOf, swap, table, tableAfter } from '../../support/portraits.ts';

const ELEVEN = 'JS QS KS JH QH JD QD KD JC QC KC';

describe('PO-3 The sixth portrait', () => {
  const before = table(`
    public   2H 7H 8C 9C 10S
    private  JS QS KS JD QD
    assets   9H 3H 4H 5H 6D
    draw     8S KD 2C`);

  it('freezes the market in the middle of a filling', () => {
    const after = tableAfter(before, buy('2H', '4H 9H'));
    expect(drawing(after)).toBe(
      drawn(`
        public    8S 7H 8C 9C 10S
        private   JS QS KS JD QD
        assets    2H 3H - 5H 6D
        discard   9H 4H
        draw      2C
        overflow  KD`),
    );
    expect(game.outcome(after)).toEqual({ result: 'lost', reason: 'market-frozen' });
    expect(game.legalMoves(after, 0)).toEqual([]);
  });

  it('is harmless in public sales', () => {
    const after = tableAfter({ ...before, drawPile: ['KD', '8S'] }, buy('2H', '9H'));
    expect(after.publicSales[0]).toBe('KD');
    expect(game.outcome(after)).toBeUndefined();
  });

  it('finds room when a portrait was bought from private sales in the same turn', () => {
    const rich = table(`
      private  JS QS KS JD QD
      public   2H 7C 8C 9C 10S
      assets   9S 3S 4H 5H 6D
      draw     KD 8D 2C`);
    const after = tableAfter(rich, buy('JS', '9S 3S'));
    expect(after.privateSales).toEqual(['QS', 'KS', 'JD', 'QD', 'KD']);
    expect(after.overflow).toBeNull();
  });
});

describe('PO-10 Filling', () => {
  it('stops when the draw pile is empty, and play goes on', () => {
    const after = tableAfter(
      table(`
        public  2H 7C 7D 9C 10S
        assets  9H 3H 4H 5H 7S
        draw    8S`),
      buy('2H', '9H 5H'),
    );
    expect(drawing(after)).toBe(
      drawn(`
        public   8S 7C 7D 9C 10S
        assets   2H 3H 4H - 7S
        discard  9H 5H`),
    );
    expect(game.awaiting(after)).toEqual([{ seat: 0, decision: 'transaction' }]);
    const later = tableAfter(after, swap('7D', '7S'));
    expect(later.publicSales).toEqual(['8S', '7C', null, '9C', '10S']);
  });

  it('draws again for the same position until an asset comes or the pile is empty', () => {
    const before = table(`
      public  2H 7C 7D 9C 10S
      assets  9H 3H 4H 5H 7S
      draw    8S KS QS`);
    const after = tableAfter(before, buy('2H', '9H 5H'));
    expect(after.privateSales).toEqual(['KS', 'QS']);
    expect(after.assets).toEqual(['2H', '3H', '4H', null, '7S']);
  });
});

describe('PO-11 Open information', () => {
  const state = table(`
    public    KH 7S - - 2C
    private   QS JD
    assets    9H 5H 7D - 2S
    vault     JH KC
    discard   3C 4C
    draw      8C 9C 10C
    overflow  KS`);

  it('is everything but the order of the draw pile, for everybody, during the game and after it', () => {
    const seen = {
      publicSales: ['KH', '7S', null, null, '2C'],
      privateSales: ['QS', 'JD'],
      assets: ['9H', '5H', '7D', null, '2S'],
      vault: ['JH', 'KC'],
      discard: ['3C', '4C'],
      drawPile: 3,
      overflow: 'KS',
    };
    for (const isOpen of [false, true]) {
      expect(game.view(state, 0, isOpen)).toEqual(seen);
      expect(game.view(state, 'spectator', isOpen)).toEqual(seen);
    }
  });

  it('so that each fact is told as it is', () => {
    const facts = [...factsOf(state, swap('7S', '7D')), ...factsOf(state, buy('KH', '9H 5H'))];
    expect(facts.map((fact) => game.redact(fact, 'spectator'))).toEqual(facts);
  });
});

describe('PO-12 The end', () => {
  it('is won with the twelfth portrait, before any filling', () => {
    const after = tableAfter(
      table(`
        public  KH 2H 3H 4H 5H
        assets  9H 8H 7H 6H 10S
        vault   ${ELEVEN}
        draw    8S 9S`),
      buy('KH', '9H 8H'),
    );
    expect(game.outcome(after)).toEqual({ result: 'won', reason: 'vault-complete' });
    expect(after.publicSales[0]).toBeNull();
    expect(after.drawPile).toEqual(['8S', '9S']);
    expect(game.awaiting(after)).toEqual([]);
    expect(game.legalMoves(after, 0)).toEqual([]);
  });

  it('is won before it is lost: with the twelfth portrait nothing has to be legal any more', () => {
    const after = tableAfter(
      table(`
        private  KH
        assets   9H 8H
        vault    ${ELEVEN}`),
      buy('KH', '9H 8H'),
    );
    expect(game.outcome(after)).toEqual({ result: 'won', reason: 'vault-complete' });
  });

  it('is lost when no transaction is legal after the filling, with cards left to draw', () => {
    const after = tableAfter(
      table(`
        public  2H KS KD KC 10S
        assets  9H 4D 5C 3S 6D
        draw    KH 8D 9D`),
      buy('2H', '9H'),
    );
    expect(game.outcome(after)).toEqual({ result: 'lost', reason: 'no-legal-transaction' });
    expect(after.drawPile).toEqual(['8D', '9D']);
  });

  it('is not near while the filling brings a legal transaction', () => {
    const after = tableAfter(
      table(`
        public  2H KS KD KC 10S
        assets  9H 4D 5C 3S 6D
        draw    5D`),
      buy('2H', '9H'),
    );
    expect(game.outcome(after)).toBeUndefined();
  });
});
