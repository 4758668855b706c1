/** Servers and loads as processes of their own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Load, Measured } from './load.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const TSX = ['--import', 'tsx'];

export interface Server {
  readonly url: string;
  readonly process: ChildProcess;
  /** Ends it with SIGTERM. */
  stop(): Promise<void>;
}

/** Starts a server on a free port and waits for the line that names its address. */
export async function startServer(
  script: string,
  { args = [], flags = [], env = {} }: { args?: string[]; flags?: string[]; env?: Record<string, string> },
): Promise<Server> {
  const child = spawn(process.execPath, [...flags, ...TSX, here(script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/[\d.]+:\d+/.exec(line)?.[0];
    if (url === undefined) continue;
    child.stdout.resume();
    return { url, process: child, stop };
  }
  throw new Error(`${script} ended before it listened`);
}

/** Salon as `npm start` runs it, on this database. */
export const startSalon = (database: string, flags: string[] = []): Promise<Server> =>
  startServer('../../src/node.ts', {
    flags,
    env: { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: database, LOG_LEVEL: 'info', RATE_LIMIT: 'off' },
  });

export const startFloor = (database: string): Promise<Server> =>
  startServer('./floor.ts', { args: [database] });

/** Microseconds of CPU that a process has used, in steps of 10 ms. Only where there is /proc; NaN elsewhere. */
export function cpuOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  } catch {
    return Number.NaN;
  }
}

/** Runs a load to its end; `onWarm` is called when it begins to count. */
export async function runLoad(load: Load, onWarm: () => void): Promise<Measured> {
  const child = spawn(process.execPath, [...TSX, here('./load.ts'), JSON.stringify(load)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let last = '';
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'warm') onWarm();
    last = line;
  }
  return JSON.parse(last);
}
