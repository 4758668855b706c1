/** Reading: who may see a game, what it is now, its log, its deal. Nothing here writes. */
import { Buffer } from 'node:buffer';
import type { AnyGame, Piles } from '../core/game.ts';
import { seedOf, unshuffledOf } from './deals.ts';
import { type Entry, entriesOf, type Reading } from './entries.ts';
import type { PublicDeal } from './facts.ts';
import { type House, tableAt } from './house.ts';
import { type Head, KEPT_MS, type KeptAnswer, type Player } from './ports.ts';
import { fairnessNoteOf, isSeedOpen, type Look, lookOf, viewerOf } from './position.ts';
import { type Refused, refused } from './refusals.ts';
import { replay, seatOf, type Table } from './table.ts';

export interface IdempotencyKey {
  readonly key: string;
  /** Hex SHA-256 of method, path and body. */
  readonly fingerprint: string;
}

/** What every request about a game says. */
export interface Ask {
  readonly game: AnyGame;
  readonly id: string;
  readonly tokenHash: string | null;
}

export function headOf(house: House, tokenHash: string | null, gameId: string | null, key: string | null) {
  const keptSince = house.now() - KEPT_MS;
  return house.store.head({ tokenHash, gameId, idempotencyKey: key, keptSince });
}

/** Undefined when nothing was answered under the key, or no key was sent. */
export function keptAnswer(head: Head, key: IdempotencyKey | null): KeptAnswer | Refused | undefined {
  if (key === null || head.kept === null) return undefined;
  if (head.kept.fingerprint !== key.fingerprint) return refused({ code: 'idempotency-key-reused' });
  return head.kept;
}

export const isUnknownCaller = (head: Head, tokenHash: string | null): boolean =>
  tokenHash !== null && head.caller === null;

/** The table of this id, if it is a table of this ruleset. */
export async function tableOf(house: House, ask: Ask, head: Head): Promise<Table | undefined> {
  return head.game === null ? undefined : tableAt(house, ask.game, ask.id, head.game.version);
}

export const maySee = (table: Table, caller: Player | null): boolean =>
  table.created.visibility !== 'private' || seatOf(table, caller?.id ?? null) !== null;

/** One fresh read: the table as the caller may see it. */
export async function look(house: House, ask: Ask): Promise<Look | Refused> {
  const head = await headOf(house, ask.tokenHash, ask.id, null);
  if (isUnknownCaller(head, ask.tokenHash)) return refused({ code: 'unauthorized' });
  return (await lookFrom(house, ask, head)) ?? refused({ code: 'not-found' });
}

/** Undefined when the caller may not know of the game. */
export async function lookFrom(house: House, ask: Ask, head: Head): Promise<Look | undefined> {
  const table = await tableOf(house, ask, head);
  return table !== undefined && maySee(table, head.caller) ? lookAgain(house, table, head) : undefined;
}

const NOTHING_ASIDE = { names: [], forks: 0 };

/** What the log does not hold comes from the fresh read; of a fork, it asks besides whether its origin still runs. */
export async function lookAgain(house: House, table: Table, head: Head, isPast = false): Promise<Look> {
  const isFork = table.created.forkedFrom !== null;
  const isOriginRunning = isFork && (await house.store.isOriginRunning(table.id));
  return lookOf(table, head.caller, { ...(head.game ?? NOTHING_ASIDE), isOriginRunning }, isPast);
}

/** The game as it was at a version, for who may see it now: what that viewer was answered then. */
export async function lookBack(house: House, ask: Ask, version: number): Promise<Look | Refused> {
  const head = await headOf(house, ask.tokenHash, ask.id, null);
  if (isUnknownCaller(head, ask.tokenHash)) return refused({ code: 'unauthorized' });
  const now = await lookFrom(house, ask, head);
  if (now === undefined) return refused({ code: 'not-found' });
  if (version === now.table.version) return { ...now, isPast: true };
  const commits = version > now.table.version ? [] : await house.store.commits(ask.id, 0);
  const count = commits.findIndex((commit) => commit.version === version) + 1;
  if (count === 0)
    return refused({ code: 'invalid-query', pointer: '/at', message: 'Not a version of this game.' });
  const then = await lookAgain(house, replay(ask.id, ask.game, null, commits.slice(0, count)), head, true);
  return { ...then, names: namesThen(then, now) };
}

/** Names are known of who sits here now; seats of a waiting table change hands. */
function namesThen({ table }: Look, now: Look): readonly (string | null)[] {
  return table.seats.map(({ playerId }) => {
    const seat = seatOf(now.table, playerId);
    return seat === null ? null : (now.names[seat] ?? null);
  });
}

export interface LogPage {
  readonly events: readonly Entry[];
  readonly version: number;
  /** Where the next page begins: its `after`; null when this page reaches the end. */
  readonly next: number | null;
}

/** What a page is to hold. */
export interface PageAsk extends Reading {
  readonly limit: number;
}

/** The entries after a seq, at most `limit`. A page never needs more than `limit` commits: each holds a fact. */
export async function readLog(house: House, ask: Ask, page: PageAsk): Promise<LogPage | Refused> {
  const seen = await look(house, ask);
  return 'refused' in seen ? seen : pageOf(house, ask, seen, page);
}

/** The same for who has just looked. */
export async function pageOf(
  house: House,
  ask: Ask,
  { table, you }: Look,
  { after, limit, isAnnotated }: PageAsk,
): Promise<LogPage> {
  // The log may have grown since the look, and seats may have changed hands in it: what is newer is for the next page.
  const commits = after >= table.version ? [] : await house.store.commits(ask.id, after, limit);
  const known = commits.filter(({ version }) => version <= table.version);
  const events = entriesOf(ask.game, known, viewerOf(you), { after, isAnnotated }).slice(0, limit);
  const last = events.at(-1)?.seq ?? after;
  return { events, version: table.version, next: last < table.version ? last : null };
}

export interface Fairness {
  readonly algorithm: string;
  readonly deal: PublicDeal;
  readonly commitment: string | null;
  readonly serverSeed: string | null;
  readonly clientSeeds: readonly string[];
  readonly piles: Readonly<
    Record<string, { unshuffled: readonly string[]; order: readonly string[] | null }>
  >;
}

/** How the cards were ordered. Seed and orders are told when the game is over, not before. */
export async function fairness(house: House, ask: Ask): Promise<Fairness | Refused> {
  const seen = await look(house, ask);
  if ('refused' in seen) return seen;
  const { table } = seen;
  const { deal } = table.created;
  const seed = seedOf(table);
  const algorithm = seed !== null ? 'salon-1' : deal.kind === 'cards' ? 'given' : deal.kind;
  const { commitment } = fairnessNoteOf(seen);
  const orders: Piles | null = isSeedOpen(seen) ? table.piles : null;
  const piles = Object.entries(unshuffledOf(table)).map(([pile, unshuffled]) => {
    return [pile, { unshuffled, order: orders?.[pile] ?? null }] as const;
  });
  return {
    algorithm,
    deal,
    commitment,
    serverSeed: isSeedOpen(seen) && seed !== null ? Buffer.from(seed).toString('hex') : null,
    clientSeeds: table.seats.map(({ clientSeed }) => clientSeed),
    piles: Object.fromEntries(piles),
  };
}
