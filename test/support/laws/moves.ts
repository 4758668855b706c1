/** Laws about what may happen: legal moves, decisions, refusals, bots. Each throws when it is broken. */
import { isDeepStrictEqual } from 'node:util';
import type { AnyGame, Refusal, Vocabulary } from '../../../src/core/game.ts';
import type { Commit } from '../play.ts';
import { positionsOf } from '../play.ts';
import {
  asText,
  check,
  checkSaid,
  checkSame,
  checkText,
  freezeDeep,
  moveKey,
  type Trial,
  throughJson,
} from './trial.ts';
import { wellFormedMoves } from './well-formed-moves.ts';

const CODE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const movesOnly = (trial: Trial): readonly Commit<Vocabulary>[] =>
  trial.playout.commits.filter((commit) => commit.move !== undefined);

/** Each listed move fits the schema, comes once, has a label, and tells what `moveInfo` says. */
export function listedMovesFit(trial: Trial): void {
  const { game } = trial;
  const chance = trial.chance();
  for (const { before, seat } of movesOnly(trial)) {
    const listed = game.legalMoves(before, seat);
    const keys = listed.map(({ move }) => moveKey(move));
    check(new Set(keys).size === keys.length, `a legal move is listed twice: ${asText(listed)}`);
    for (const { move, ...info } of chance.some(listed, 40)) {
      const parsed = game.schemas.move.safeParse(throughJson(move));
      check(parsed.success && isDeepStrictEqual(parsed.data, move), `no well-formed move: ${asText(move)}`);
      check(game.schemas.moveInfo.safeParse(info).success, `moveInfo doesn't fit: ${asText(info)}`);
      checkSaid(game.label(move, before), `the label of ${asText(move)}`);
    }
  }
}

/** Each listed move is accepted, with facts, in whichever order it names its cards. */
export function listedMovesAreAccepted(trial: Trial): void {
  const { game } = trial;
  const chance = trial.chance();
  const reordered = (value: unknown): unknown => (Array.isArray(value) ? chance.shuffled(value) : value);
  for (const { before, seat } of movesOnly(trial)) {
    for (const { move } of chance.some(game.legalMoves(before, seat), 40)) {
      const draft = Object.fromEntries(Object.entries(move).map(([name, value]) => [name, reordered(value)]));
      for (const asked of [move, game.schemas.move.parse(draft)]) {
        const decision = game.decide(before, asked, seat);
        check('accepted' in decision, `a listed move is refused: ${asText(asked)} ${asText(decision)}`);
        check(decision.accepted.length > 0, `an accepted move leaves no fact: ${asText(asked)}`);
      }
    }
  }
}

/** A well-formed move that is not listed is refused, with a known code, a known rule and a sentence. */
export function unlistedMovesAreRefused(trial: Trial): void {
  const { game } = trial;
  const chance = trial.chance();
  for (const { before, seat } of movesOnly(trial)) {
    const listed = new Set(game.legalMoves(before, seat).map(({ move }) => moveKey(move)));
    for (const move of wellFormedMoves(trial, 16, chance)) {
      if (listed.has(moveKey(move))) continue;
      const decision = game.decide(before, move, seat);
      check('refused' in decision, `an unlisted move is accepted: ${asText(move)}`);
      checkRefusal(game, decision.refused, move);
    }
  }
}

function checkRefusal(game: AnyGame, refusal: Refusal, move: Vocabulary['Move']): void {
  const said = `${asText(move)} → ${asText(refusal)}`;
  check(CODE.test(refusal.code), `a refusal code is kebab-case: ${said}`);
  check(Object.hasOwn(game.words.refusals, refusal.code), `the code has no entry in words.refusals: ${said}`);
  const isKnown = game.words.rules.some(({ id }) => id === refusal.rule);
  check(isKnown, `the rule is no paragraph of words.rules: ${said}`);
  const isPlain = isDeepStrictEqual(throughJson(refusal), refusal);
  check(isPlain, `a refusal is plain JSON: ${said}`);
  const sentence = game.explain(refusal);
  checkSaid(sentence, `the explanation of ${said}`);
  check(/[.!?]$/.test(sentence), `the explanation is no sentence: ${sentence}`);
}

/** Who is awaited can move; nobody else can. */
export function onlyTheAwaitedCanMove({ game, playout }: Trial): void {
  for (const state of positionsOf(playout)) {
    const awaited = game.awaiting(state);
    const seats = awaited.map(({ seat }) => seat);
    check(new Set(seats).size === seats.length, `a seat is awaited twice: ${asText(awaited)}`);
    for (const { seat, decision } of awaited) {
      check(Number.isInteger(seat) && seat >= 0 && seat < playout.seats, `no such seat: ${seat}`);
      checkText(decision, 'the name of a decision');
    }
    for (let seat = 0; seat < playout.seats; seat++) {
      const n = game.legalMoves(state, seat).length;
      check(seats.includes(seat) === n > 0, `seat ${seat} has ${n} legal moves, awaited: ${asText(awaited)}`);
    }
  }
}

/** The end is the end: an outcome, nobody awaited, no moves; and until then somebody is awaited. */
export function theEndIsTheEnd({ game, playout }: Trial): void {
  for (const state of positionsOf(playout)) {
    const isOver = game.outcome(state) !== undefined;
    check(isOver === (state === playout.last), 'only the last position has an outcome');
    const awaited = game.awaiting(state);
    check(isOver === (awaited.length === 0), `over: ${isOver}, yet awaiting ${asText(awaited)}`);
    for (let seat = 0; isOver && seat < playout.seats; seat++) {
      check(game.legalMoves(state, seat).length === 0, `seat ${seat} has legal moves after the end`);
    }
  }
}

/** A seat that left is never awaited again. */
export function leaversStayAway({ game, playout }: Trial): void {
  const left = new Set<number>();
  for (const { move, seat, after } of playout.commits) {
    if (move === undefined) left.add(seat);
    const awaited = game.awaiting(after).find((one) => left.has(one.seat));
    check(awaited === undefined, `seat ${awaited?.seat} left and is awaited`);
  }
}

/** The bot's move is legal, and comes from its view and its legal moves alone, which it leaves as they are. */
export function botsPlayLegally(trial: Trial): void {
  const { game } = trial;
  for (const { before, seat } of movesOnly(trial)) {
    const listed = game.legalMoves(before, seat);
    const view = freezeDeep(game.view(before, seat, false));
    const move = game.bot(view, freezeDeep(listed));
    const isListed = listed.some((entry) => moveKey(entry.move) === moveKey(move));
    check(isListed, `the bot's move is not legal: ${asText(move)}`);
    const copies = [game.schemas.view.parse(throughJson(view)), game.legalMoves(before, seat)] as const;
    checkSame(asText(move), asText(game.bot(...copies)), 'the bot looks at more than its view');
  }
}
