/** The ledger of the fault tests finds what it looks for. */
import { join } from 'node:path';
import { createClient } from '@libsql/client/sqlite3';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { startSalon } from '../support/servers.ts';
import { Crowd } from './crowd.ts';
import { faultsIn } from './ledger.ts';

/** A game of the crowd with something before and something after the version that is cut out. */
function midGame(acknowledged: Crowd['acknowledged']): { game: string; middle: number } {
  const games = new Map<string, number[]>();
  for (const { game, version } of acknowledged) games.set(game, [...(games.get(game) ?? []), version]);
  for (const [game, versions] of games) {
    const [, middle, after] = versions;
    if (middle !== undefined && after !== undefined) return { game, middle };
  }
  throw new Error('no game of the crowd went on for three versions');
}

describe('the ledger', () => {
  it('finds nothing where all is well, and what is lost or cut in half where it is not', async () => {
    const database = `file:${join(temporaryFolder(), 'ledger.db')}`;
    const server = await startSalon(database);
    const crowd = new Crowd(server.url, 1);
    await crowd.untilAcknowledged(16);
    await crowd.goHome();
    await server.stop();
    const { game, middle } = midGame(crowd.acknowledged);
    expect(await faultsIn(database, crowd.acknowledged)).toEqual([]);
    expect(await faultsIn(database, [{ game, version: 9_999 }])).toEqual([
      `${game}: version 9999 was acknowledged and is lost`,
    ]);

    const client = createClient({ url: database });
    await client.execute({
      sql: 'delete from log where game_id = ? and version = ?',
      args: [game, middle],
    });
    client.close();
    const [lost, gap] = await faultsIn(database, crowd.acknowledged);
    expect(lost).toBe(`${game}: version ${middle} was acknowledged and is lost`);
    expect(gap).toMatch(new RegExp(`^${game}: .*seq`));
  });
});
