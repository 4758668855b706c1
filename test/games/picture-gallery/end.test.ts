import { describe, expect, test } from 'vitest';
import { pictureGallery as game } from '../../../src/games/picture-gallery/game.ts';
import { VARIANTS } from '../../../src/games/picture-gallery/schema.ts';
import type { State } from '../../../src/games/picture-gallery/state.ts';
import { dealt, factsOf, gallery, legal, optionsWith, play } from '../../support/picture-gallery.ts';
import { playOut } from '../../support/play.ts';

const outcomeOf = (state: State) => game.outcome(state);
const WON = { result: 'won', reason: 'gallery-complete' };
const LOST = { result: 'lost', reason: 'no-moves-left' };

/** All but the last bottom pile. */
const NEARLY = `
  top    2S..JS 2S..JS 2H..JH 2H..JH 2D..JD 2D..JD 2C..JC 2C..JC
  middle 3S..QS 3S..QS 3H..QH 3H..QH 3D..QD 3D..QD 3C..QC 3C..QC
  bottom 4S..KS 4S..KS 4H..KH 4H..KH 4D..KD 4D..KD 4C..KC`;
/** Nothing of it moves: no start cards, no gaps. */
const DEAD = `
  top    KS KS KS KS KS KS KS KS
  middle KS KS KS KS KS KS KS KS
  bottom QS QS QS QS QS QS QS QS`;

describe('PG-15 Won', () => {
  test('24 finished piles and eight aces out', () => {
    const state = gallery(`${NEARLY} 4C..10C\n reserve KC\n aces 8`);
    expect(outcomeOf(state)).toBeUndefined();
    expect(outcomeOf(play(state, 'R1 > B8'))).toEqual(WON);
  });

  test('not before the last ace is out', () => {
    const state = gallery(`${NEARLY} 4C..KC\n reserve AC\n aces 7`);
    expect(outcomeOf(state)).toBeUndefined();
    expect(legal(state)).toEqual(['R1 out']);
    expect(outcomeOf(play(state, 'R1 out'))).toEqual(WON);
  });

  test('is tested before lost: nothing can move then either', () => {
    const state = gallery(`${NEARLY} 4C..KC\n aces 8`);
    expect(legal(state)).toEqual([]);
    expect(outcomeOf(state)).toEqual(WON);
    expect(game.awaiting(state)).toEqual([]);
  });

  test('empty stock and empty reserve are not enough while a card lies in a wrong row', () => {
    expect(outcomeOf(gallery(`${NEARLY} AC\n aces 7`))).toBeUndefined();
  });
});

describe('PG-15 Lost', () => {
  test('stock empty and no legal move', () => {
    const state = gallery(`${DEAD}\n reserve JS JS JS JS JS JS JS JS`);
    expect(legal(state)).toEqual([]);
    expect(outcomeOf(state)).toEqual(LOST);
    expect(game.awaiting(state)).toEqual([]);
  });

  test('not while the stock has a card', () => {
    const state = gallery(`${DEAD}\n reserve JS JS JS JS JS JS JS JS\n stock JS`);
    expect(outcomeOf(state)).toBeUndefined();
    expect(outcomeOf(play(state, 'deal'))).toEqual(LOST);
  });

  test('not while an empty reserve place may be filled', () => {
    expect(outcomeOf(gallery(`${DEAD}\n reserve JS . JS JS JS JS JS JS`))).toBeUndefined();
    expect(outcomeOf(gallery(`reserve JS-JD . JS JS JS JS JS JS`))).toBeUndefined();
  });

  test('not while an ace is open', () => {
    const state = gallery(`${DEAD}\n reserve AS-AD JS JS JS JS JS JS JS`);
    expect(outcomeOf(state)).toBeUndefined();
    expect(outcomeOf(play(state, 'R1 out'))).toBeUndefined();
  });

  test('not between a move and its refill: the refill brings the card that goes on', () => {
    const state = gallery(`
      top     2H KS KS KS KS KS KS KS
      middle  KS KS KS KS KS KS KS KS
      bottom  QS QS QS QS QS QS QS QS
      reserve 5H JS JS JS JS JS JS JS
      stock   8H`);
    const [moved, refilled] = factsOf(state, 'R1 > T1');
    if (moved === undefined || refilled === undefined) throw new Error('a move and its refill');
    const between = game.evolve(state, moved);
    expect(outcomeOf(between)).toBeUndefined();
    expect(outcomeOf(game.evolve(between, refilled))).toBeUndefined();
  });

  test('in Royal Parade an empty place does not save the game', () => {
    const state = gallery(`${DEAD}\n reserve JS-JD . JS JS JS JS JS JS\n aces 8`, {
      variant: 'royal-parade',
    });
    expect(outcomeOf(state)).toEqual(LOST);
  });
});

describe('PG-15 Every game ends', () => {
  test.each(VARIANTS.flatMap((variant) => [1, 2, 3, 4].map((seed) => [variant, seed] as const)))(
    '%s, random moves, deal %i',
    (variant, seed) => {
      const { commits, outcome } = playOut(game, optionsWith({ variant }), seed, { maxMoves: 200 });
      expect(commits.length).toBeGreaterThan(7);
      expect([WON, LOST]).toContainEqual(outcome);
    },
  );

  test('a player who would rather move than deal comes to an end too', () => {
    const { state } = dealt([...(game.piles(optionsWith(), 1).cards ?? [])], { variant: 'mod3' });
    let table = state;
    let moves = 0;
    while (outcomeOf(table) === undefined) {
      const [first] = legal(table);
      if (first === undefined) throw new Error('a running game has a move');
      table = play(table, first);
      moves += 1;
    }
    expect(moves).toBeLessThan(200);
  });

  test('in the standard game a lost position never has an empty reserve place', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { last, outcome } = playOut(game, optionsWith(), seed);
      const { reserve } = game.view(last, 0, true);
      const isFull = reserve.every((pile) => pile.length > 0);
      expect(isFull || ('result' in outcome && outcome.result === 'won'), `deal ${seed}`).toBe(true);
    }
  });
});
