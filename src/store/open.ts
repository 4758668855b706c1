/** The store of a Node process, whichever database its URL names. */
import type { Store } from '../table/ports.ts';
import { openEmbedded } from './embedded.ts';
import { type HttpDatabase, httpConnection } from './http.ts';
import { createLibsqlStore } from './libsql.ts';
import { migrate } from './migrate.ts';

export interface OpenStore {
  readonly store: Store;
  /** Finishes what was asked for, then lets go of the database. */
  close(): Promise<void>;
}

/** Opens `file:` URLs in this process and others over HTTP, with the tables brought up to date. */
export async function openStore(database: HttpDatabase): Promise<OpenStore> {
  if (database.url.startsWith('file:')) {
    const file = await openEmbedded(database.url);
    await migrate(file);
    return { store: createLibsqlStore(file), close: () => file.close() };
  }
  const connection = httpConnection(database);
  await migrate(connection);
  return { store: createLibsqlStore(connection), close: async () => {} };
}
