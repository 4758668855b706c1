/** What every writing request has in common: one fresh read, one decision, one conditional write. */
import { createHash } from 'node:crypto';
import { Draft } from './draft.ts';
import { type Entry, entriesOf } from './entries.ts';
import type { House } from './house.ts';
import type { Ask, IdempotencyKey } from './look.ts';
import * as reading from './look.ts';
import type { KeptAnswer, NewPlayer, Player, Write } from './ports.ts';
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
const replayed = (kept: KeptAnswer): Acted => ({ ...kept, isReplay: true });

/**
 * One accepted request = one commit. `tries` above 1 decides anew after a lost race (seats);
 * a move has one try: what was decided on another position is never silently replayed.
 */
export async function act(house: House, ask: Act, step: Step, tries = 1): Promise<Acted | Refused> {
  const head = await reading.headOf(house, ask.tokenHash, ask.id, ask.idempotency?.key ?? null);
  if (reading.isUnknownCaller(head, ask.tokenHash)) return refused({ code: 'unauthorized' });
  const kept = reading.keptAnswer(head, ask.idempotency);
  if (kept !== undefined) return 'refused' in kept ? kept : replayed(kept);
  const table = await reading.tableOf(house, ask, head);
  if (table === undefined) return refused({ code: 'not-found' });

  const draft = new Draft(table, house.now());
  const seen = reading.lookAgain(table, head);
  const actor = step(draft, seen);
  if (isRefusal(actor)) return refused(actor);

  const { names, forks } = seen;
  const written = await write(house, ask, { table, draft, actor, names, forks });
  if (written !== null) return written;
  return tries > 1 ? act(house, ask, step, tries - 1) : lostRace(house, ask);
}

async function lostRace(house: House, ask: Act): Promise<Acted | Refused> {
  const head = await reading.headOf(house, ask.tokenHash, ask.id, ask.idempotency?.key ?? null);
  const kept = reading.keptAnswer(head, ask.idempotency);
  if (kept !== undefined) return 'refused' in kept ? kept : replayed(kept);
  if (reading.isUnknownCaller(head, ask.tokenHash)) return refused({ code: 'unauthorized' });
  const table = await reading.tableOf(house, ask, head);
  if (table === undefined) return refused({ code: 'not-found' });
  return refused({ code: 'stale-version', version: table.version, look: reading.lookAgain(table, head) });
}

export interface Outgoing {
  /** The table before; null for a new game. */
  readonly table: Table | null;
  readonly draft: Draft;
  readonly actor: Actor;
  readonly names: readonly (string | null)[];
  readonly forks: number;
}

/** The conditional write. Null when the game has moved on or the key was taken meanwhile. */
export async function write(house: House, ask: Act, out: Outgoing): Promise<Acted | null> {
  const { draft, actor } = out;
  const after = draft.table;
  const commit = draft.commit();
  const names = after.seats.map(({ playerId, kind }, seat) => {
    if (kind !== 'player') return null;
    return playerId === actor.player.id ? actor.player.name : (out.names[seat] ?? null);
  });
  const look = lookOf(after, actor.player, names, out.forks);
  const credentials = actor.guest === null ? null : { playerId: actor.guest.id, token: actor.guest.token };
  const entries = entriesOf(after.game, [commit], viewerOf(look.you));
  const answer = ask.render({ look, entries, credentials });
  const write: Write = {
    gameId: after.id,
    expectedVersion: out.table?.version ?? 0,
    commit,
    game: gameRowOf(after),
    seats: changedSeats(out.table, after),
    ...(actor.guest === null ? {} : { newPlayer: rowOf(actor.guest) }),
    ...(ask.idempotency === null ? {} : { answer: keepable(house, actor.player, ask.idempotency, answer) }),
  };
  if (!(await house.store.write(write))) return null;
  house.warmTables.set(after.id, after);
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
