/** The tables. `log` is the truth; `games` and `seats` are projections of it; `players` and `idempotency` are records. */
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Outcome } from '../core/outcome.ts';
import type { PublicDeal, StoredFact, Visibility } from '../table/facts.ts';
import type { AwaitedSeat, SeatRow, Status } from '../table/ports.ts';

/** Moments are milliseconds since 1970, in INTEGER columns. */
const moment = (name: string) => integer(name).notNull();

export const players = sqliteTable('players', {
  id: text('id').primaryKey(),
  name: text('name'),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: moment('created_at'),
});

export const games = sqliteTable(
  'games',
  {
    id: text('id').primaryKey(),
    ruleset: text('ruleset').notNull(),
    rulesVersion: integer('rules_version').notNull(),
    title: text('title'),
    visibility: text('visibility').$type<Visibility>().notNull(),
    status: text('status').$type<Status>().notNull(),
    version: integer('version').notNull(),
    deal: text('deal', { mode: 'json' }).$type<PublicDeal>().notNull(),
    awaiting: text('awaiting', { mode: 'json' }).$type<readonly AwaitedSeat[]>().notNull(),
    outcome: text('outcome', { mode: 'json' }).$type<Outcome>(),
    originId: text('origin_id'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  (game) => [
    index('games_by_visibility').on(game.visibility, game.createdAt, game.id),
    index('games_by_status').on(game.visibility, game.status, game.createdAt, game.id),
    index('games_by_origin').on(game.originId).where(sql`origin_id is not null`),
  ],
);

export const seats = sqliteTable(
  'seats',
  {
    gameId: text('game_id').notNull(),
    seat: integer('seat').notNull(),
    kind: text('kind').$type<SeatRow['kind']>().notNull(),
    playerId: text('player_id'),
    resigned: integer('resigned', { mode: 'boolean' }).notNull(),
    awaited: integer('awaited', { mode: 'boolean' }).notNull(),
    /** When the game was created: here too, so that an index holds a player's games in the order of the list. */
    createdAt: moment('created_at'),
  },
  (seat) => [
    primaryKey({ columns: [seat.gameId, seat.seat] }),
    index('seats_by_player').on(seat.playerId, seat.createdAt, seat.gameId),
    index('seats_awaited').on(seat.playerId, seat.createdAt, seat.gameId).where(sql`awaited = 1`),
  ],
);

/** One row per commit, so that half a move can't exist. */
export const log = sqliteTable(
  'log',
  {
    gameId: text('game_id').notNull(),
    version: integer('version').notNull(),
    firstSeq: integer('first_seq').notNull(),
    at: moment('at'),
    facts: text('facts', { mode: 'json' }).$type<readonly StoredFact[]>().notNull(),
  },
  (commit) => [primaryKey({ columns: [commit.gameId, commit.version] })],
);

export const idempotency = sqliteTable(
  'idempotency',
  {
    playerId: text('player_id').notNull(),
    key: text('key').notNull(),
    /** Which attempt of a write took the key; null for an answer kept without a write. */
    claim: text('claim'),
    fingerprint: text('fingerprint').notNull(),
    status: integer('status').notNull(),
    headers: text('headers', { mode: 'json' }).$type<Readonly<Record<string, string>>>().notNull(),
    body: text('body').notNull(),
    at: moment('at'),
  },
  (answer) => [
    primaryKey({ columns: [answer.playerId, answer.key] }),
    index('idempotency_by_time').on(answer.at),
  ],
);
