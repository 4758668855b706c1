/** Processes beside the test's own: one that writes until it is killed, one that locks the file. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client/sqlite3';

function start(script: string, args: readonly string[]): ChildProcess {
  const path = fileURLToPath(new URL(script, import.meta.url));
  return spawn(process.execPath, ['--import', 'tsx', path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

export interface Lock {
  /** Resolves when the process has ended by itself. */
  readonly ended: Promise<unknown>;
  /** Ends the process. */
  release(): Promise<unknown>;
}

/** Starts a process that locks the file, resolves once it holds the lock. */
export async function lockInProcess(url: string, milliseconds: number, what = 'write'): Promise<Lock> {
  const child = start('./child-locker.ts', [url, String(milliseconds), what]);
  const ended = once(child, 'exit');
  if (child.stdout) await once(child.stdout, 'data');
  return {
    ended,
    release: () => {
      child.kill();
      return ended;
    },
  };
}

/** What a writer said before it died: the acknowledged versions of each game. */
export type Acknowledged = Map<string, number[]>;

/** Lets a process write until it has acknowledged so many writes, then kills it on the spot. */
export async function killedWriter(
  url: string,
  id: string,
  after: number,
  parallel = 1,
): Promise<Acknowledged> {
  const child = start('./child-writer.ts', [url, id, String(parallel)]);
  const exited = once(child, 'close');
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += chunk;
    if (said.split('\n').length > after) child.kill('SIGKILL');
  });
  await exited;
  const acknowledged: Acknowledged = new Map();
  // What stands after the last line end was cut off by the kill.
  for (const line of said.split('\n').slice(0, -1)) {
    const [game = '', version] = line.split(' ');
    acknowledged.set(game, [...(acknowledged.get(game) ?? []), Number(version)]);
  }
  return acknowledged;
}

/** What a fresh connection finds in the file: the versions in the log of a game, and the version it stands at. */
export async function onDisk(url: string, game: string): Promise<{ log: number[]; version: number }> {
  const client = createClient({ url, concurrency: 1, timeout: 5_000 });
  const log = await client.execute({
    sql: 'select version from log where game_id = ? order by version',
    args: [game],
  });
  const row = await client.execute({ sql: 'select version from games where id = ?', args: [game] });
  client.close();
  return { log: log.rows.map((commit) => Number(commit[0])), version: Number(row.rows[0]?.[0] ?? 0) };
}
