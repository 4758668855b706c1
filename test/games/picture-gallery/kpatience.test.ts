import { describe, expect, test } from 'vitest';
import { pictureGallery as game } from '../../../src/games/picture-gallery/game.ts';
import { GALLERY, isStarted, pileAt, topOf } from '../../../src/games/picture-gallery/places.ts';
import { VARIANTS } from '../../../src/games/picture-gallery/schema.ts';
import type { State } from '../../../src/games/picture-gallery/state.ts';
import { dealt, optionsWith } from '../../support/picture-gallery.ts';
import deals from './kpatience-deals.json' with { type: 'json' };

const [kpatience] = game.deals.own;
if (kpatience === undefined) throw new Error('no deals of its own');
const cardsOf = (number: number): readonly string[] => kpatience.piles(number, optionsWith()).cards ?? [];

describe('KPatience deals', () => {
  test.each(deals)('deal $number is dealt as there', ({ number, cards }) => {
    expect(cardsOf(number).join(' ')).toBe(cards);
  });

  test.each([1, 5, 2 ** 31 - 1])('deal %i is the full set', (number) => {
    const full = game.piles(optionsWith(), 1).cards ?? [];
    expect([...cardsOf(number)].sort()).toEqual([...full].sort());
  });

  test('numbers 1 to 2147483647, with every variant that has aces', () => {
    expect(kpatience.kind).toBe('kpatience');
    expect(kpatience.maxNumber).toBe(2147483647);
    expect(VARIANTS.filter((variant) => kpatience.fits(optionsWith({ variant })))).toEqual([
      'standard',
      'last-row-backwards',
      'mod3',
    ]);
  });
});

interface Found {
  readonly isWon: boolean;
  readonly positions: number;
}

/** How good a position looks: cards that are where they belong, start cards most. */
const promise = ({ layout, aces }: State): number =>
  GALLERY.filter((place) => isStarted(layout, place)).reduce(
    (sum, place) => sum + 3 * pileAt(layout, place).length + 2,
    3 * aces,
  );

/**
 * Looks for a win row by row, depth first; keeps the best `width` positions after each deal and looks at no more
 * than `perRow` between two deals. Without limits it sees every position, and its "no" is a proof.
 */
function search(first: State, width = Number.POSITIVE_INFINITY, perRow = Number.POSITIVE_INFINITY): Found {
  let positions = 0;
  let row = [first];
  while (row.length > 0) {
    const seen = new Set<string>();
    const dealtOn = new Map<string, State>();
    const open = row;
    for (let state = open.pop(); state !== undefined && seen.size < perRow; state = open.pop()) {
      const key = JSON.stringify(state.layout);
      if (seen.has(key)) continue;
      seen.add(key);
      positions += 1;
      if (game.outcome(state) !== undefined) {
        if (game.outcome(state)?.result === 'won') return { isWon: true, positions };
        continue;
      }
      for (const { move } of game.legalMoves(state, 0)) {
        const decision = game.decide(state, move, 0);
        if ('refused' in decision) throw new Error('a listed move is accepted');
        const next = decision.accepted.reduce(game.evolve, state);
        if (move.type === 'deal') dealtOn.set(JSON.stringify(next.layout), next);
        else open.push(next);
      }
    }
    row = [...dealtOn.values()].sort((a, b) => promise(a) - promise(b)).slice(-width);
  }
  return { isWon: false, positions };
}

describe('KPatience deals under the standard rules', () => {
  test('deal 33 can be won', () => {
    const { isWon, positions } = search(dealt(cardsOf(33)).state, 20, 1000);
    expect(isWon, `${positions} positions`).toBe(true);
  });

  test.each([4, 14, 34])('deal %i is dead: no line of play wins', (number) => {
    const { state } = dealt(cardsOf(number));
    const tops = GALLERY.map((place) => topOf(pileAt(state.layout, place)));
    expect(GALLERY.filter((place) => isStarted(state.layout, place))).toEqual([]);
    expect(tops.filter((card) => card?.startsWith('A'))).toEqual([]);
    const { isWon, positions } = search(state);
    expect(isWon).toBe(false);
    expect(positions).toBeGreaterThan(9);
  });
});
