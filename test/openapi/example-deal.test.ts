/** The examples of a solitaire are made on a deal that goes on for long enough, also those of a ruleset to come. */
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import { games } from '../../src/games/index.ts';
import { portraits } from '../../src/games/portraits/game.ts';
import { membersOf } from '../../src/http/schemas.ts';
import { exampleDeal } from '../../src/tools/document/example-deal.ts';

/** Portraits under another name has other deals: its number 7 is lost too soon. */
const tableau: AnyGame = { ...portraits, id: 'tableau', title: 'Tableau' };

describe('The deal of the examples', () => {
  it.each(games.filter(({ seats }) => seats.max === 1))('is one in which $title goes on', (game) => {
    expect(exampleDeal(game, membersOf(game.schemas.move).length)).toBeGreaterThanOrEqual(7);
  });

  it('is number 7 where that goes on', () => expect(exampleDeal(portraits, 2)).toBe(7));

  it('is a later one where number 7 is over before every kind of move was shown', () => {
    expect(exampleDeal(tableau, 2)).toBeGreaterThan(7);
  });

  it('is missed in one sentence where there is none', () => {
    expect(() => exampleDeal({ ...tableau, legalMoves: () => [] }, 2)).toThrow(
      'no deal of Tableau shows every kind of move before the game is over',
    );
  });
});
