/** The floor and the load as processes of their own. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Server, startServer } from '../support/servers.ts';
import type { Load, Measured } from './load.ts';

const LOAD = fileURLToPath(new URL('./load.ts', import.meta.url));

export const startFloor = (database: string): Promise<Server> =>
  startServer(new URL('./floor.ts', import.meta.url), { args: [database] });

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
  const child = spawn(process.execPath, ['--import', 'tsx', LOAD, JSON.stringify(load)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let last = '';
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'warm') onWarm();
    last = line;
  }
  return JSON.parse(last);
}
