import { describe, expect, it } from 'vitest';
import { kunstmarkt as game } from '../../../src/games/kunstmarkt/game.ts';
import type { State } from '../../../src/games/kunstmarkt/state.ts';
import { dice } from '../../support/dice.ts';
import { move, optionsOf, played, position } from '../../support/kunstmarkt.ts';
import { conceal } from '../../support/kunstmarkt-conceal.ts';
import { botPolicy, type Policy, playOut, randomPolicy } from '../../support/play.ts';

/** What the bot on turn does. */
function answer(state: State) {
  const [awaited] = game.awaiting(state);
  if (awaited === undefined) throw new Error('the game is over');
  return game.bot(game.view(state, awaited.seat, false), game.legalMoves(state, awaited.seat));
}

const table = position(`
  turn 0  25,000  leonardo abts       c09 c20
  seat 1  25,000  corinth holbein     c03
  seat 2  25,000  duerer vigee        c04
`);

describe('KM-20 Bot seats', () => {
  it('plays a customer for whom it holds the best picture there is', () => {
    expect(answer(table)).toEqual(move('play c09'));
  });

  it('offers the picture that nobody can beat', () => {
    expect(answer(played(table, '0 play c09', '1 pass', '2 pass'))).toEqual(move('offer leonardo'));
  });

  it('does not give away a picture that is worth more than the customer pays', () => {
    const last = position(`
      turn 0  25,000  leonardo  c09 c19 c28
      seat 1  25,000
      seat 2  25,000
      sale    c23  1 -  2 -
    `);
    const twice = position(`
      turn 0  25,000  bouts  c28
      seat 1  25,000
      seat 2  25,000
      sale    c22  1 -  2 -
    `);
    expect([answer(last), answer(twice)]).toEqual([move('pass'), move('offer bouts')]);
  });

  it('buys what its customer wants when it is cheap', () => {
    const cheap = position(`
      market  caravaggio schongauer altdorfer elsheimer stuck
      turn 0  25,000  abts  c22 c23
      seat 1  25,000  corinth
      seat 2  25,000  duerer
    `);
    expect(answer(cheap)).toEqual(move('buy caravaggio'));
  });

  it('plays from its own seat’s view: hidden cards elsewhere, the same move', () => {
    const chance = dice(5);
    const { commits } = playOut(game, optionsOf(3), 5, { policy: botPolicy });
    for (const { before, seat, move: chosen } of commits) {
      expect(answer(conceal(before, seat, chance))).toEqual(chosen);
    }
  });

  it('beats two random players in at least 85 % of games, from every seat (seeds 1 to 60)', () => {
    const games = Array.from({ length: 60 }, (_, i) => {
      const own = i % 3;
      const policy: Policy = (rules, state, seat, listed, chance) =>
        (seat === own ? botPolicy : randomPolicy)(rules, state, seat, listed, chance);
      const { outcome } = playOut(game, optionsOf(3), i + 1, { policy });
      if (outcome.result !== 'ranking') throw new Error('a finished game has a ranking');
      return outcome.ranking.filter(({ place }) => place === 1).map(({ seat }) => seat === own);
    });
    const won = games.filter((winners) => winners.length === 1 && winners[0] === true);
    expect(won.length).toBeGreaterThanOrEqual(51);
  });
});
