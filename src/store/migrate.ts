/** Brings a database's tables up to date. Node only, since it reads files: Workers find the tables as they are. */
import { fileURLToPath } from 'node:url';
import { DrizzleQueryError } from 'drizzle-orm';
import { migrate as applyMigrations } from 'drizzle-orm/sqlite-proxy/migrator';
import { asUnavailable, type Connection } from './connection.ts';
import { overConnection } from './queries.ts';

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/**
 * Applies what is missing of `drizzle/`, all in one transaction. Does nothing when nothing is missing. Throws
 * `StoreUnavailable` as the connection does.
 */
export async function migrate(connection: Connection): Promise<void> {
  const apply = () =>
    applyMigrations(
      overConnection(connection),
      async (queries) => {
        if (queries.length > 0) await connection.write(queries.map((sql) => ({ sql, args: [] })));
      },
      { migrationsFolder },
    );
  // A second process that starts at the same moment finds the tables made; then there is nothing left to do.
  // What drizzle wraps around a fault of the connection is a statement, which tells nobody what is wrong.
  await apply()
    .catch(apply)
    .catch((error) => {
      throw asUnavailable(error instanceof DrizzleQueryError ? (error.cause ?? error) : error);
    });
}
