/** What was acknowledged, compared with what a file holds once its server is gone. */
import { games } from '../../src/games/index.ts';
import { openEmbedded } from '../../src/store/embedded.ts';
import { audit } from '../../src/tools/audit.ts';
import type { Acknowledged } from './crowd.ts';

/**
 * One line for each acknowledged version that is not in the log, and for each game whose log has a gap, holds half a
 * move or doesn't replay to what the tables say. Empty: all is well.
 */
export async function faultsIn(url: string, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const file = await openEmbedded(url);
  const { rows } = await file.read({ sql: `select game_id || ' ' || version from log`, args: [] });
  const written = new Set(rows.map((row) => row[0]));
  const { faults } = await audit(file, games);
  await file.close();
  const lost = acknowledged.filter(({ game, version }) => !written.has(`${game} ${version}`));
  return [
    ...lost.map(({ game, version }) => `${game}: version ${version} was acknowledged and is lost`),
    ...faults.map(({ gameId, fault }) => `${gameId}: ${fault}`),
  ];
}
