/** The store on libSQL: over HTTP (Workers, or Node with a database server) or on an embedded file. */
import type { Commit, Head, Store } from '../table/ports.ts';
import type { Cells, Connection, Statement } from './connection.ts';
import { listGames, openGames } from './queries.ts';
import {
  COMMITS,
  forgetStatements,
  HEAD,
  insertPlayer,
  keepStatements,
  RUNNING_ORIGIN,
  writeStatements,
} from './statements.ts';

/** The JSON that a statement made of what this store wrote; its shape is as sure as the statement. */
function parsed(row: Cells | undefined) {
  const json = row?.[0];
  if (typeof json !== 'string') throw new TypeError('The database did not answer with JSON.');
  return JSON.parse(json);
}

/**
 * Keeps nothing between calls. A fresh read is one statement, a write one transaction whose statements all carry
 * the guard: a lost race changes nothing and is told by `false`. Throws `StoreUnavailable` as the connection does.
 */
export function createLibsqlStore(connection: Connection): Store {
  const changed = async (sql: string, args: Statement['args']): Promise<boolean> => {
    const [result] = await connection.write([{ sql, args }]);
    return result?.rowsAffected === 1;
  };
  return {
    async head(query) {
      const args = [query.tokenHash, query.gameId, query.idempotencyKey, query.keptSince];
      const [row] = (await connection.read({ sql: HEAD, args })).rows;
      const head: Head = parsed(row);
      return head;
    },
    async commits(gameId, afterVersion, most = -1) {
      const { rows } = await connection.read({ sql: COMMITS, args: [gameId, afterVersion, most] });
      return rows.map((row): Commit => parsed(row));
    },
    async isOriginRunning(gameId) {
      return (await connection.read({ sql: RUNNING_ORIGIN, args: [gameId] })).rows.length > 0;
    },
    async write(write) {
      const results = await connection.write(writeStatements(write));
      return results.at(-1)?.rowsAffected === 1;
    },
    async keep(answer) {
      const [claim] = await connection.write(keepStatements(answer));
      return claim?.rowsAffected === 1;
    },
    async createPlayer(player) {
      await connection.write([insertPlayer(player)]);
    },
    async renamePlayer(id, name) {
      await changed('update players set name = ? where id = ?', [name, id]);
    },
    rotateToken: (id, oldHash, newHash) =>
      changed('update players set token_hash = ? where id = ? and token_hash = ?', [newHash, id, oldHash]),
    async deletePlayer(id) {
      const results = await connection.write(forgetStatements(id));
      return results.at(-1)?.rows.length === 0;
    },
    list: (query) => listGames(connection, query),
    openGames: (playerId) => openGames(connection, playerId),
    async ping() {
      await connection.read({ sql: 'select 1', args: [] });
    },
  };
}
