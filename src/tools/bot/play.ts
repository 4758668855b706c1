/** Playing one game from one or more seats, each with its own token, all at once. */
import { isDeepStrictEqual } from 'node:util';
import type { AnyGame } from '../../core/game.ts';
import type { Client, Tally } from './client.ts';
import type { Desk, MoveOf, Outcome, Position, Problem, Reply } from './desks.ts';

/** Waits without a new version before a game counts as stuck: some ten minutes. */
const MOST_WAITS = 30;

/** A request that was refused for good. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly problem: Problem | undefined;

  constructor(status: number, problem: Problem | undefined) {
    const errors = problem?.errors?.map(({ pointer, message }) => `${pointer} ${message}`) ?? [];
    super([problem?.code ?? `status ${status}`, problem?.detail, ...errors].filter(Boolean).join(': '));
    this.problem = problem;
  }
}

function dataOf<P>({ data, error, response }: Reply<P>): P {
  if (data === undefined) throw new Refused(response.status, error);
  return data;
}

/** The listed move that the ruleset's own policy chooses, from what the answer shows and nothing else. */
function choose<P extends Position>(game: AnyGame, { view, legalMoves }: P): MoveOf<P> | undefined {
  const listed: readonly { readonly move: MoveOf<P> }[] = legalMoves ?? [];
  if (view === null || listed.length === 0) return undefined;
  const chosen = game.bot(view, listed);
  const found = listed.find(({ move }) => isDeepStrictEqual(move, chosen));
  if (found === undefined) throw new Error(`${game.id}: the policy chose a move that is not listed`);
  return found.move;
}

/** Refusals after which the seat looks again and decides anew. */
const LOOK_AGAIN = ['stale-version', 'not-your-turn', 'game-over'];

async function step<P extends Position>(
  desk: Desk<P>,
  client: Client,
  position: P,
  move: MoveOf<P>,
  tally: Tally,
): Promise<P> {
  const { id, version: expectedVersion } = position;
  const reply = await desk.move(client, id, { move, expectedVersion });
  if (reply.error !== undefined && LOOK_AGAIN.includes(reply.error.code)) {
    tally.stale += 1;
    return dataOf(await desk.look(client, id));
  }
  tally.moves += 1;
  return dataOf(reply);
}

/** The position after somebody else has moved, or as it was when nobody did for a while. */
async function awaitOthers<P extends Position>(
  desk: Desk<P>,
  client: Client,
  { id, version }: P,
): Promise<P> {
  if (desk.wait === undefined) throw new Error(`game ${id} offers no move at version ${version}`);
  dataOf(await desk.wait(client, id, version));
  return dataOf(await desk.look(client, id));
}

/** Plays a seat until the game is over. */
async function playSeat<P extends Position>(
  desk: Desk<P>,
  client: Client,
  from: P,
  tally: Tally,
): Promise<P> {
  let position = from;
  let waits = 0;
  while (position.status !== 'finished') {
    const { id, version } = position;
    const move = choose(desk.game, position);
    position =
      move === undefined
        ? await awaitOthers(desk, client, position)
        : await step(desk, client, position, move, tally);
    waits = position.version === version ? waits + 1 : 0;
    if (waits > MOST_WAITS) throw new Error(`game ${id} does not go on after version ${version}`);
  }
  return position;
}

export interface Seating {
  /** One for each seat that a client plays; the first creates the game. */
  readonly clients: readonly Client[];
  readonly options: unknown;
  /** Seats that the server's bots take. */
  readonly bots: readonly number[];
}

/** One game from its creation to its end. */
export async function playGame<P extends Position>(
  desk: Desk<P>,
  { clients, options, bots }: Seating,
  tally: Tally,
): Promise<Outcome> {
  const [creator, ...others] = clients;
  if (creator === undefined) throw new Error('a game needs somebody who creates it');
  const created = dataOf(await desk.create(creator, options, bots));
  const positions = await Promise.all(
    others.map(async (client) => {
      if (desk.sit === undefined) throw new Error(`${desk.game.id} is played alone`);
      return { client, position: dataOf(await desk.sit(client, created.id)) };
    }),
  );
  const seats = [{ client: creator, position: created }, ...positions];
  const [end] = await Promise.all(
    seats.map(({ client, position }) => playSeat(desk, client, position, tally)),
  );
  if (end?.outcome == null) throw new Error(`game ${created.id} has no outcome`);
  return end.outcome;
}
