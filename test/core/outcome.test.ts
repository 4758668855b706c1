import { describe, expect, it } from 'vitest';
import { outcomeSchema } from '../../src/core/outcome.ts';

describe('an outcome', () => {
  it.each([
    { result: 'won', reason: 'vault-complete' },
    { result: 'won', reason: 'verdict', score: 17, rank: 'Elder' },
    { result: 'lost', reason: 'resigned' },
    { result: 'abandoned' },
    {
      result: 'ranking',
      reason: 'cash-goal',
      ranking: [
        { seat: 2, place: 1, cash: 125_000, pictures: 4, bestFame: 9 },
        { seat: 0, place: 2, cash: -3000, pictures: 0, bestFame: null },
      ],
    },
  ])('is $result', (outcome) => {
    expect(outcomeSchema.parse(outcome)).toEqual(outcome);
  });

  it.each([
    ['a draw', { result: 'draw', reason: 'x' }],
    ['no reason', { result: 'won' }],
    ['an unknown field', { result: 'lost', reason: 'resigned', by: 'Ada' }],
    ['a score that is no whole number', { result: 'won', reason: 'verdict', score: 17.5 }],
    ['a score that is there but undefined', { result: 'won', reason: 'verdict', score: undefined }],
    ['a reason for nobody', { result: 'abandoned', reason: 'x' }],
    ['a ranking without list', { result: 'ranking', reason: 'cash-goal' }],
    [
      'place 0',
      { result: 'ranking', reason: 'x', ranking: [{ seat: 0, place: 0, cash: 1, pictures: 1, bestFame: 1 }] },
    ],
  ])('is not %s', (_, outcome) => {
    expect(outcomeSchema.safeParse(outcome).success).toBe(false);
  });
});
