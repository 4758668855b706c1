/** A Salon for the documents: the app as it is served, on a database of its own. */
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { createApp } from '../../src/app.ts';
import { systemIds } from '../../src/chance.ts';
import type { App } from '../../src/http/env.ts';
import { pollingNews } from '../../src/news/polling.ts';
import { createMemoryStore } from '../../src/store/memory.ts';
import { openStore } from '../../src/store/open.ts';
import type { Ports } from '../../src/table/ports.ts';
import { temporaryFolder } from '../support/folder.ts';

const log: Ports['log'] = (level, message, fields) => {
  if (level === 'error') console.error(message, fields);
};

export async function openDocumentedSalon(): Promise<App> {
  const { store, close } = await openStore({ url: `file:${join(temporaryFolder(), 'salon.db')}` });
  afterAll(close);
  return createApp({ store, now: Date.now, ids: systemIds, log, assets: async () => undefined });
}

/** Ports for a house that is only looked at. */
export function portsForHouse() {
  const store = createMemoryStore();
  return { store, news: pollingNews(store), now: Date.now, ids: systemIds, log };
}
