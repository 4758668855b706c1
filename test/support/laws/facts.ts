/** Laws about what happened: facts, positions, cards. Each throws when it is broken. */
import { isDeepStrictEqual } from 'node:util';
import type { Vocabulary } from '../../../src/core/game.ts';
import { outcomeSchema } from '../../../src/core/outcome.ts';
import { factsOf, positionsOf } from '../play.ts';
import { asText, cardPiles, check, checkSame, freezeDeep, type Trial, throughJson } from './trial.ts';

type Fact = Vocabulary['Event'];

/** Each fact fits its schema as it is, before and after JSON. */
export function factsFit({ game, playout }: Trial): void {
  for (const fact of factsOf(playout)) {
    for (const written of [fact, throughJson(fact)]) {
      const parsed = game.schemas.event.safeParse(written);
      check(parsed.success, `a fact doesn't fit its schema: ${asText(fact)} ${parsed.error?.message}`);
      check(isDeepStrictEqual(parsed.data, fact), `a fact is not plain: ${asText(fact)}`);
    }
  }
}

/** Options, piles and facts, all through JSON, give every position of the game again. */
export function theLogRebuildsTheGame({ game, playout }: Trial): void {
  const options = game.schemas.options.parse(throughJson(playout.options));
  const replay = (state: unknown, facts: readonly Fact[]): unknown =>
    facts.reduce(
      (position, fact) => game.evolve(position, game.schemas.event.parse(throughJson(fact))),
      state,
    );
  let state = replay(game.begin(options, playout.seats, structuredClone(playout.piles)), playout.dealt);
  check(isDeepStrictEqual(state, playout.first), 'the log gives another first position');
  for (const [i, { events, after }] of playout.commits.entries()) {
    state = replay(state, events);
    check(isDeepStrictEqual(state, after), `the log gives another position after commit ${i + 1}`);
  }
}

/** A position is plain data. */
export function positionsArePlain({ playout }: Trial): void {
  for (const state of [playout.begun, ...positionsOf(playout)]) {
    check(isDeepStrictEqual(throughJson(state), state), `a position is not plain data: ${asText(state)}`);
  }
}

/** No question and no fact changes a position, and the same question has the same answer. */
export function nothingIsChangedInPlace({ game, playout }: Trial): void {
  const { options, seats } = playout;
  const begun = game.begin(options, seats, freezeDeep(structuredClone(playout.piles)));
  const dealt = freezeDeep(game.setUp(freezeDeep(begun)));
  checkSame(asText(dealt), asText(playout.dealt), 'the setup tells other facts the second time');
  let state = begun;
  const takeIn = (facts: readonly Fact[]): void => {
    for (const fact of facts) state = freezeDeep(game.evolve(state, fact));
  };
  takeIn(dealt);
  for (const { seat, move, events } of playout.commits) {
    const listed = asText(game.legalMoves(state, seat));
    const facts = move === undefined ? game.leave?.(state, seat) : game.decide(state, freezeDeep(move), seat);
    const told = move === undefined ? events : { accepted: events };
    checkSame(asText(facts), asText(told), 'the same move tells other facts the second time');
    const looks = () => [game.view(state, seat, false), game.outcome(state), game.awaiting(state)];
    checkSame(asText(looks()), asText(looks()), 'the same question has two answers');
    checkSame(listed, asText(game.legalMoves(state, seat)), 'the legal moves change by looking');
    takeIn(freezeDeep(structuredClone(events)));
  }
}

/** Place → the cards there, by the ruleset's own account or by their path in the state. */
export function placesOf(trial: Trial, state: unknown): ReadonlyMap<string, readonly string[]> {
  if (trial.extras.places !== undefined) return new Map(Object.entries(trial.extras.places(state)));
  const cards = new Set(Object.values(cardPiles(trial)).flat());
  const places = new Map<string, string[]>();
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string' && cards.has(value)) places.set(path, [...(places.get(path) ?? []), value]);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      visit(inner, Array.isArray(value) ? path : `${path}.${name}`);
    }
  };
  visit(state, '');
  return places;
}

/** After every fact each card of the piles lies in exactly one place, or is counted as gone. */
export function cardsAreConserved(trial: Trial): void {
  const all = Object.values(cardPiles(trial)).flat();
  let state = trial.playout.begun;
  const count = (told: string): void => {
    const here = [...placesOf(trial, state).values()].flat();
    const missing = without(all, here);
    const isKept = missing.length === (trial.extras.gone?.(state) ?? 0);
    check(isKept, `cards lost ${told}: ${missing}`);
    const doubled = without(here, all);
    check(doubled.length === 0, `cards doubled ${told}: ${doubled}`);
  };
  count('before the setup');
  for (const fact of factsOf(trial.playout)) {
    state = trial.game.evolve(state, fact);
    count(`by ${asText(fact)}`);
  }
}

/** What is left of a list when each of the others took away its like. */
function without(list: readonly string[], others: readonly string[]): readonly string[] {
  const spare = new Map<string, number>();
  for (const one of others) spare.set(one, (spare.get(one) ?? 0) + 1);
  return list.filter((one) => {
    const n = spare.get(one) ?? 0;
    spare.set(one, n - 1);
    return n <= 0;
  });
}

/** A card that goes from one place to another is named in the fact. */
export function movingCardsAreTold(trial: Trial): void {
  const whereabouts = (state: unknown): ReadonlyMap<string, string> => {
    const where = new Map<string, string>();
    for (const [place, cards] of placesOf(trial, state)) {
      for (const card of cards)
        where.set(card, [...(where.get(card)?.split(' ') ?? []), place].sort().join(' '));
    }
    return where;
  };
  let state = trial.playout.begun;
  let before = whereabouts(state);
  for (const fact of factsOf(trial.playout)) {
    state = trial.game.evolve(state, fact);
    const now = whereabouts(state);
    const told = asText(fact);
    for (const [card, where] of now) {
      const hasMoved = where !== before.get(card);
      check(!hasMoved || told.includes(`"${card}"`), `${card} moved to ${where}, but the fact says ${told}`);
    }
    before = now;
  }
}

/** The outcome has the shape that is shown; a ranking names every seat once, best first, ties sharing a place. */
export function theOutcomeFits({ game, playout }: Trial): void {
  const parsed = outcomeSchema.safeParse(throughJson(game.outcome(playout.last)));
  check(parsed.success, `no outcome: ${asText(playout.outcome)}`);
  const outcome = parsed.data;
  check(outcome.result !== 'abandoned', 'a game that was dealt is not abandoned');
  check(
    (outcome.result === 'ranking') === playout.seats > 1,
    `a ${outcome.result} with ${playout.seats} seats`,
  );
  if (outcome.result !== 'ranking') return;
  const seats = outcome.ranking.map(({ seat }) => seat).sort();
  checkSame(asText(seats), asText(seats.map((_, i) => i)), 'a ranking names every seat once');
  check(seats.length === playout.seats, 'a ranking names every seat');
  for (const [i, { place }] of outcome.ranking.entries()) {
    const isTied = place === outcome.ranking[i - 1]?.place;
    check(place === i + 1 || isTied, `places run 1, 2, … with ties shared: ${asText(outcome.ranking)}`);
  }
}
