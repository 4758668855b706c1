import { describe, expect, test } from 'vitest';
import { pictureGallery as game } from '../../../src/games/picture-gallery/game.ts';
import { kpatienceOrder } from '../../../src/games/picture-gallery/kpatience.ts';
import { dealt, factsOf, gallery } from '../../support/picture-gallery.ts';

describe('PG-17 Open information', () => {
  const state = gallery(`
    top     2S..JS 9C
    middle  .  3D..6D
    bottom  KS
    reserve AC-4S-9D . 8H
    stock   7H 7D 7C
    aces    5`);

  test('every card but those of the stock, whose number is known', () => {
    expect(game.view(state, 0, false)).toEqual({
      gallery: {
        top: [['2S', '5S', '8S', 'JS'], ['9C'], [], [], [], [], [], []],
        middle: [[], ['3D', '6D'], [], [], [], [], [], []],
        bottom: [['KS'], [], [], [], [], [], [], []],
      },
      reserve: [['AC', '4S', '9D'], [], ['8H'], [], [], [], [], []],
      acePile: 5,
      stock: 3,
      finishedPiles: 1,
    });
  });

  test('the same for a spectator, and after the end', () => {
    const seen = game.view(state, 0, false);
    expect(game.view(state, 'spectator', false)).toEqual(seen);
    expect(game.view(state, 0, true)).toEqual(seen);
  });

  test('facts are open to everybody', () => {
    const { facts, state: first } = dealt(kpatienceOrder(1));
    for (const fact of [...facts, ...factsOf(first, 'deal')]) {
      expect(game.redact(fact, 'spectator')).toEqual(fact);
    }
  });

  test('a field that is no part of a fact is not told', () => {
    const fact = { type: 'aceDiscarded', card: 'AS', from: 'R1', next: 'KD' } as const;
    expect(game.redact(fact, 0)).toEqual({ type: 'aceDiscarded', card: 'AS', from: 'R1' });
  });

  test('two stocks of the same size look the same', () => {
    const other = { ...state, stock: [...state.stock].reverse() };
    expect(game.view(other, 0, false)).toEqual(game.view(state, 0, false));
    expect(game.legalMoves(other, 0)).toEqual(game.legalMoves(state, 0));
  });
});
