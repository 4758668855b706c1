/** A game as the requests of its players, found by playing it once with chance. */
import type { AnyGame } from '../../src/core/game.ts';
import { type Dice, dice } from '../support/dice.ts';
import { type Answer, openWorld, type Request, type World } from './world.ts';

export interface Script {
  readonly game: AnyGame;
  readonly name: string;
  readonly options: object;
  readonly seats: number;
  /** Signing up, creating, sitting down. */
  readonly opening: readonly Request[];
  /** One accepted request each, in the running game; the last one may end it. */
  readonly steps: readonly Request[];
}

interface Position {
  readonly status: string;
  readonly version: number;
  readonly awaiting: readonly { readonly seat: number; readonly deadline: string | null }[];
  readonly seats: readonly { readonly resigned: boolean }[];
  readonly legalMoves: readonly { readonly move: { readonly type: string } }[] | null;
}
// The app's own answer; a field that is missing fails where it is read.
const positionIn = ({ text }: Answer): Position => JSON.parse(text) as Position;

const MOST_STEPS = 400;
const DAY = 24 * 60 * 60 * 1000;
const HELP_SHARE = 0.06;
const LEAVING_SHARE = 0.012;

/** Everything a caller without a seat needs, then the game with a person on every seat. */
function openingOf(options: object, seats: number): Request[] {
  const stranger: Request = { by: 'stranger', method: 'POST', path: '/v1/players', body: {} };
  const created: Request = { by: 0, method: 'POST', path: '{ruleset}', body: options };
  const others = Array.from({ length: seats - 1 }, (_, i): Request => {
    return { by: i + 1, method: 'POST', path: '{game}/seats', body: {} };
  });
  return [stranger, created, ...others];
}

/** What a seat may do besides moving: go, have another timed out; in solitaires take back, ask for a hint, fork. */
function asideOf(position: Position, seats: number, chance: Dice): Request | undefined {
  const [awaited] = position.awaiting;
  const wait = chance.below(60_000);
  if (seats === 1) {
    if (!chance.chance(HELP_SHARE)) return undefined;
    const path = chance.pick(['{game}/undo', '{game}/hints', '{game}/forks']);
    return { by: 0, method: 'POST', path, body: {}, wait };
  }
  const staying = position.seats.flatMap(({ resigned }, seat) => (resigned ? [] : [seat]));
  if (staying.length < 3 || !chance.chance(LEAVING_SHARE)) return undefined;
  const by = chance.pick(staying);
  if (awaited?.deadline && by !== awaited.seat && chance.chance(0.5)) {
    const body = { seat: awaited.seat };
    return { by, method: 'POST', path: '{game}/timeouts', body, wait: 15 * DAY };
  }
  return { by, method: 'POST', path: '{game}/resign', body: {}, wait };
}

async function nextStep(world: World, position: Position, script: Script, chance: Dice): Promise<Request> {
  const aside = asideOf(position, script.seats, chance);
  if (aside !== undefined) return aside;
  const by = position.awaiting[0]?.seat ?? 0;
  const { legalMoves } = positionIn(await world.ask({ by, method: 'GET', path: '{game}' }));
  const { move } = chance.pick(legalMoves ?? []);
  return { by, method: 'POST', path: '{game}/moves', body: { move }, wait: chance.below(60_000) };
}

/** Plays one game by chance, to its end or to `MOST_STEPS`. The seed names everything in it. */
export async function playScript(game: AnyGame, options: object, seed: number): Promise<Script> {
  const own = Object.entries(options).filter(([field]) => field in game.schemas.options.shape);
  const seats = game.seatCount(game.schemas.options.parse(Object.fromEntries(own)));
  const opening = openingOf(options, seats);
  const steps: Request[] = [];
  const script = { game, name: `${game.id} ${seed}`, options, seats, opening, steps };
  const chance = dice(seed);
  const world = openWorld(game, script.name);
  for (const request of opening) {
    const { status, text } = await world.ask(request);
    if (status > 201) throw new Error(`${script.name}: ${request.path} was refused: ${text}`);
  }
  const look: Request = { by: 0, method: 'GET', path: '{game}' };
  let position = positionIn(await world.ask(look));
  while (position.status === 'active' && steps.length < MOST_STEPS) {
    const step = await nextStep(world, position, script, chance);
    const { status, text } = await world.ask(step);
    // An undo of nothing is the one request that may be refused.
    if (status < 300) steps.push(step);
    else if (!step.path.endsWith('/undo')) throw new Error(`${script.name}: ${text}`);
    position = positionIn(await world.ask(look));
  }
  return script;
}
