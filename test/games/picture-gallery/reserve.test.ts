import { describe, expect, test } from 'vitest';
import { pictureGallery as game } from '../../../src/games/picture-gallery/game.ts';
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

describe('PG-11 Refill', () => {
  test('an emptied reserve pile gets the top card of the stock, as part of the move', () => {
    const state = gallery('top 2H\n reserve KS 5H KD\n stock 9C 9D');
    expect(factsOf(state, 'R2 > T1')).toEqual([
      { type: 'cardMoved', card: '5H', from: 'R2', to: 'T1' },
      { type: 'reserveRefilled', card: '9C', to: 'R2' },
    ]);
    expect(drawing(play(state, 'R2 > T1'))).toBe(drawn('top 2H..5H\n reserve KS 9C KD\n stock 9D'));
  });

  test('a pile that still has a card is not refilled', () => {
    const state = gallery('top 2H\n reserve KS-5H\n stock 9C');
    expect(drawing(play(state, 'R1 > T1'))).toBe(drawn('top 2H..5H\n reserve KS\n stock 9C'));
  });

  test('a gap in the gallery is not', () => {
    const state = gallery('top 2H 5H\n reserve KS\n stock 9C');
    expect(drawing(play(state, 'T2 > T1'))).toBe(drawn('top 2H..5H .\n reserve KS\n stock 9C'));
  });

  test('the last card of the stock refills, then places stay empty', () => {
    const state = gallery('top 2H..5H\n reserve 8H JH KS KS KS KS KS KS\n stock 9C');
    expect(drawing(play(state, 'R1 > T1, R2 > T1'))).toBe(
      drawn('top 2H..JH\n reserve 9C . KS KS KS KS KS KS'),
    );
  });
});

describe('PG-12 Stock used up', () => {
  const state = gallery('top 9C 2H\n reserve KS-5D AC .');

  test('any available card goes to an empty reserve place, an ace too', () => {
    const empty = [3, 4, 5, 6, 7, 8].map((column) => `R${column}`);
    const expected = ['T1', 'R1'].flatMap((from) => empty.map((to) => `${from} > ${to}`));
    expect(legal(state)).toEqual(['R2 out', ...expected]);
    expect(drawing(play(state, 'T1 > R8, R1 > R3'))).toBe(drawn('top . 2H\n reserve KS AC 5D . . . . 9C'));
    const twoAces = gallery('reserve KS-AC');
    expect(drawing(play(twoAces, 'R1 > R2'))).toBe(drawn('reserve KS AC'));
  });

  test('not while the stock has a card', () => {
    const early = gallery('top 9C\n reserve KS-5D .\n stock 9D');
    expect(legal(early)).toEqual(['deal']);
    expect(faultOf(early, 'T1 > R2')).toBe('stock-not-used-up PG-12');
  });
});

describe('PG-13 No idle moves', () => {
  test('the only card of a reserve pile does not go to another empty place', () => {
    const state = gallery('top 9C\n reserve KS . 8D-7D QS QS QS QS QS');
    expect(refusalOf(state, 'R1 > R2')).toMatchObject({
      code: 'no-effect',
      rule: 'PG-13',
      sentence: 'K♠ lies alone at R1; moving it to R2 would change nothing.',
    });
    expect(legal(state)).toEqual(['T1 > R2', 'R3 > R2']);
  });

  test('a position with nothing but idle moves is lost', () => {
    const state = gallery('reserve KS KD KH');
    expect(legal(state)).toEqual([]);
    expect(game.outcome(state)).toEqual({ result: 'lost', reason: 'no-moves-left' });
  });
});

describe('PG-14 Dealing', () => {
  const reserve = 'reserve KS KS KS KS KS KS KS KS';

  test('one card on each reserve pile, from left to right', () => {
    const state = gallery(`${reserve}\n stock 5S 6S 7S 8S 9S 10S JS QS AD`);
    expect(factsOf(state, 'deal')).toEqual([
      {
        type: 'rowDealt',
        direction: 'left-to-right',
        cards: [
          { card: '5S', to: 'R1' },
          { card: '6S', to: 'R2' },
          { card: '7S', to: 'R3' },
          { card: '8S', to: 'R4' },
          { card: '9S', to: 'R5' },
          { card: '10S', to: 'R6' },
          { card: 'JS', to: 'R7' },
          { card: 'QS', to: 'R8' },
        ],
      },
    ]);
    expect(drawing(play(state, 'deal'))).toBe(
      drawn('reserve KS-5S KS-6S KS-7S KS-8S KS-9S KS-10S KS-JS KS-QS\n stock AD'),
    );
  });

  test.each([
    ['5S', 'KS-5S KS KS KS KS KS KS KS'],
    ['5S 6S 7S', 'KS-5S KS-6S KS-7S KS KS KS KS KS'],
    ['5S 6S 7S 8S 9S 10S JS', 'KS-5S KS-6S KS-7S KS-8S KS-9S KS-10S KS-JS KS'],
  ])('a short last row, %s, goes to the leftmost piles', (stock, after) => {
    expect(drawing(play(gallery(`${reserve}\n stock ${stock}`), 'deal'))).toBe(drawn(`reserve ${after}`));
  });

  test('not from an empty stock', () => {
    const state = gallery('top 9C\n reserve KS-5D .');
    expect(legal(state)).not.toContain('deal');
    expect(refusalOf(state, 'deal')).toMatchObject({
      code: 'stock-empty',
      rule: 'PG-14',
      sentence: 'The stock is empty.',
    });
  });

  test('also while other moves are legal: jacks, queens and kings may be held back', () => {
    expect(legal(gallery('top 2S..8S\n reserve JS\n stock 9C'))).toEqual(['R1 > T1', 'deal']);
  });
});

describe('PG-14 Dealing when stuck', () => {
  const whenStuck = { dealing: 'when-stuck' } as const;

  test('refused while another move is legal', () => {
    const state = gallery('top 2S..8S 2S..8S\n reserve JS\n stock 9C', whenStuck);
    expect(legal(state)).toEqual(['R1 > T1', 'R1 > T2']);
    expect(refusalOf(state, 'deal')).toMatchObject({
      code: 'moves-remain',
      rule: 'PG-14',
      params: { otherMoves: 2, stock: 1 },
      sentence: 'A row is dealt only when nothing else can move; other legal moves: 2.',
    });
  });

  test('an open ace is such a move', () => {
    const state = gallery('top 9C\n reserve KS-AS\n stock 9C', whenStuck);
    expect(legal(state)).toEqual(['R1 out']);
    expect(faultOf(state, 'deal')).toBe('moves-remain PG-14');
  });

  test('allowed when nothing else is', () => {
    expect(legal(gallery('top 9C\n reserve KS\n stock 9C', whenStuck))).toEqual(['deal']);
  });

  test('an empty stock is named first', () => {
    expect(faultOf(gallery('top 9C 2S\n reserve KS-AS', whenStuck), 'deal')).toBe('stock-empty PG-14');
  });
});
