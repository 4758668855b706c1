import { describe, expect, it } from 'vitest';
import { portraits as game } from '../../../src/games/portraits/game.ts';
import type { State } from '../../../src/games/portraits/state.ts';
import { playOut } from '../../support/play.ts';
import { tableAfter } from '../../support/portraits.ts';

/** How many lines of play there are, so many transactions deep; none goes on after an end. */
function perft(state: State, depth: number): number {
  const listed = game.legalMoves(state, 0);
  if (depth === 1) return listed.length;
  return listed.reduce((lines, { move }) => lines + perft(tableAfter(state, move), depth - 1), 0);
}

/** The numbers were counted by a second program that shares no code with this one. */
describe('PO-13 Lines of play of fixed deals', () => {
  it.each([
    ['numbered deal 2', 2, [9, 61, 454, 3400]],
    ['numbered deal 7', 7, [7, 51, 311, 2028]],
    ['numbered deal 11', 11, [4, 12, 67, 393, 2379]],
    ['numbered deal 13', 13, [17, 138, 823, 3679]],
    ['numbered deal 19', 19, [4, 6, 23, 23, 48, 206, 812]],
  ])('%s', (_, number, counts) => {
    const { first } = playOut(game, {}, number);
    expect(counts.map((_count, i) => perft(first, i + 1))).toEqual(counts);
  });
});
