import { describe, expect, test } from 'vitest';
import { pictureGallery as game } from '../../../src/games/picture-gallery/game.ts';
import { kpatienceOrder } from '../../../src/games/picture-gallery/kpatience.ts';
import { isAce, PLACES } from '../../../src/games/picture-gallery/places.ts';
import { type Options, VARIANTS } from '../../../src/games/picture-gallery/schema.ts';
import type { State } from '../../../src/games/picture-gallery/state.ts';
import { dealt, legal, move, optionsWith, play } from '../../support/picture-gallery.ts';
import { botPolicy, playOut } from '../../support/play.ts';

/** How many lines of play there are, so many moves deep. */
function perft(state: State, depth: number): number {
  const listed = legal(state);
  if (depth === 1) return listed.length;
  return listed.reduce((lines, text) => lines + perft(play(state, text), depth - 1), 0);
}

function after(rows: number, number: number, options: Partial<Options>): State {
  const cards = kpatienceOrder(number);
  const isRoyal = options.variant === 'royal-parade';
  let { state } = dealt(isRoyal ? cards.filter((card) => !isAce(card)) : cards, options);
  for (let i = 0; i < rows; i++) state = play(state, 'deal');
  return state;
}

const byItself = { aces: 'automatic' } as const;
const whenStuck = { dealing: 'when-stuck' } as const;

/** The numbers were counted by a second program that shares no code with this one. */
describe('PG-10 Lines of play of fixed deals', () => {
  test.each([
    ['deal 1', 1, 0, {}, [4, 15, 65, 295, 1244]],
    ['deal 2, aces by themselves', 2, 0, byItself, [3, 10, 48, 270, 1728]],
    ['deal 2, dealing when stuck', 2, 0, whenStuck, [2, 6, 29, 163, 1049]],
    ['deal 1, the last row', 1, 8, {}, [3, 10, 38, 145, 592]],
    ['deal 1, stock used up', 1, 9, {}, [3, 10, 36, 131, 492]],
    ['deal 1, Royal Parade', 1, 0, { variant: 'royal-parade' }, [2, 3, 4, 6, 8]],
    [
      'deal 2, Royal Parade when stuck',
      2,
      0,
      { variant: 'royal-parade', ...whenStuck },
      [2, 6, 27, 148, 939],
    ],
    ['deal 1, Royal Parade, five rows dealt', 1, 5, { variant: 'royal-parade' }, [1, 1, 1, 0, 0]],
    ['deal 5, Mod3', 5, 0, { variant: 'mod3' }, [4, 23, 238, 2356]],
    ['deal 8, Mod3, aces by themselves', 8, 0, { variant: 'mod3', ...byItself }, [3, 28, 142, 928]],
    ['deal 8, Mod3, dealing when stuck', 8, 0, { variant: 'mod3', ...whenStuck }, [2, 22, 85, 506]],
    ['deal 2, Mod3, stock used up', 2, 9, { variant: 'mod3' }, [2, 6, 21, 72]],
    ['deal 100, last row backwards', 100, 8, { variant: 'last-row-backwards' }, [4, 16, 58, 194, 612]],
    [
      'deal 1, last row backwards, aces by themselves',
      1,
      8,
      { variant: 'last-row-backwards', ...byItself },
      [5, 18, 52, 187, 709],
    ],
  ] as const)('%s', (_, number, rows, options, counts) => {
    const state = after(rows, number, options);
    expect(counts.map((_count, i) => perft(state, i + 1))).toEqual(counts);
  });
});

/** Every move that can be said at all. */
const everyMove = [
  ...PLACES.map((place) => `${place} out`),
  ...PLACES.flatMap((from) => PLACES.map((to) => `${from} > ${to}`)),
  'deal',
  'deal from the right',
];

describe('PG-10 The list is complete', () => {
  test.each(VARIANTS)('every move that can be said is accepted just when it is listed: %s', (variant) => {
    for (const dealing of ['any-time', 'when-stuck'] as const) {
      const { commits } = playOut(game, optionsWith({ variant, dealing }), 11, { policy: botPolicy });
      for (const { before } of commits.filter((_, i) => i % 9 === 0)) {
        const accepted = everyMove.filter((text) => 'accepted' in game.decide(before, move(text), 0));
        expect(accepted.sort(), `deal 11, ${dealing}`).toEqual([...legal(before)].sort());
      }
    }
  });
});
