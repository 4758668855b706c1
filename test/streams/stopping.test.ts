/** The process as it is started, told to stop while clients follow. */
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { connect, seqs } from './clients.ts';
import { startSalon } from './process.ts';
import { openTable } from './server.ts';

it('SIGTERM asks followers to come back, and the process ends in good order and soon', async () => {
  const salon = await startSalon(`file:${join(temporaryFolder(), 'salon.db')}`);
  const table = await openTable(salon);
  const clients = await Promise.all(Array.from({ length: 20 }, () => connect(table.url)));
  const polled = fetch(`${table.url}/events?after=99`, { headers: { Prefer: 'wait=30' } });
  // Long enough for the poll to wait; if it should not, the test tells the same.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const exited = once(salon.process, 'exit');
  salon.process.kill('SIGTERM');
  await Promise.all(clients.map(({ over }) => over));
  for (const { ids, names } of clients) expect([ids, names]).toEqual([seqs(table.version), ['pause']]);
  expect(await (await polled).json()).toMatchObject({ events: [], version: table.version });
  expect(await exited).toEqual([0, null]);
});
