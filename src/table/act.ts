/** What every writing request has in common: one fresh read, one decision, one conditional write. */
import { createHash } from 'node:crypto';
import { Draft } from './draft.ts';
import { type Entry, entriesOf } from './entries.ts';
import type { House } from './house.ts';
import type { Ask, IdempotencyKey } from './look.ts';
import * as reading from './look.ts';
import type { Commit, Head, KeptAnswer, NewPlayer, Player, Write } from './ports.ts';
import { type Look, lookOf, viewerOf } from './position.ts';
import { changedSeats, gameRowOf } from './projection.ts';
import { type Refused, refused, type TableRefusal } from './refusals.ts';
import type { Table } from './table.ts';

export interface Credentials {
  readonly playerId: string;
  readonly token: string;
}

/** What an accepted request has done. */
export interface Done {
  readonly look: Look;
  /** The facts it added, as the caller may know them. */
  readonly entries: readonly Entry[];
  /** Of the guest it made. */
  readonly credentials: Credentials | null;
}

export interface Rendered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Acted extends Rendered {
  /** The answer was kept from the same request sent before. */
  readonly isReplay: boolean;
}

export interface Act extends Ask {
  readonly idempotency: IdempotencyKey | null;
  /** The answer's bytes, made before the write so that they are kept in it. */
  readonly render: (done: Done) => Rendered;
}

/** A caller who may be new: a guest's player is created in the same write. */
export interface Actor {
  readonly player: Player;
  readonly guest: (NewPlayer & { readonly token: string }) | null;
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export function actorOf(house: House, caller: Player | null, name: string | null): Actor {
  if (caller !== null) return { player: caller, guest: null };
  const token = house.ids.token();
  const guest = { id: house.ids.player(), name, token, tokenHash: hashOf(token), createdAt: house.now() };
  return { player: guest, guest };
}

/** Adds facts to the draft, or says why not. `seen` is the caller's position before. */
export type Step = (draft: Draft, seen: Look) => Actor | TableRefusal;

const isRefusal = (step: Actor | TableRefusal): step is TableRefusal => 'code' in step;

/** What stands before every write: the caller is known, and the key is new. */
export async function enter(
  house: House,
  ask: Omit<Act, 'id'>,
  gameId: string | null,
): Promise<{ head: Head } | Acted | Refused> {
  const head = await reading.headOf(house, ask.tokenHash, gameId, ask.idempotency?.key ?? null);
  if (reading.isUnknownCaller(head, ask.tokenHash)) return refused({ code: 'unauthorized' });
  const kept = reading.keptAnswer(head, ask.idempotency);
  if (kept === undefined) return { head };
  return 'refused' in kept ? kept : { ...kept, isReplay: true };
}

/**
 * One accepted request = one commit. `tries` above 1 decides anew after a lost race (seats);
 * a move has one try: what was decided on another position is never silently replayed.
 */
export async function act(house: House, ask: Act, step: Step, tries = 1): Promise<Acted | Refused> {
  const entered = await enter(house, ask, ask.id);
  if (!('head' in entered)) return entered;
  const table = await reading.tableOf(house, ask, entered.head);
  if (table === undefined) return refused({ code: 'not-found' });

  const draft = new Draft(table, house.now());
  const seen = await reading.lookAgain(house, table, entered.head);
  const actor = step(draft, seen);
  if (isRefusal(actor)) return refused(actor);

  const written = await write(house, ask, { draft, actor, before: seen });
  if (written !== null) return written;
  return tries > 1 ? act(house, ask, step, tries - 1) : lostRace(house, ask);
}

async function lostRace(house: House, ask: Act): Promise<Acted | Refused> {
  const entered = await enter(house, ask, ask.id);
  if (!('head' in entered)) return entered;
  const look = await reading.lookFrom(house, ask, entered.head);
  if (look === undefined) return refused({ code: 'not-found' });
  return refused({ code: 'stale-version', version: look.table.version, look });
}

export interface Outgoing {
  readonly draft: Draft;
  readonly actor: Actor;
  /** The caller's position before; of a new game, what it takes over from its origin. */
  readonly before: Look | { readonly table: null; readonly isOriginRunning: boolean };
  /** Of a fork: the copied commits. */
  readonly earlier?: readonly Commit[];
}

/** A new game is written; its id is new, so only the key can have been taken (by the same request sent twice at once), or the caller is gone. */
export async function writeNew(house: House, ask: Act, out: Outgoing): Promise<Acted | Refused> {
  const written = await write(house, ask, out);
  if (written !== null) return written;
  const entered = await enter(house, ask, null);
  return 'head' in entered ? refused({ code: 'unauthorized' }) : entered;
}

function lookAfter(table: Table, { actor, before }: Outgoing): Look {
  const known = before.table === null ? { names: [], forks: 0 } : before;
  const names = table.seats.map(({ playerId, kind }, seat) => {
    if (kind !== 'player') return null;
    return playerId === actor.player.id ? actor.player.name : (known.names[seat] ?? null);
  });
  return lookOf(table, actor.player, { names, forks: known.forks, isOriginRunning: before.isOriginRunning });
}

/** The conditional write. Null when meanwhile the game has moved on, the key was taken or the caller has gone. */
export async function write(house: House, ask: Act, out: Outgoing): Promise<Acted | null> {
  const { draft, actor, before, earlier = [] } = out;
  const { commits, table: after } = draft.finish(earlier);
  const commit = commits.at(-1);
  if (commit === undefined) throw new Error('a write has facts');
  const look = lookAfter(after, out);
  const credentials = actor.guest === null ? null : { playerId: actor.guest.id, token: actor.guest.token };
  const entries = entriesOf(after.game, commits, viewerOf(look.you));
  const answer = ask.render({ look, entries, credentials });
  const write: Write = {
    gameId: after.id,
    expectedVersion: before.table?.version ?? 0,
    commit,
    ...(commits.length === 1 ? {} : { earlier: commits.slice(0, -1) }),
    game: gameRowOf(after),
    seats: changedSeats(before.table, after),
    ...(actor.guest === null ? { callerId: actor.player.id } : { newPlayer: rowOf(actor.guest) }),
    ...(ask.idempotency === null ? {} : { answer: keepable(house, actor.player, ask.idempotency, answer) }),
  };
  if (!(await house.store.write(write))) return null;
  house.warmTables.set(after.id, after);
  house.news.tell(after.id, [commit]);
  return { ...answer, isReplay: false };
}

const rowOf = ({ id, name, tokenHash, createdAt }: NewPlayer): NewPlayer => ({
  id,
  name,
  tokenHash,
  createdAt,
});

function keepable(house: House, player: Player, key: IdempotencyKey, answer: Rendered) {
  const kept: KeptAnswer = { ...key, ...answer, playerId: player.id, at: house.now() };
  return { ...kept, claim: house.ids.request() };
}
