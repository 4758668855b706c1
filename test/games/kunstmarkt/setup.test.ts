import { describe, expect, it } from 'vitest';
import { start } from '../../../src/core/deal.ts';
import { CUSTOMER_IDS, PICTURE_IDS } from '../../../src/games/kunstmarkt/deck.ts';
import { kunstmarkt as game } from '../../../src/games/kunstmarkt/game.ts';
import { awaited, optionsOf, told } from '../../support/kunstmarkt.ts';
import { pilesOf } from '../../support/play.ts';

const unshuffled = (players: number, more: object = {}) => {
  const options = optionsOf(players, more);
  return start(game, options, players, game.piles(options, players));
};

describe('KM-2 Setup', () => {
  it('deals pictures, lays out the market, deals customers, in the order of the stacks', () => {
    expect(told(unshuffled(3).events)).toEqual([
      'picturesDealt 0 schongauer duerer gruenewald',
      'picturesDealt 1 altdorfer cranach holbein',
      'picturesDealt 2 elsheimer friedrich spitzweg',
      'picturePlaced menzel 2000',
      'picturePlaced leibl 5000',
      'picturePlaced liebermann 8000',
      'picturePlaced stuck 10000',
      'picturePlaced corinth 15000',
      'customersDealt 0 c01 c02',
      'customersDealt 1 c03 c04',
      'customersDealt 2 c05 c06',
      'turnBegan 0',
    ]);
  });

  it.each([
    [3, 34, 22],
    [4, 31, 20],
    [5, 28, 18],
  ])(
    '%i players: 25,000 each, %i pictures and %i customers left in the stacks',
    (players, pictures, customers) => {
      const view = game.view(unshuffled(players).state, 0, false);
      expect(view.pictureStack).toBe(pictures);
      expect(view.customerStack).toBe(customers);
      expect(view.players).toEqual(
        Array.from({ length: players }, (_, seat) => ({ seat, cash: 25_000, pictures: 3, customers: 2 })),
      );
    },
  );

  it('the piles are the deck in its order, and the seats for the lot', () => {
    expect(game.piles(optionsOf(4), 4)).toEqual({
      pictures: PICTURE_IDS,
      customers: CUSTOMER_IDS,
      seats: ['0', '1', '2', '3'],
    });
    expect(PICTURE_IDS[0]).toBe('schongauer-rosenhag-1473');
    expect(CUSTOMER_IDS[27]).toBe('c28-any-new-b');
  });

  it('given cards may be any list of the deck’s ids; ids that do not exist and other piles are refused', () => {
    const { given } = game.deals;
    expect(given.safeParse({ pictures: PICTURE_IDS, customers: CUSTOMER_IDS }).success).toBe(true);
    expect(given.safeParse({ pictures: ['mona-lisa'], customers: [] }).success).toBe(false);
    expect(given.safeParse({ pictures: [], customers: [], seats: ['0'] }).success).toBe(false);
    expect(game.deals.numbered).toBe(false);
  });
});

describe('KM-3 First player', () => {
  it('is the first seat of the shuffled seats, each of them in some deal', () => {
    const options = optionsOf(5);
    const firsts = Array.from({ length: 60 }, (_, i) => {
      const piles = pilesOf(game, options, i + 1);
      const { state } = start(game, options, 5, piles);
      expect(awaited(state)).toBe(`${piles.seats?.[0]} turn`);
      return awaited(state);
    });
    expect(new Set(firsts).size).toBe(5);
  });

  it('is fixed by firstSeat, whatever the lot says', () => {
    const piles = { ...game.piles(optionsOf(3), 3), seats: ['1', '0', '2'] };
    expect(awaited(start(game, optionsOf(3, { firstSeat: 2 }), 3, piles).state)).toBe('2 turn');
    expect(awaited(start(game, optionsOf(3), 3, piles).state)).toBe('1 turn');
  });

  it('with given cards and no firstSeat, seat 0: the seats keep their order', () => {
    expect(awaited(unshuffled(4).state)).toBe('0 turn');
  });
});

describe('KM-2, KM-3, KM-21 Options', () => {
  const { options } = game.schemas;
  it('three players, three days and a first player by lot, unless said otherwise', () => {
    expect(options.parse({})).toEqual({ players: 3, turnSeconds: 259_200 });
    expect(game.seatCount(options.parse({ players: 5 }))).toBe(5);
    expect(game.turnSeconds?.(options.parse({ turnSeconds: 60 }))).toBe(60);
    expect(game.seats).toEqual({ min: 3, max: 5 });
  });

  it.each([{ players: 2 }, { players: 6 }, { players: 3.5 }, { players: '3' }, { bots: [1] }])(
    'refuses %j',
    (asked) => expect(options.safeParse(asked).success).toBe(false),
  );

  it.each([0, 60, 1_209_600])('turnSeconds may be %i', (turnSeconds) => {
    expect(options.safeParse({ turnSeconds }).success).toBe(true);
  });
  it.each([-1, 1, 59, 1_209_601, 60.5])('turnSeconds may not be %d', (turnSeconds) => {
    expect(options.safeParse({ turnSeconds }).success).toBe(false);
  });

  it('firstSeat must be a seat of the table; the fault points at it', () => {
    expect(options.safeParse({ players: 4, firstSeat: 3 }).success).toBe(true);
    const { error } = options.safeParse({ firstSeat: 3 });
    expect(error?.issues.map((issue) => issue.path)).toEqual([['firstSeat']]);
    expect(options.safeParse({ firstSeat: -1 }).success).toBe(false);
  });
});
