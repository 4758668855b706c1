/**
 * `npm run dev:worker`: the Worker in workerd on this machine, with libSQL over HTTP on `.data/worker.db` as its
 * database. Further arguments go to wrangler, e.g. `npm run dev:worker -- --port 8788`. Stops with Ctrl-C.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEndpoint } from './hrana.ts';

const PORT = '8787';
const root = fileURLToPath(new URL('../../', import.meta.url));
const wrangler = join(
  dirname(createRequire(import.meta.url).resolve('wrangler/package.json')),
  'bin/wrangler.js',
);

const endpoint = await startEndpoint({ file: join(root, '.data/worker.db') });
const args = ['dev', '--var', `DATABASE_URL:${endpoint.url()}`, '--show-interactive-dev-session=false'];
const told = process.argv.slice(2);
// As on Node: nobody else reaches this machine's Worker. `--var RATE_LIMIT:on` tries the limits out.
const limits = told.some((one) => one.startsWith('RATE_LIMIT:')) ? [] : ['--var', 'RATE_LIMIT:off'];
const child = spawn(
  process.execPath,
  [wrangler, ...args, ...limits, ...(told.includes('--port') ? [] : ['--port', PORT]), ...told],
  { cwd: root, stdio: 'inherit', env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } },
);

// A terminal sends Ctrl-C to wrangler as well; what comes to this process alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', async (code) => {
  await endpoint.close();
  process.exitCode = code ?? 0;
});
