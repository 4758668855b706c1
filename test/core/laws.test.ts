/** The laws themselves: each finds every fault that is planted for it, and the sound fixture breaks none. */
import { describe, expect, it } from 'vitest';
import { concealFrames } from '../support/fixture-conceal.ts';
import { twinFrames } from '../support/fixture-game.ts';
import { type Trial, tryOn } from '../support/laws/trial.ts';
import { dealsAreFullSets } from '../support/laws/words.ts';
import { GAME_LAWS, WORD_LAWS } from '../support/laws.ts';
import { DEAL_FAULTS, FAULTS, type TwinFrames, WORD_FAULTS } from '../support/planted-faults.ts';

const OPTIONS = { handSize: 3, turnSeconds: 0 };
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Games that `player` played, looked at as games of `judged`. */
function tryAll(law: (trial: Trial) => void, judged: TwinFrames, player: TwinFrames): void {
  for (const seed of SEEDS) {
    law({ ...tryOn(player, OPTIONS, seed, { conceal: concealFrames }, { leaving: 0.05 }), game: judged });
  }
}

describe.each(Object.entries(GAME_LAWS))('%s', (name, law) => {
  it(`holds for the sound fixture, seeds ${SEEDS}`, () => {
    expect(() => tryAll(law, twinFrames, twinFrames)).not.toThrow();
  });

  const faults = FAULTS[name] ?? [];
  it('has faults planted for it', () => expect(faults.length).toBeGreaterThan(0));
  it.each(faults.map((fault) => ({ said: fault[1], fault })))('finds $said', ({ fault }) => {
    const [change, said, isPlayed = false] = fault;
    const faulty = { ...twinFrames, ...change };
    expect(() => tryAll(law, faulty, isPlayed ? faulty : twinFrames)).toThrow(said);
  });
});

describe.each(Object.entries(WORD_LAWS))('%s', (name, law) => {
  it('holds for the sound fixture', () => expect(() => law(twinFrames)).not.toThrow());
  const faults = WORD_FAULTS[name] ?? [];
  it('has faults planted for it', () => expect(faults.length).toBeGreaterThan(0));
  it.each(faults.map((fault) => ({ said: fault[1], fault })))('finds $said', ({ fault: [change, said] }) => {
    expect(() => law({ ...twinFrames, ...change })).toThrow(said);
  });
});

describe('deals are full sets', () => {
  it('holds for the sound fixture', () => {
    expect(() => dealsAreFullSets(twinFrames, OPTIONS)).not.toThrow();
  });
  it.each(DEAL_FAULTS.map((fault) => ({ said: fault[1], fault })))(
    'finds $said',
    ({ fault: [change, said] }) => {
      expect(() => dealsAreFullSets({ ...twinFrames, ...change }, OPTIONS)).toThrow(said);
    },
  );
});

it('a game that does not end fails', () => {
  expect(() => tryOn(twinFrames, OPTIONS, 1, { maxMoves: 2 })).toThrow('no end in 2 moves');
});
