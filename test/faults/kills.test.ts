/** The server is killed while people play, and told to stop while it works. */
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockInProcess, onDisk } from '../store/children.ts';
import { temporaryFolder } from '../support/folder.ts';
import type { Json } from '../support/json.ts';
import { startSalon } from '../support/servers.ts';
import { Crowd } from './crowd.ts';
import { faultsIn } from './ledger.ts';

const folder = temporaryFolder();

describe('a server that is killed', () => {
  it('has lost nothing that it acknowledged, and left no half of a move', async () => {
    const database = `file:${join(folder, 'kills.db')}`;
    let server = await startSalon(database);
    const crowd = new Crowd(server.url, 6);
    for (let kill = 0; kill < 2; kill++) {
      await crowd.untilAcknowledged(30);
      await server.stop('SIGKILL');
      expect(await faultsIn(database, crowd.acknowledged)).toEqual([]);
      server = await startSalon(database);
      crowd.goTo(server.url);
    }
    await crowd.untilAcknowledged(30);
    await crowd.goHome();
    expect(await server.stop()).toBe(0);
    expect(crowd.surprises).toEqual([]);
    expect(await faultsIn(database, crowd.acknowledged)).toEqual([]);
  });
});

describe('a server that is told to stop', () => {
  it('finishes the move it is at, then ends well', async () => {
    const database = `file:${join(folder, 'stops.db')}`;
    const server = await startSalon(database);
    const said: string[] = [];
    server.process.stdout?.on('data', (chunk) => said.push(String(chunk)));
    const headers = { 'Content-Type': 'application/json' };
    const create = await fetch(`${server.url}/v1/portraits`, { method: 'POST', headers, body: '{}' });
    const game: Json = await create.json();

    // The lock keeps the move in flight until the server has been told.
    const lock = await lockInProcess(database, 60_000);
    const moving = fetch(`${server.url}/v1/portraits/${game.id}/moves`, {
      method: 'POST',
      headers: { ...headers, Authorization: `Bearer ${game.credentials.token}` },
      body: JSON.stringify({ move: game.legalMoves[0].move, expectedVersion: game.version }),
    });
    for (let i = 0; i < 20; i++) await (await fetch(`${server.url}/healthz`)).text();
    const stopping = server.stop();
    while (!said.join('').includes('finishing what is in flight')) {
      if (server.process.stdout) await once(server.process.stdout, 'data');
    }
    await lock.release();

    const moved = await moving;
    expect(moved.status).toBe(200);
    const { version }: Json = await moved.json();
    expect(await stopping).toBe(0);
    expect((await onDisk(database, game.id)).log).toEqual([game.version, version]);
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  });
});
