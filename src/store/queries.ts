/** The rarer questions, through drizzle: lists of games. */
import type { InValue } from '@libsql/client/web';
import { and, asc, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { drizzle } from 'drizzle-orm/sqlite-proxy';
import type { ListedGame, ListQuery } from '../table/ports.ts';
import { asUnavailable, type Connection } from './connection.ts';
import { games, players, seats } from './schema.ts';

type Listed = Omit<ListedGame, 'seats'> & { seats: ListedGame['seats'][number][] };

/** The seat that makes a game one of the player's. */
const own = alias(seats, 'own');

/** Drizzle on a connection: its queries become statements, its own wrapping of errors stays outside. */
export function overConnection(connection: Connection) {
  return drizzle(async (text, params: InValue[], method) => {
    const statement = { sql: text, args: params };
    const result =
      method === 'run' ? (await connection.write([statement]))[0] : await connection.read(statement);
    return { rows: result?.rows.map((row) => Array.from(row)) ?? [] };
  });
}

/** Drizzle wraps what the connection threw. */
const unwrapped = <T>(question: Promise<T>): Promise<T> =>
  question.catch((error) => {
    throw asUnavailable(error);
  });

/** After a place in the list, which runs from the newest game to the oldest. */
const isAfter = (query: ListQuery, createdAt: SQLWrapper, id: SQLWrapper): SQL | undefined =>
  query.after ? sql`(${createdAt}, ${id}) < (${query.after.createdAt}, ${query.after.id})` : undefined;

const isWanted = ({ ruleset, status }: ListQuery): SQL | undefined =>
  and(
    ruleset === null ? undefined : eq(games.ruleset, ruleset),
    status === null ? undefined : eq(games.status, status),
  );

type Database = ReturnType<typeof overConnection>;

const publicPage = (db: Database, query: ListQuery) =>
  db
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.visibility, 'public'), isWanted(query), isAfter(query, games.createdAt, games.id)))
    .orderBy(desc(games.createdAt), desc(games.id))
    .limit(query.limit);

/** Walks the player's seats in the order of the list; `awaited = 1` is spelt out so that its own index serves. */
const ownPage = (db: Database, query: ListQuery, playerId: string) =>
  db
    .select({ id: games.id })
    .from(own)
    .innerJoin(games, eq(games.id, own.gameId))
    .where(
      and(
        eq(own.playerId, playerId),
        query.myTurn ? sql`${own.awaited} = 1` : undefined,
        isWanted(query),
        isAfter(query, own.createdAt, own.gameId),
      ),
    )
    .groupBy(own.createdAt, own.gameId)
    .orderBy(desc(own.createdAt), desc(own.gameId))
    .limit(query.limit);

/** One page of games with their seats, newest first, in one statement. */
export async function listGames(connection: Connection, query: ListQuery): Promise<readonly ListedGame[]> {
  const db = overConnection(connection);
  const page = query.playerId === null ? publicPage(db, query) : ownPage(db, query, query.playerId);
  const rows = await unwrapped(
    db
      .select({ game: games, seat: seats, name: players.name })
      .from(games)
      .leftJoin(seats, eq(seats.gameId, games.id))
      .leftJoin(players, eq(players.id, seats.playerId))
      .where(inArray(games.id, page))
      .orderBy(desc(games.createdAt), desc(games.id), asc(seats.seat)),
  );
  const listed = new Map<string, Listed>();
  for (const { game, seat, name } of rows) {
    const entry: Listed = listed.get(game.id) ?? { ...game, seats: [] };
    listed.set(game.id, entry);
    if (seat === null) continue;
    const { gameId: _game, createdAt: _createdAt, ...shown } = seat;
    entry.seats.push({ ...shown, name });
  }
  return [...listed.values()];
}

/** The waiting and active games in which the player holds a seat that is not resigned, oldest first. */
export function openGames(connection: Connection, playerId: string) {
  return unwrapped(
    overConnection(connection)
      .selectDistinct({ id: games.id, ruleset: games.ruleset })
      .from(seats)
      .innerJoin(games, eq(games.id, seats.gameId))
      .where(
        and(
          eq(seats.playerId, playerId),
          eq(seats.resigned, false),
          inArray(games.status, ['waiting', 'active']),
        ),
      )
      .orderBy(asc(games.createdAt), asc(games.id)),
  );
}
