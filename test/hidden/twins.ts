/**
 * Non-interference: two worlds that differ only in what a viewer was never told answer that viewer with the same
 * bytes, through the whole game and at every door.
 */
import { type Dice, dice } from '../support/dice.ts';
import { knock } from './doors.ts';
import type { Script } from './script.ts';
import { swapUnseen, textsIn, unseenCards } from './swap.ts';
import { type Answer, type Caller, openWorld, type Request, type World } from './world.ts';

export interface Heard {
  readonly request: Request;
  readonly answer: Answer;
}

export interface Difference {
  readonly request: Request;
  readonly here: Answer;
  readonly there: Answer;
}

export interface Comparison {
  /** Undefined: the viewer heard the same in both worlds. */
  readonly difference: Difference | undefined;
  /** An answer that names a card the viewer was never told of, or the seed. */
  readonly told: Heard | undefined;
  /** Positions looked at, answers compared. */
  readonly positions: number;
  readonly answers: number;
}

export interface Manner {
  /** How many steps of the script are played. */
  readonly upTo: number;
  readonly viewer: Caller;
  readonly seed: number;
  /** How often, besides at the end, the viewer knocks at every door. */
  readonly knocks: number;
  /** How many moves are tried at each knock. */
  readonly moves: number;
}

/** Plays the script up to a position with the viewer looking on, and knocks at every door here and there. */
async function visit(world: World, script: Script, manner: Manner, chance: Dice): Promise<readonly Heard[]> {
  const { viewer, upTo, knocks, moves } = manner;
  const { game, seats } = script;
  const heard: Heard[] = [];
  const ask = async (request: Request): Promise<Answer> => {
    const answer = await world.ask(request);
    heard.push({ request, answer });
    return answer;
  };
  const versions: number[] = [];
  const lookAndListen = async (): Promise<void> => {
    const after = versions.at(-1) ?? 0;
    const { text } = await ask({ by: viewer, method: 'GET', path: '{game}' });
    // None in the problem that a private game answers strangers with.
    const { version = 1 }: { version?: number } = JSON.parse(text);
    await ask({ by: viewer, method: 'GET', path: `{game}/events?after=${after}&limit=500` });
    if (version !== after) versions.push(version);
  };
  for (const request of script.opening) await ask(request);
  await lookAndListen();
  const pauses = new Set([upTo, ...Array.from({ length: knocks }, () => chance.below(upTo + 1))]);
  for (let played = 0; played <= upTo; played++) {
    if (pauses.has(played)) await knock({ game, viewer, seats, versions, chance, moves, ask });
    const step = script.steps[played];
    if (played === upTo || step === undefined) break;
    await ask(step);
    await lookAndListen();
  }
  return heard;
}

/** Every text in the answers of one kind: the viewer's log, or their views. */
function textsOf(heard: readonly Heard[], isOfKind: (request: Request) => boolean): ReadonlySet<string> {
  const answers = heard.filter(
    ({ request, answer }) => request.until === undefined && isOfKind(request) && answer.status === 200,
  );
  return new Set(answers.flatMap(({ answer }) => textsIn(JSON.parse(answer.text))));
}

/**
 * What the viewer may know: what the log has named and a view has shown. A card that only one of the two tells is
 * told by a leak, and counts as hidden.
 */
function toldIn(heard: readonly Heard[]): ReadonlySet<string> {
  const log = textsOf(heard, ({ method, path }) => method === 'GET' && path.startsWith('{game}/events'));
  const views = textsOf(heard, ({ method, path }) => method === 'GET' && path === '{game}');
  return new Set([...log].filter((text) => views.has(text)));
}

/** Cards that were undealt in every view: what was dealt and taken back has been seen. 0 where no stock is counted. */
function stockIn(heard: readonly Heard[]): number {
  const views = heard.filter(
    ({ request, answer }) => request.path === '{game}' && answer.text.startsWith('{'),
  );
  const stocks = views.map(({ answer }) => {
    const { view }: { view?: { stock?: number } } = JSON.parse(answer.text);
    return view?.stock ?? Number.POSITIVE_INFINITY;
  });
  const least = Math.min(...stocks);
  return Number.isFinite(least) ? least : 0;
}

/** `/fairness` names every card of every pile, unshuffled; what it must not tell is order and seed. */
const isUnshuffled = (request: Request): boolean => request.path === '{game}/fairness';

/** Whether an answer names one of the cards, other than those of the request itself. */
function names({ request, answer }: Heard, cards: readonly string[]): boolean {
  const asked = new Set(textsIn(request.body));
  return cards.some((card) => !asked.has(card) && answer.text.includes(`"${card}"`));
}

const isSame = (a: Answer, b: Answer): boolean =>
  a.status === b.status && a.headers === b.headers && a.text === b.text;

/** Sends the same requests to another world, as long as the viewer hears the same. */
async function firstDifference(
  there: World,
  heard: readonly Heard[],
  viewer: Caller,
): Promise<Difference | undefined> {
  for (const { request, answer } of heard) {
    const other = await there.ask(request);
    if (request.by === viewer && !isSame(answer, other)) return { request, here: answer, there: other };
  }
  return undefined;
}

/** Undefined when the viewer has seen all there is, so that no twin exists. */
export async function compareTwins(script: Script, manner: Manner): Promise<Comparison | undefined> {
  const chance = dice(manner.seed);
  const here = openWorld(script.game, script.name);
  const heard = await visit(here, script, manner, chance);
  const told = toldIn(heard.filter(({ request }) => request.by === manner.viewer));
  const swap = swapUnseen(script.game, here.piles(), told, stockIn(heard), chance);
  if (swap === undefined) return undefined;

  const there = openWorld(script.game, script.name, swap);
  const difference = await firstDifference(there, heard, manner.viewer);
  const unseen = unseenCards(script.game, here.piles(), told);
  const mine = heard.filter(({ request }) => request.by === manner.viewer);
  const isTold = (one: Heard): boolean =>
    (!isUnshuffled(one.request) && names(one, unseen)) ||
    here.seeds.some((seed) => one.answer.text.includes(seed));
  return { difference, told: mine.find(isTold), positions: manner.upTo + 1, answers: mine.length };
}
