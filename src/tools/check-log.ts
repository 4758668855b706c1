/**
 * Verifies every stored game and says what it finds; exit code 1 when anything is wrong.
 *
 *   npm run check-log                                  (the database that `npm start` uses)
 *   DATABASE_URL=libsql://… DATABASE_AUTH_TOKEN=… npm run check-log
 */
import { existsSync } from 'node:fs';
import { DrizzleQueryError } from 'drizzle-orm';
import { readEnvironment } from '../environment.ts';
import { games } from '../games/index.ts';
import { asUnavailable } from '../store/connection.ts';
import { openEmbedded, pathOf } from '../store/embedded.ts';
import { httpConnection } from '../store/http.ts';
import { audit } from './audit.ts';

/** Opens what is there: a file that would have to be made first has no games, and the name of it is misspelt. */
async function open() {
  const { database } = readEnvironment(process.env);
  if (!database.url.startsWith('file:'))
    return { connection: httpConnection(database), close: async () => {} };
  const path = pathOf(database.url);
  if (!existsSync(path)) throw new Error(`there is no file ${path}; DATABASE_URL names another one.`);
  const file = await openEmbedded(database.url);
  return { connection: file, close: () => file.close() };
}

async function main(): Promise<number> {
  const { connection, close } = await open();
  const started = performance.now();
  const { faults, ...counts } = await audit(connection, games, (count) => {
    if (process.stderr.isTTY && count % 100 === 0) process.stderr.write(`\r${count} games`);
  }).finally(close);
  for (const { gameId, fault } of faults) console.log(`${gameId}: ${fault}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const read = `${counts.games} games, ${counts.commits} commits, ${counts.facts} facts in ${seconds} s`;
  console.log(`${read}: ${faults.length === 0 ? 'all is well' : `${faults.length} faults`}`);
  return faults.length === 0 ? 0 : 1;
}

/** One line, no statement: what the query wraps tells what is wrong with the database. */
function reasonOf(thrown: unknown): string {
  const error = asUnavailable(thrown instanceof DrizzleQueryError ? (thrown.cause ?? thrown) : thrown);
  return error instanceof Error ? error.message : String(error);
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(`The games cannot be checked: ${reasonOf(error)}`);
    process.exitCode = 1;
  },
);
