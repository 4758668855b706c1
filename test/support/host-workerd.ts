/** The host of the HTTP tests inside workerd: a database of its own, over HTTP. */
import { inject } from 'vitest';
import { httpConnection } from '../../src/store/http.ts';
import { createLibsqlStore } from '../../src/store/libsql.ts';
import type { Store } from '../../src/table/ports.ts';

export const hostName = 'workerd';

export interface TestHost {
  readonly store: Store;
  close(): Promise<void>;
}

export async function openHost(): Promise<TestHost> {
  const url = `${inject('databaseEndpoint')}${crypto.randomUUID()}`;
  return { store: createLibsqlStore(httpConnection({ url })), close: async () => {} };
}
