import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../src/core/outcome.ts';
import { CUSTOMER_IDS, PICTURE_IDS } from '../../../src/games/kunstmarkt/deck.ts';
import type { KunstmarktVocabulary } from '../../../src/games/kunstmarkt/game.ts';
import { kunstmarkt as game } from '../../../src/games/kunstmarkt/game.ts';
import { STARTING_CASH, type State } from '../../../src/games/kunstmarkt/state.ts';
import { cashOf, optionsOf } from '../../support/kunstmarkt.ts';
import { places } from '../../support/kunstmarkt-conceal.ts';
import {
  botPolicy,
  factsOf,
  type Manner,
  type Playout,
  type Policy,
  playOut,
  positionsOf,
} from '../../support/play.ts';

/** Games per table size; `SIMULATED_GAMES=2000` for a long run. */
const GAMES = Number(process.env.SIMULATED_GAMES ?? 60);
const MOST_TURNS = { 3: 82, 4: 77, 5: 72 } as const;
const ALL_CARDS = [...PICTURE_IDS, ...CUSTOMER_IDS].toSorted();

/** A random player that likes some kinds of moves better than others: its tickets in the hat for each. */
const keenOn =
  (keenness: Readonly<Record<string, number>>): Policy =>
  (_game, _state, _seat, legalMoves, chance) => {
    const hat = legalMoves.flatMap((legal) =>
      Array.from({ length: keenness[legal.move.type] ?? 1 }, () => legal),
    );
    return chance.pick(hat).move;
  };
const MANNERS: readonly Manner[] = [
  {},
  { policy: keenOn({ drawCustomer: 12, offer: 4 }) },
  { policy: keenOn({ buyPicture: 6 }) },
  { policy: keenOn({ drawCustomer: 6, playCustomer: 8, offer: 12 }) },
  { policy: botPolicy },
  { leaving: 0.03 },
];

const reasonOf = (outcome: Outcome): string =>
  outcome.result === 'ranking' ? outcome.reason : outcome.result;

function checkCards(state: State): void {
  expect(Object.values(places(state)).flat().toSorted()).toEqual(ALL_CARDS);
}

/** Prices go to the bank, payments come from it, and nothing else moves money. */
function checkMoney(playout: Playout<KunstmarktVocabulary>): void {
  let bank = 0;
  for (const fact of factsOf(playout)) {
    if (fact.type === 'pictureBought') bank += fact.price;
    if (fact.type === 'pictureSold') bank -= fact.pays;
  }
  const cash = cashOf(playout.last);
  expect(cash.reduce((sum, amount) => sum + amount, bank)).toBe(playout.seats * STARTING_CASH);
  expect(Math.min(...positionsOf(playout).flatMap(cashOf))).toBeGreaterThanOrEqual(0);
}

describe.each([3, 4, 5] as const)('%i players, any game', (players) => {
  const playouts = Array.from({ length: GAMES }, (_, i) =>
    playOut(game, optionsOf(players), i + 1, MANNERS[i % MANNERS.length] ?? {}),
  );
  const each = (check: (playout: Playout<KunstmarktVocabulary>) => void): void => {
    for (const playout of playouts) {
      try {
        check(playout);
      } catch (fault) {
        throw new Error(`seed ${playout.seed}: ${fault}`);
      }
    }
  };

  it('ends, each of the four endings in some game', () => {
    const reasons = new Set(playouts.map(({ outcome }) => reasonOf(outcome)));
    expect([...reasons].toSorted()).toEqual(['cash-goal', 'last-customer', 'last-picture', 'last-player']);
  });

  it(`has at most ${MOST_TURNS[players]} turns`, () => {
    each((playout) => {
      const turns = factsOf(playout).filter((fact) => fact.type === 'turnBegan');
      expect(turns.length).toBeLessThanOrEqual(MOST_TURNS[players]);
    });
  });

  it('offers at most 23 legal moves in a turn and 5 for a customer', () => {
    each((playout) => {
      for (const { before, seat, move } of playout.commits) {
        if (move === undefined) continue;
        const most = before.sale === null ? 23 : 5;
        expect(game.legalMoves(before, seat).length).toBeLessThanOrEqual(most);
      }
    });
  });

  it('keeps every tile and card, and every coin', () => {
    each((playout) => {
      for (const [i, state] of positionsOf(playout).entries()) if (i % 8 === 0) checkCards(state);
      checkCards(playout.last);
      checkMoney(playout);
    });
  });

  it('keeps the hand limits', () => {
    each((playout) => {
      for (const { players: hands } of positionsOf(playout)) {
        expect(Math.max(...hands.map((hand) => hand.pictures.length))).toBeLessThanOrEqual(4);
        expect(Math.max(...hands.map((hand) => hand.customers.length))).toBeLessThanOrEqual(3);
      }
    });
  });
});
