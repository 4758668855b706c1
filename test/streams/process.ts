/** Salon as `npm start` runs it, in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ENTRY = fileURLToPath(new URL('../../src/node.ts', import.meta.url));

export interface SalonProcess {
  readonly url: string;
  readonly process: ChildProcess;
}

/** More than any test needs. */
export const MANY_FILES = 1024;

/** On this database, on a free port, with so many files open at most; resolves once it listens. */
export async function startSalon(database: string, mostFiles = MANY_FILES): Promise<SalonProcess> {
  const limited = `ulimit -n ${mostFiles}; exec "$@"`;
  const child = spawn('sh', ['-c', limited, 'sh', process.execPath, '--import', 'tsx', ENTRY], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: database },
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
    if (url === undefined) continue;
    child.stdout.resume();
    return { url, process: child };
  }
  throw new Error('Salon ended before it listened');
}
