/** Laws about who sees what. Each throws when it is broken. */
import { isDeepStrictEqual } from 'node:util';
import type { Viewer, Vocabulary } from '../../../src/core/game.ts';
import { factsOf, positionsOf } from '../play.ts';
import { asText, check, checkSaid, checkSame, type Trial, throughJson, viewersOf } from './trial.ts';
import { wellFormedMoves } from './well-formed-moves.ts';
import { compareWorlds } from './worlds.ts';

/** Each view fits its schema as it is, for every viewer, while the game runs and after any end. */
export function viewsFit(trial: Trial): void {
  const { game, playout } = trial;
  for (const state of positionsOf(playout)) {
    for (const viewer of viewersOf(trial)) {
      for (const open of [false, true]) {
        const view = game.view(state, viewer, open);
        const parsed = game.schemas.view.safeParse(throughJson(view));
        check(parsed.success, `${viewer}'s view doesn't fit its schema: ${parsed.error?.message}`);
        check(isDeepStrictEqual(parsed.data, view), `${viewer}'s view is not plain: ${asText(view)}`);
      }
    }
  }
}

/** For every viewer each fact has one public fact of the same type that fits its schema and can be said. */
export function publicFactsFit(trial: Trial): void {
  const { game, playout } = trial;
  for (const fact of factsOf(playout)) {
    for (const viewer of viewersOf(trial)) {
      const told = game.redact(fact, viewer);
      const parsed = game.schemas.publicEvent.safeParse(throughJson(told));
      check(parsed.success, `${viewer}'s fact doesn't fit: ${asText(told)} ${parsed.error?.message}`);
      check(isDeepStrictEqual(parsed.data, told), `${viewer}'s fact is not plain: ${asText(told)}`);
      check(told.type === fact.type, `${fact.type} is told to ${viewer} as ${told.type}`);
      checkSaid(game.say(told), `what ${viewer} hears of ${fact.type}`);
    }
  }
}

/** Everything that leaves the server for a viewer at one position, but the facts. */
function doorsOf(
  trial: Trial,
  state: unknown,
  viewer: Viewer,
  candidates: readonly Vocabulary['Move'][],
): string {
  const { game } = trial;
  const awaiting = game.awaiting(state);
  const doors: unknown[] = [game.view(state, viewer, false), awaiting];
  if (awaiting.some(({ seat }) => seat === viewer) && viewer !== 'spectator') {
    const listed = game.legalMoves(state, viewer);
    const labels = listed.slice(0, 20).map(({ move }) => game.label(move, state));
    const refusals = candidates.map((move) => {
      const decision = game.decide(state, move, viewer);
      return 'refused' in decision ? [decision.refused, game.explain(decision.refused)] : 'accepted';
    });
    doors.push(listed, labels, refusals);
  }
  return asText(doors);
}

/**
 * Two deals in which a viewer has heard the same facts look the same to that viewer: view, awaited seats,
 * legal moves, labels and refusals. So the view shows nothing that the log did not tell (a card that a move
 * turns up belongs into a fact), and no answer depends on hidden cards.
 */
export function theViewShowsOnlyWhatWasTold(trial: Trial): void {
  const chance = trial.chance();
  const candidates = wellFormedMoves(trial, 12, chance);
  compareWorlds(trial, chance, (here, there, at, viewers) => {
    for (const viewer of viewers.withSameFacts) {
      const doors = [here, there].map((state) => doorsOf(trial, state, viewer, candidates));
      checkSame(asText(doors[0]), asText(doors[1]), `${viewer} can tell what no fact told, ${at}`);
    }
  });
}

/**
 * Games of several seats: two deals that have looked the same to a viewer after each fact were told to that
 * viewer in the same facts. So a redacted fact says no more than the views show.
 */
export function factsTellOnlyWhatIsSeen(trial: Trial): void {
  compareWorlds(trial, trial.chance(), (_here, _there, at, viewers) => {
    const viewer = viewers.withSameViews.find((one) => !viewers.withSameFacts.includes(one));
    check(viewer === undefined, `${viewer} was told in a fact what no view shows, ${at}`);
  });
}

/** With the ruleset's own word on what a viewer can't tell apart: no door tells it. */
export function concealedCardsStayConcealed(trial: Trial): void {
  const chance = trial.chance();
  const candidates = wellFormedMoves(trial, 12, chance);
  for (const state of positionsOf(trial.playout)) {
    if (trial.game.outcome(state) !== undefined || trial.extras.conceal === undefined) continue;
    for (const viewer of viewersOf(trial)) {
      const other = trial.extras.conceal(state, viewer, chance);
      const doors = [state, other].map((one) => doorsOf(trial, one, viewer, candidates));
      checkSame(asText(doors[0]), asText(doors[1]), `${viewer} can tell concealed cards apart`);
    }
  }
}
