/** Salon as people start it: the Node process, on a free port and a database of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Server {
  readonly url: string;
  /** Ends the process the way an operator would, and removes the database. Resolves to its exit code. */
  stop(): Promise<number | null>;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Runs a script of this project with Node and the loader. */
export const runScript = (
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) =>
  spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'pipe',
  });

/** Resolves once the server listens; rejects with what it said if it ends before. */
export async function startServer(env: Readonly<Record<string, string>> = {}): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'salon-'));
  const child = runScript('src/node.ts', [], {
    PORT: '0',
    DATABASE_URL: `file:${join(folder, 'salon.db')}`,
    LOG_LEVEL: 'info',
    ...env,
  });
  const exited = once(child, 'exit');
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the server ended: ${said}`)));
    createInterface(child.stdout).on('line', (line) => {
      const [found] = /http:\/\/[\w.:[\]]+/.exec(line) ?? [];
      if (line.includes('listens') && found !== undefined) resolve(found);
    });
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      const [code] = await exited;
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a script to its end, with this on its standard input. */
export async function runToEnd(
  script: string,
  args: readonly string[],
  input = '',
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const child = runScript(script, args, env);
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return { code, stdout, stderr };
}
