/** What a viewer was never told changes no byte of what they are told. The long version: `npm run hidden`. */
import { describe, expect, it } from 'vitest';
import { LEAKS } from './leaks.ts';
import { survey } from './survey.ts';
import { CASES } from './surveys.ts';

describe('KM-17, KM-18 Two deals that differ in hidden cards answer everybody with the same bytes', () => {
  it.each(CASES)(
    '$name',
    async ({ game, options, games, viewers }) => {
      const manner = { from: 100, knocks: 1, moves: 7 };
      const { faults, positions } = await survey({ game, options, games, viewers, ...manner });
      expect(faults).toEqual([]);
      expect(positions).toBeGreaterThan(10);
    },
    120_000,
  );
});

describe('A ruleset that tells too much is found out', () => {
  it.each(LEAKS)(
    '$game.title: $door',
    async ({ game, seed }) => {
      const manner = { from: seed, games: 10, viewers: 2, knocks: 1, moves: 10 };
      const { faults } = await survey({ game, options: {}, ...manner });
      expect(faults.join('\n')).toMatch(/is told|can tell/);
    },
    120_000,
  );
});
