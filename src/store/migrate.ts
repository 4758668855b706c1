/** Brings a database's tables up to date. Node only, since it reads files: Workers find the tables as they are. */
import { fileURLToPath } from 'node:url';
import { migrate as applyMigrations } from 'drizzle-orm/sqlite-proxy/migrator';
import type { Connection } from './connection.ts';
import { overConnection } from './queries.ts';

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** Applies what is missing of `drizzle/`, all in one transaction. Does nothing when nothing is missing. */
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
  await apply().catch(apply);
}
