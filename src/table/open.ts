/** Opening a game: the creator sits at seat 0, bots where asked; with no open seat left it is dealt at once. */
import { Buffer } from 'node:buffer';
import type { AnyGame } from '../core/game.ts';
import { type Act, type Acted, type Actor, actorOf, enter, writeNew } from './act.ts';
import { type DealRequest, faultOfDeal } from './deals.ts';
import { Draft } from './draft.ts';
import type { GameCreated, Visibility } from './facts.ts';
import type { House } from './house.ts';
import { type Refused, refused, type TableRefusal } from './refusals.ts';

/** What the creator asks for; already of the ruleset's shape. */
export interface OpenRequest {
  readonly options: Readonly<Record<string, unknown>>;
  readonly deal: DealRequest;
  readonly undo: 'free' | 'off';
  readonly visibility: Visibility;
  readonly title: string | null;
  /** The name of a guest; without effect when a player calls. */
  readonly name: string | null;
  /** Seats that bots take at once. */
  readonly bots: readonly number[];
  readonly clientSeed: string;
}

function faultOf(game: AnyGame, request: OpenRequest): TableRefusal | undefined {
  const seats = game.seatCount(request.options);
  const wrong = request.bots.findIndex((seat) => seat < 1 || seat >= seats);
  if (wrong !== -1) {
    const message = `Bots take seats 1 to ${seats - 1}; seat 0 is the creator's.`;
    return { code: 'invalid-body', pointer: `/bots/${wrong}`, message };
  }
  const fault = faultOfDeal(game, request.deal, request.options, request.visibility === 'public');
  return fault === undefined ? undefined : { code: 'invalid-deal', fault };
}

function createdFact(house: House, game: AnyGame, request: OpenRequest): GameCreated {
  const { deal, options, visibility, undo, title } = request;
  const { given, ...asked } = deal;
  const today = new Date(house.now()).toISOString().slice(0, 10);
  const publicDeal = asked.kind === 'daily' ? { date: today, ...asked } : asked;
  return {
    type: 'gameCreated',
    ruleset: game.id,
    rulesVersion: game.version,
    options,
    seats: game.seatCount(options),
    visibility,
    undo,
    title,
    deal: publicDeal,
    serverSeed: deal.kind === 'secret' ? Buffer.from(house.ids.seed()).toString('hex') : null,
    given: given ?? null,
    forkedFrom: null,
  };
}

function draftOf(house: House, id: string, game: AnyGame, request: OpenRequest, actor: Actor): Draft {
  const draft = Draft.ofNewGame(id, game, createdFact(house, game, request), house.now());
  const { clientSeed, bots } = request;
  draft.addTableFact(
    { type: 'seatTaken', seat: 0, kind: 'player', playerId: actor.player.id, clientSeed },
    0,
  );
  for (const seat of [...bots].sort((a, b) => a - b)) {
    draft.addTableFact({ type: 'seatTaken', seat, kind: 'bot', playerId: null, clientSeed: '' }, seat);
  }
  if (draft.table.seats.every(({ kind }) => kind !== 'open')) draft.deal();
  return draft;
}

/** A new game; its id is made here. */
export async function openGame(
  house: House,
  ask: Omit<Act, 'id'>,
  request: OpenRequest,
): Promise<Acted | Refused> {
  const entered = await enter(house, ask, null);
  if (!('head' in entered)) return entered;
  const fault = faultOf(ask.game, request);
  if (fault !== undefined) return refused(fault);
  const id = house.ids.game();
  const actor = actorOf(house, entered.head.caller, request.name);
  const draft = draftOf(house, id, ask.game, request, actor);
  return writeNew(house, { ...ask, id }, { draft, actor, before: { table: null, isOriginRunning: false } });
}
