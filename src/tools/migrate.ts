/**
 * `npm run migrate`: brings the tables of a database up to date. `npm start` does the same by itself; a Worker can't,
 * so its database is prepared from here: DATABASE_URL=… DATABASE_AUTH_TOKEN=… npm run migrate
 */
import { readEnvironment } from '../environment.ts';
import { asUnavailable } from '../store/connection.ts';
import { openStore } from '../store/open.ts';

async function main(): Promise<void> {
  const { database } = readEnvironment(process.env);
  const { close } = await openStore(database);
  await close();
  console.log('The tables are up to date.');
}

main().catch((thrown: unknown) => {
  const error = asUnavailable(thrown);
  console.error(`The tables are as they were: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
