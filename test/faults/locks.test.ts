/** The file is locked by somebody else while people play: they wait, or are told to come again; nothing is lost. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockInProcess } from '../store/children.ts';
import { temporaryFolder } from '../support/folder.ts';
import { startSalon } from '../support/servers.ts';
import { Crowd } from './crowd.ts';
import { faultsIn } from './ledger.ts';

/** Longer than a write waits. */
const LOCK_MS = 6_500;

describe('a locked file', () => {
  it('means waiting or 503, while everything else is answered; what was acknowledged is there', async () => {
    const database = `file:${join(temporaryFolder(), 'locks.db')}`;
    const server = await startSalon(database);
    const crowd = new Crowd(server.url, 6);
    await crowd.untilAcknowledged(20);

    const lock = await lockInProcess(database, LOCK_MS);
    let isLocked = true;
    lock.ended.then(() => {
      isLocked = false;
    });
    let answers = 0;
    for (; isLocked; answers++) expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    // A server that stood still in the database's own waiting would answer no more than two or three.
    expect(answers).toBeGreaterThan(20);
    expect(crowd.statuses.get(503)).toBeGreaterThan(0);

    await crowd.untilAcknowledged(20);
    await crowd.goHome();
    expect(await server.stop()).toBe(0);
    expect(crowd.surprises).toEqual([]);
    expect(await faultsIn(database, crowd.acknowledged)).toEqual([]);
  });
});
