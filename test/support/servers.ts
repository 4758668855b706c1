/** Servers as processes of their own, on a free port. Node only. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Server {
  readonly url: string;
  readonly process: ChildProcess;
  /** Ends it, with SIGTERM unless another signal is named; resolves with its exit code (null: killed). */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface Start {
  readonly args?: readonly string[];
  /** Flags of Node, before the script. */
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const running = new Set<ChildProcess>();
/** A test that fails leaves no server behind. */
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a script and waits for the line that names its address. */
export async function startServer(script: URL, { args = [], flags = [], env = {} }: Start): Promise<Server> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...flags, fileURLToPath(script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  running.add(child);
  const exited = once(child, 'exit').finally(() => running.delete(child));
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    const [code]: (number | null)[] = await exited;
    return code ?? null;
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
export const startSalon = (database: string, flags: readonly string[] = []): Promise<Server> =>
  startServer(new URL('../../src/node.ts', import.meta.url), {
    flags,
    env: { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: database, LOG_LEVEL: 'info' },
  });
