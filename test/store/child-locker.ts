/**
 * A process that holds a lock on a file: the write lock, so that nobody else can write, or with `whole` the file itself,
 * so that nobody else can even read. Prints `locked` when it has the lock and lets go when it ends.
 * Arguments: the URL of the database, for how many milliseconds, `write` or `whole`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@libsql/client/sqlite3';

const [url = '', milliseconds = '1000', what = 'write'] = process.argv.slice(2);
const client = createClient({ url, concurrency: 1, timeout: 5_000 });
if (what === 'whole') await client.executeMultiple('pragma locking_mode = exclusive; create table mine (x)');
else await client.transaction('write');
process.stdout.write('locked\n');
await sleep(Number(milliseconds));
process.exit();
