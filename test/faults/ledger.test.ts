/** The ledger of the fault tests finds what it looks for. */
import { join } from 'node:path';
import { createClient } from '@libsql/client/sqlite3';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { startSalon } from '../support/servers.ts';
import { Crowd } from './crowd.ts';
import { faultsIn } from './ledger.ts';

describe('the ledger', () => {
  it('finds nothing where all is well, and what is lost or cut in half where it is not', async () => {
    const database = `file:${join(temporaryFolder(), 'ledger.db')}`;
    const server = await startSalon(database);
    const crowd = new Crowd(server.url, 1);
    await crowd.untilAcknowledged(4);
    await crowd.goHome();
    await server.stop();
    const [created, first] = crowd.acknowledged;
    const game = created?.game ?? '';
    expect(await faultsIn(database, crowd.acknowledged)).toEqual([]);
    expect(await faultsIn(database, [{ game, version: 9_999 }])).toEqual([
      `${game}: version 9999 was acknowledged and is lost`,
    ]);

    const client = createClient({ url: database });
    await client.execute({
      sql: 'delete from log where game_id = ? and version = ?',
      args: [game, first?.version ?? 0],
    });
    client.close();
    const [lost, gap] = await faultsIn(database, crowd.acknowledged);
    expect(lost).toBe(`${game}: version ${first?.version} was acknowledged and is lost`);
    expect(gap).toMatch(new RegExp(`^${game}: .*seq`));
  });
});
