/**
 * Verifies every stored game and says what it finds; exit code 1 when anything is wrong.
 *
 *   npm run check-log                                  (the database that `npm start` uses)
 *   DATABASE_URL=libsql://… DATABASE_AUTH_TOKEN=… npm run check-log
 */
import { readEnvironment } from '../environment.ts';
import { games } from '../games/index.ts';
import { openEmbedded } from '../store/embedded.ts';
import { httpConnection } from '../store/http.ts';
import { audit } from './audit.ts';

const { database } = readEnvironment(process.env);
const file = database.url.startsWith('file:') ? await openEmbedded(database.url) : undefined;
const started = performance.now();
const { faults, ...counts } = await audit(file ?? httpConnection(database), games, (count) => {
  if (process.stderr.isTTY && count % 100 === 0) process.stderr.write(`\r${count} games`);
});
await file?.close();

for (const { gameId, fault } of faults) console.log(`${gameId}: ${fault}`);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const read = `${counts.games} games, ${counts.commits} commits, ${counts.facts} facts in ${seconds} s`;
console.log(`${read}: ${faults.length === 0 ? 'all is well' : `${faults.length} faults`}`);
process.exitCode = faults.length === 0 ? 0 : 1;
