/** The host of the HTTP tests in Node: an embedded file of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/table/ports.ts';

export const hostName = 'node';

export interface TestHost {
  readonly store: Store;
  close(): Promise<void>;
}

export async function openHost(): Promise<TestHost> {
  const folder = mkdtempSync(join(tmpdir(), 'salon-http-'));
  const { store, close } = await openStore({ url: `file:${join(folder, 'salon.db')}` });
  return {
    store,
    close: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
