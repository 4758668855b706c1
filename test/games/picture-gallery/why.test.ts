import { describe, expect, it } from 'vitest';
import { pictureGallery as game } from '../../../src/games/picture-gallery/game.ts';
import { type Options, VARIANTS } from '../../../src/games/picture-gallery/schema.ts';
import type { State } from '../../../src/games/picture-gallery/state.ts';
import { gallery, move as moveFrom, optionsWith, written } from '../../support/picture-gallery.ts';
import { botPolicy, randomPolicy } from '../../support/play.ts';
import { faultsInGames } from '../../support/reasons.ts';

/** The greedy player's move and why, or why another one. */
function advice(state: State, other?: string): string {
  const view = game.view(state, 0, false);
  const legalMoves = game.legalMoves(state, 0);
  const move = other === undefined ? game.bot(view, legalMoves) : moveFrom(other);
  return `${written(move)}: ${game.why?.(view, legalMoves, move)}`;
}

const mod3 = { variant: 'mod3' } as const;
/** Rows without gaps, in which nothing fits. */
const FULL = `
  top    KS KS KS KS KS KS KS KS
  middle KS KS KS KS KS KS KS KS
  bottom QS QS QS QS QS QS QS QS`;

describe('Why the greedy player', () => {
  it.each<[string, string, string]>([
    [
      'puts an ace of the gallery out',
      'top AS\n reserve 9C-2H\n stock 9S',
      'T1 out: It puts A♠ out of the way and opens the gap T1, which 2♥ from R1 can fill.',
    ],
    [
      'puts an ace of the reserve out',
      `${FULL}\n reserve 9C-AH 9D-9D\n stock 9S`,
      'R1 out: It puts A♥ out of the way and turns up 9♣.',
    ],
    [
      'fills a gap',
      'top 2H..8H 2S\n reserve JH-3S\n stock 9S',
      'R1 > M1: It starts a pile at M1 with 3♠ and turns up J♥, which goes on 8♥ at T1.',
    ],
    [
      'builds',
      'top 2H 5H\n reserve 9D-9D\n stock 9S',
      'T2 > T1: It builds at T1 with 5♥ and opens the gap T2, which takes any 2.',
    ],
    [
      'finishes a pile',
      'top 2H..8H\n reserve AS-JH\n stock 9S',
      'R1 > T1: It finishes the pile at T1 with J♥ and turns up A♠, which can be put out.',
    ],
    [
      'clears a place of the gallery',
      `${FULL}\n reserve 9D-3S 9D .`,
      'M7 > R7: It moves K♠ out of the gallery and opens the gap M7, which 3♠ from R1 can fill.',
    ],
  ])('%s', (_, drawing, expected) => {
    expect(advice(gallery(drawing))).toBe(expected);
  });

  it('digs in the reserve', () => {
    expect(advice(gallery(`${FULL}\n reserve KS-AS-9D KS-KD .\n stock 9S`, mod3))).toMatch(
      /^R1 > R\d: It uncovers A♠, which can be put out\.$/,
    );
    expect(advice(gallery('reserve KS-KS KS-KD-KS-KS KS-KC-KS .', mod3))).toMatch(
      /^R2 > R\d: Nothing fits the gallery now; it digs in R2 and uncovers K♠\.$/,
    );
    expect(advice(gallery('reserve KS-9D KD-KS\n stock 9S', mod3), 'R1 > R3')).toBe(
      'R1 > R3: It uncovers K♠.',
    );
  });

  it('deals', () => {
    expect(advice(gallery(`${FULL}\n reserve KS\n stock 9S 8S`))).toBe(
      'deal: Nothing else can be moved; dealing brings 2 new cards.',
    );
    expect(advice(gallery('reserve KS-9D KS-KD .\n stock 9S', mod3))).toBe(
      'deal: The other moves only shift cards of the reserve; dealing brings one new card.',
    );
    const last = gallery(`${FULL}\n reserve KS\n stock 9S`, { variant: 'last-row-backwards' });
    expect(advice(last, 'deal from the right')).toMatch(/brings one new card from right to left\.$/);
  });
});

const everyOption: Partial<Options>[] = VARIANTS.flatMap((variant) =>
  (['by-hand', 'automatic'] as const).flatMap((aces) =>
    (['any-time', 'when-stuck'] as const).map((dealing) => ({ variant, aces, dealing })),
  ),
);

describe.each([
  ['the greedy player', botPolicy],
  ['chance', randomPolicy],
] as const)('Along deals 1 to 6, played by %s', (_, policy) => {
  it.each(everyOption)('every reason is a sentence that names open cards only: %j', (options) => {
    const { positions, faults } = faultsInGames(game, optionsWith(options), policy, [1, 2, 3, 4, 5, 6]);
    expect(positions).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  });
});
