/**
 * What every ruleset keeps, whatever its rules: the battery that each of them passes.
 *
 *     laws(portraits, [{ name: 'standard', options: {} }]);
 *
 * Each law is a plain function that throws when it is broken; test/core/laws.test.ts plants faults and sees
 * that the law finds them.
 */
import { describe, expect, it } from 'vitest';
import type { Game, Vocabulary } from '../../src/core/game.ts';
import * as eyes from './laws/eyes.ts';
import * as facts from './laws/facts.ts';
import * as moves from './laws/moves.ts';
import { type Extras, type Trial, tryOn } from './laws/trial.ts';
import * as words from './laws/words.ts';
import { botPolicy, type Manner, randomPolicy } from './play.ts';

export type { Extras, Trial } from './laws/trial.ts';

export interface Case {
  readonly name: string;
  /** As a client would send them. */
  readonly options: object;
}

/** Laws of a whole game, tried on playouts. */
export const GAME_LAWS: Readonly<Record<string, (trial: Trial) => void>> = {
  'legal moves fit their schema, come once and have a label': moves.listedMovesFit,
  'a listed move is accepted, in whichever order it names its cards': moves.listedMovesAreAccepted,
  'a move that is not listed is refused, by a known rule and with a sentence': moves.unlistedMovesAreRefused,
  'who is awaited can move, and nobody else': moves.onlyTheAwaitedCanMove,
  'the end is the end': moves.theEndIsTheEnd,
  'a seat that left is never awaited again': moves.leaversStayAway,
  'bots play legally, from their view alone': moves.botsPlayLegally,
  'facts fit their schema': facts.factsFit,
  'the log rebuilds every position': facts.theLogRebuildsTheGame,
  'positions are plain data': facts.positionsArePlain,
  'nothing is changed in place, and the same question has the same answer': facts.nothingIsChangedInPlace,
  'cards are neither lost nor doubled': facts.cardsAreConserved,
  'a card that moves is named in the fact': facts.movingCardsAreTold,
  'the outcome fits': facts.theOutcomeFits,
  'views fit their schema, for everybody, open and not': eyes.viewsFit,
  'each fact is told to everybody as one public fact': eyes.publicFactsFit,
  'no answer depends on what the log has not told': eyes.theViewShowsOnlyWhatWasTold,
  'no fact tells what no view shows': eyes.factsTellOnlyWhatIsSeen,
  'concealed cards stay concealed': eyes.concealedCardsStayConcealed,
};

/** Laws of what a ruleset says of itself. */
export const WORD_LAWS: Readonly<Record<string, (game: Game<Vocabulary>) => void>> = {
  'words are complete': words.wordsAreComplete,
  'every fact has a meaning': words.everyFactHasAMeaning,
  'paragraphs are in order': words.paragraphsAreInOrder,
  'components are named after the ruleset': words.componentsAreNamed,
  'schemas are strict': words.schemasAreStrict,
};

/** By turns: a random player, a random player with leavers (games of several seats), the bot. */
const mannerOf = (seed: number, canLeave: boolean): Manner => {
  if (seed % 3 === 0) return { policy: botPolicy };
  return { policy: randomPolicy, leaving: canLeave && seed % 3 === 2 ? 0.03 : 0 };
};

/** The laws that can be broken here: some are about leaving, about several seats, about concealed cards. */
const lawsFor = (game: Game<Vocabulary>, extras: Extras): readonly [string, (trial: Trial) => void][] =>
  Object.entries(GAME_LAWS).filter(([, law]) => {
    if (law === moves.leaversStayAway) return game.leave !== undefined;
    if (law === eyes.factsTellOnlyWhatIsSeen) return game.seats.max > 1;
    return law !== eyes.concealedCardsStayConcealed || extras.conceal !== undefined;
  });

/** Defines the tests of every law for a ruleset, in each of the cases. Failures name the seed. */
export function laws<V extends Vocabulary>(
  game: Game<V>,
  cases: readonly Case[],
  extras: Extras<V['State']> = {},
): void {
  describe(`${game.id} keeps the laws`, () => {
    for (const [name, law] of Object.entries(WORD_LAWS)) it(name, () => broken(() => law(game), game.id));
    for (const { name, options: sent } of cases) {
      const options = game.schemas.options.parse(sent);
      it(`${name}: deals are full sets`, () => broken(() => words.dealsAreFullSets(game, options), name));
      const seeds = Array.from({ length: extras.playouts ?? 6 }, (_, i) => i + 1);
      const trials = new Map<number, Trial>();
      const trialOf = (seed: number): Trial => {
        const known = trials.get(seed);
        const trial = known ?? tryOn(game, options, seed, extras, mannerOf(seed, game.leave !== undefined));
        trials.set(seed, trial);
        return trial;
      };
      it.each(lawsFor(game, extras))(`${name}: %s`, (_, law) => {
        for (const seed of seeds) broken(() => law(trialOf(seed)), `${name}, seed ${seed}`);
      });
    }
  });
}

/** Runs a law and fails with its fault and the place where it was found. */
function broken(law: () => void, where: string): void {
  expect.hasAssertions();
  let fault: unknown = 'kept';
  try {
    law();
  } catch (error) {
    fault = error instanceof Error ? (error.stack ?? error.message) : error;
  }
  expect(fault, where).toBe('kept');
}
