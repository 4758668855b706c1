import { describe, expect, test } from 'vitest';
import { merchantsSolitaire as game } from '../../../src/games/merchants-solitaire/game.ts';
import { decline, shop, tableAfter, trade } from '../../support/merchants-solitaire.ts';

/** Twenty cards to stand for any standing. */
const MANY = 'AS 2S 3S 4S 5S 6S 7S 8S 9S AH 2H 3H 4H 5H 7H 8H 9H 10H AC 2C'.split(' ');
const verdictOf = (standing: number, line = '') =>
  game.outcome(
    tableAfter(
      shop(`shelves 10S 6D customer JH with 5C line ${line} standing ${MANY.slice(0, standing).join(' ')}`),
      trade('10S 6D'),
    ),
  );

describe('MS-9 Verdict', () => {
  test.each([
    [10, 'Novice'],
    [11, 'Novice'],
    [12, 'Journeyman'],
    [13, 'Journeyman'],
    [14, 'Master'],
    [15, 'Master'],
    [16, 'Elder'],
    [17, 'Elder'],
    [18, 'Guildmaster'],
    [19, 'Guildmaster'],
    [20, 'Guildmaster'],
  ])('%i cards of standing: won as %s', (score, rank) => {
    expect(verdictOf(score)).toEqual({ result: 'won', reason: 'verdict', score, rank });
  });

  test.each([0, 1, 9])('%i cards of standing: lost', (score) => {
    expect(verdictOf(score)).toEqual({ result: 'lost', reason: 'standing-too-low', score });
  });

  test('what the last trade brings counts', () => {
    const table = shop(`shelves 10S 6H customer JH with 5C standing ${MANY.slice(0, 9).join(' ')}`);
    expect(game.outcome(tableAfter(table, trade('10S 6H')))).toMatchObject({ result: 'won', score: 10 });
  });

  test('what the last customer costs counts, too', () => {
    const table = shop(`shelves 10S customer JH with 5C standing ${MANY.slice(0, 10).join(' ')}`);
    expect(game.outcome(tableAfter(table, decline))).toMatchObject({ reason: 'standing-too-low', score: 9 });
    const more = shop(`shelves 10S customer JH with 5C standing ${MANY.slice(0, 11).join(' ')}`);
    expect(game.outcome(tableAfter(more, decline))).toMatchObject({ result: 'won', score: 10 });
  });

  test('there is none while a customer waits', () => {
    expect(verdictOf(20, 'QS')).toBeUndefined();
    expect(verdictOf(20, 'X1 QS')).toBeUndefined();
  });

  test('only Jokers left in the line: the verdict follows (MS-15)', () => {
    expect(verdictOf(10, 'X1')).toMatchObject({ result: 'won', score: 10 });
    expect(verdictOf(10, 'X2 X1')).toMatchObject({ result: 'won', score: 10 });
  });

  test('nobody is awaited after it', () => {
    const table = tableAfter(shop('shelves 10S 6H customer JH with 5C inventory 2C'), trade('10S 6H'));
    expect(game.awaiting(table)).toEqual([]);
    expect(game.legalMoves(table, 0)).toEqual([]);
    expect(() => game.decide(table, decline, 0)).toThrow('no customer');
  });
});
