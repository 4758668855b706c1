import { describe, expect, it } from 'vitest';
import { shufflePiles, start } from '../../src/core/deal.ts';
import { seedOfDeal, shuffle, stream } from '../../src/core/random.ts';
import { twinFrames } from '../support/fixture-game.ts';

const seed = seedOfDeal('twin-frames', 1);
const piles = { frames: ['f0', 'f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8', 'f9'], seats: ['0', '1'] };

describe('shuffled piles', () => {
  it('are each shuffled with a stream of their own', () => {
    const clientSeeds = ['ada', ''];
    expect(shufflePiles('twin-frames', piles, seed, clientSeeds)).toEqual({
      frames: shuffle(piles.frames, stream(seed, { ruleset: 'twin-frames', pile: 'frames', clientSeeds })),
      seats: shuffle(piles.seats, stream(seed, { ruleset: 'twin-frames', pile: 'seats', clientSeeds })),
    });
  });

  it('are not changed by a pile more', () => {
    const { frames } = shufflePiles('twin-frames', piles, seed, []);
    expect(shufflePiles('twin-frames', { frames: piles.frames }, seed, [])).toEqual({ frames });
  });
});

describe('the start', () => {
  it('is the position after the setup, with its facts', () => {
    const { state, events } = start(twinFrames, { handSize: 2, turnSeconds: 0 }, 2, piles);
    expect(events).toEqual([
      { type: 'handDealt', seat: 0, frames: ['f0', 'f1'] },
      { type: 'handDealt', seat: 1, frames: ['f2', 'f3'] },
    ]);
    expect(state.hands).toEqual([
      ['f0', 'f1'],
      ['f2', 'f3'],
    ]);
    expect(state.pile).toEqual(['f4', 'f5', 'f6', 'f7', 'f8', 'f9']);
  });
});
