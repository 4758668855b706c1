import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../src/play/api/log-lines.ts';
import { backIn, commitsOf, versionsIn } from '../../src/play/table/line.ts';

/** Lines of a log, each commit as its version, the number of its move, and its events. */
function logOf(
  ...commits: readonly (readonly [number, number, ...LogLine['event'][]])[]
): readonly LogLine[] {
  return commits.flatMap(([version, moveNumber, ...events]) =>
    events.map((event, i) => {
      const seq = version - events.length + i + 1;
      return { seq, version, moveNumber, event, seat: 0, text: '', time: '2026-01-01T00:00:00.000Z' };
    }),
  );
}

const seated = [2, 0, { type: 'gameCreated' }, { type: 'seatTaken' }] as const;
const dealt = [4, 0, { type: 'dealt' }, { type: 'shown' }] as const;
const first = [6, 1, { type: 'paid' }, { type: 'bought' }] as const;
const second = [7, 2, { type: 'bought' }] as const;
const backTo = (version: number, toVersion: number) =>
  [version, 2, { type: 'moveTakenBack', toVersion }] as const;

describe('what stands of a game', () => {
  it('is told in the requests that it was made by', () => {
    const commits = commitsOf(logOf(seated, dealt, first));
    expect(commits.map((lines) => lines.map(({ seq }) => seq))).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
  });

  it('can be shown from the deal on', () => {
    expect(versionsIn(logOf(seated))).toEqual([]);
    expect(versionsIn(logOf(seated, dealt, first, second))).toEqual([4, 6, 7]);
  });

  it('can be taken back to every version before a move', () => {
    expect([...backIn(logOf(seated, dealt))]).toEqual([]);
    expect([...backIn(logOf(seated, dealt, first, second))]).toEqual([4, 6]);
  });

  it('cannot be taken back to what was taken back itself, nor to where no move follows', () => {
    const log = logOf(seated, dealt, first, second, backTo(8, 6));
    expect([...backIn(log)]).toEqual([4]);
    expect([...backIn(logOf(seated, dealt, first, second, backTo(8, 4)))]).toEqual([]);
  });

  it('goes on after that: a hint is no move, and a new move counts from what stands', () => {
    const hint = [9, 2, { type: 'hintGiven' }] as const;
    const third = [10, 3, { type: 'bought' }] as const;
    const log = logOf(seated, dealt, first, second, backTo(8, 6), hint);
    expect([...backIn(log)]).toEqual([4]);
    expect([...backIn([...log, ...logOf(third)])]).toEqual([4, 6, 8, 9]);
  });
});
