import { describe, expect, test } from 'vitest';
import { DECK } from '../../../src/core/cards.ts';
import { pictureGallery as game } from '../../../src/games/picture-gallery/game.ts';
import type { State } from '../../../src/games/picture-gallery/state.ts';
import { gallery, optionsWith, written } from '../../support/picture-gallery.ts';
import { botPolicy, playOut } from '../../support/play.ts';

const played = (state: State): string =>
  written(game.bot(game.view(state, 0, false), game.legalMoves(state, 0)));

/** The table with its stock as it is and, unless it is used up, with longer ones: ties would fall otherwise there. */
const withLongerStocks = (state: State): State[] => {
  if (state.stock.length === 0) return [state];
  return [0, 1, 2, 3].map((n) => ({ ...state, stock: [...state.stock, ...DECK.slice(0, n)] }));
};

const mod3 = { variant: 'mod3' } as const;
/** Rows without gaps, in which nothing fits. */
const FULL = `
  top    KS KS KS KS KS KS KS KS
  middle KS KS KS KS KS KS KS KS
  bottom QS QS QS QS QS QS QS QS`;

describe('What the greedy player prefers', () => {
  test.each<[string, string, RegExp]>([
    ['an ace of the gallery before one of the reserve', 'top AS\n reserve AC\n stock 9S', /^T1 out$/],
    ['an ace before a start card', 'reserve AC 2H\n stock 9S', /^R1 out$/],
    ['a start card before building', 'top 2H\n reserve 5H 3S\n stock 9S', /^R2 > M/],
    [
      'a start card that opens a gap before one of the reserve',
      'top 3H\n reserve 9C-9D-3S\n stock 9S',
      /^T1 > M/,
    ],
    ['a start card of a higher pile', 'reserve 9C-2S 9C-9D-9H-3S 2D\n stock 9S', /^R2 > M/],
    ['building from the gallery', 'top 2H 5H\n reserve 9C-5H\n stock 9S', /^T2 > T1$/],
    ['building from the higher pile', 'top 2H 2S\n reserve 9C-5H 9C-9D-5S\n stock 9S', /^R2 > T2$/],
    ['building a low card before a picture', 'top 2H 2S..8S\n reserve JS 5H\n stock 9S', /^R2 > T1$/],
    ['building a picture before dealing', 'top 2S..8S\n reserve JS\n stock 9S', /^R1 > T1$/],
    ['clearing a place for a start card on the reserve', `${FULL}\n reserve 9D-3S 9D .`, /^M\d > R/],
  ])('%s', (_, drawing, text) => {
    for (const state of withLongerStocks(gallery(drawing))) expect(played(state)).toMatch(text);
  });

  test.each<[string, string, RegExp]>([
    ['digging for an ace', `${FULL}\n reserve KS-AS-9D KS-KD .\n stock 9S`, /^R1 > R/],
    ['digging for a card that fits', 'top 2H\n reserve KS-5H-9D KS-KD .\n stock 9S', /^R1 > R/],
    ['clearing the gallery before dealing', `${FULL}\n reserve KS-9D KS-KD .\n stock 9S`, /^[TMB]\d > R/],
    ['dealing before digging in vain', 'reserve KS-9D KS-KD .\n stock 9S', /^deal$/],
    ['digging in the highest pile at the end', 'reserve KS-KS KS-KS-KS-KS KS-KS-KS .', /^R2 > R/],
  ])('in Mod3, %s', (_, drawing, text) => {
    for (const state of withLongerStocks(gallery(drawing, mod3))) expect(played(state)).toMatch(text);
  });

  test('a start card in a wrong row counts twice', () => {
    const state = gallery(`
      top    4D KS KS KS KS KS KS KS
      middle KS KS KS KS KS KS KS KS
      bottom QS QS QS QS QS QS QS QS
      reserve 9D-3S 9D .`);
    expect(played(state)).toMatch(/^B\d > R/);
  });

  test('the same table, the same move; no legal move, no answer', () => {
    const state = gallery(`${FULL}\n reserve KS-9D KS .`);
    expect(played(state)).toBe(played(gallery(`${FULL}\n reserve KS-9D KS .`)));
    expect(() => game.bot(game.view(state, 0, false), [])).toThrow('no legal moves');
  });
});

/** Over many deals: 39–46 %, 2–4 %, 68–74 %. Two hundred deals stray a little further. */
describe('How often the greedy player wins, numbered deals 1 to 200', () => {
  test.each([
    ['standard', 35, 50],
    ['last-row-backwards', 35, 50],
    ['royal-parade', 1, 7],
    ['mod3', 62, 80],
  ] as const)('%s: %i to %i %', (variant, least, most) => {
    let won = 0;
    for (let deal = 1; deal <= 200; deal++) {
      const { outcome } = playOut(game, optionsWith({ variant }), deal, { policy: botPolicy, maxMoves: 145 });
      if (outcome.result === 'won') won += 1;
    }
    expect(won / 2).toBeGreaterThanOrEqual(least);
    expect(won / 2).toBeLessThanOrEqual(most);
  });
});
