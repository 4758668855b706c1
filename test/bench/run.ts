/**
 * All measurements in one run. They compare and time; nothing here is a test of correctness.
 *
 *     npm run bench
 *     npm run bench -- --only move,look --seconds 2 --rounds 1
 *     npm run bench -- --only look --profile /tmp/profiles
 *
 * `--only`: move, look, pure, events, answers. Ends with 1 when something is slower than it should be.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchAnswers } from './answers.ts';
import { benchEvents } from './events.ts';
import { benchHttp } from './http.ts';
import { benchPure } from './pure.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'move,look,pure,events,answers' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
    profile: { type: 'string' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'salon-bench-'));
const bench = {
  folder,
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
  connections: Number(values.connections),
  flags: values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`],
};

const parts: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  move: () => benchHttp('move', bench),
  look: () => benchHttp('look', bench),
  pure: () => benchPure(bench.seconds),
  events: () => benchEvents(folder),
  answers: () => benchAnswers(folder),
};

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`);
let isGood = true;
for (const name of values.only.split(',')) {
  const part = parts[name];
  if (part === undefined) throw new Error(`--only takes ${Object.keys(parts).join(', ')}`);
  isGood = (await part()) && isGood;
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = isGood ? 0 : 1;
