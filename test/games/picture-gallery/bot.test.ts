import { describe, expect, test } from 'vitest';
import { pictureGallery as game } from '../../../src/games/picture-gallery/game.ts';
import type { Options } from '../../../src/games/picture-gallery/schema.ts';
import type { State } from '../../../src/games/picture-gallery/state.ts';
import { gallery, optionsWith, written } from '../../support/picture-gallery.ts';
import { botPolicy, playOut } from '../../support/play.ts';

const played = (state: State): string =>
  written(game.bot(game.view(state, 0, false), game.legalMoves(state, 0)));

const mod3 = { variant: 'mod3' } as const;

describe('What the greedy player prefers', () => {
  test.each<[string, string, string, Partial<Options>]>([
    ['an ace of the gallery before one of the reserve', 'top AS\n reserve AC', 'T1 out', {}],
    ['an ace before a start card', 'reserve AC 2H', 'R1 out', {}],
    ['a start card before building', 'top 2H\n middle . .\n reserve 5H 3S', 'R2 > M8', {}],
    ['a start card that opens a gap', 'top 3H\n reserve 9C-9D-3S\n stock 9S', 'T1 > M8', {}],
    ['building from the gallery', 'top 2H 5H\n reserve 9C-5H\n stock 9S', 'T2 > T1', {}],
    ['building from the higher pile', 'top 2H 2S\n reserve 9C-5H 9C-9D-5S\n stock 9S', 'R2 > T2', {}],
    ['building a low card before a picture', 'top 2H 2S..8S\n reserve JS 5H\n stock 9S', 'R2 > T1', {}],
    ['building a picture before dealing', 'top 2S..8S\n reserve JS\n stock 9S', 'R1 > T1', {}],
    ['a gap for a start card on the reserve', 'top 9C 2S\n middle 9C\n reserve KS-2H .', 'R1 > T8', {}],
    ['digging for an ace', 'reserve KS-AS-9D KS-KD .\n stock 9S', 'R1 > R8', mod3],
    ['dealing before digging in vain', 'reserve KS-9D KS-KD .\n stock 9S', 'deal', mod3],
    ['digging in the higher pile at the end', 'reserve KS-KS-9D KS-KS KS-KS-KS-KS .', 'R3 > R8', mod3],
  ])('%s', (_, drawing, text, options) => {
    expect(played(gallery(drawing, options))).toBe(text);
  });

  test('of two gallery cards in the way, the one whose gap can be filled', () => {
    const full = (card: string): string => Array.from({ length: 8 }, () => card).join(' ');
    const state = gallery(
      `top ${full('9C')}\n middle ${full('8C')}\n bottom ${full('9H')}\n reserve KS-3S KS .`,
    );
    expect(played(state)).toBe('M8 > R8');
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
