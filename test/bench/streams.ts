/**
 * How soon followers have what happens: one game in one Node process, its followers in another, moves from a third.
 *
 *     npm run bench:streams [-- --followers 1000 --commits 200]
 *
 * From the moment a move is sent to the moment a follower has its event, the write to disk included.
 * Ends with 1 when a follower missed an event, or when the slowest hundredth took 100 ms or longer.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { MANY_FILES, startSalon } from '../streams/process.ts';
import { ask } from '../streams/server.ts';

const MOST_P99_MS = 100;
const BETWEEN_MS = 50;
/** The first commits find everything cold: followers have them, but they are not counted. */
const WARM_UP = 10;

const { values } = parseArgs({
  options: {
    followers: { type: 'string', default: '1000' },
    commits: { type: 'string', default: '200' },
  },
});
const [followers, commits] = [Number(values.followers), Number(values.commits)];

const now = (): number => performance.timeOrigin + performance.now();
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Sent {
  readonly at: number;
  readonly version: number;
}

/** Moves and takes them back in turn; in the end the player gives up. */
async function play(game: string, token: string): Promise<Sent[]> {
  const sent: Sent[] = [];
  let { legalMoves } = await ask(game, undefined, token);
  for (let i = 0; i < commits; i++) {
    await later(BETWEEN_MS);
    const at = now();
    const isMove = i % 2 === 0;
    const done = await ask(
      `${game}/${isMove ? 'moves' : 'undo'}`,
      isMove ? { move: legalMoves[0].move } : {},
      token,
    );
    sent.push({ at, version: done.version });
    legalMoves = done.legalMoves;
  }
  await ask(`${game}/resign`, {}, token);
  return sent;
}

async function measure(url: string): Promise<boolean> {
  const { id, version, credentials } = await ask(`${url}/v1/picture-gallery`, {
    deal: { kind: 'numbered', number: 1 },
  });
  const game = `${url}/v1/picture-gallery/${id}`;
  const script = fileURLToPath(new URL('./streams-clients.ts', import.meta.url));
  const args = [`${game}/events`, String(version), String(followers)];
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let sent: readonly Sent[] = [];
  let arrivals: Readonly<Record<string, readonly number[]>> = {};
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'ready') sent = await play(game, credentials.token);
    else arrivals = JSON.parse(line);
  }
  const last = (await ask(game)).version;
  return judge(sent, arrivals, last - version);
}

function judge(
  sent: readonly Sent[],
  arrivals: Readonly<Record<string, readonly number[]>>,
  events: number,
): boolean {
  const times = sent
    .slice(WARM_UP)
    .flatMap(({ at, version }) => (arrivals[version] ?? []).map((arrived) => arrived - at))
    .sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN;
  const heard = Object.values(arrivals).reduce((sum, { length }) => sum + length, 0);
  const isWhole =
    heard === events * followers && Object.values(arrivals).every((a) => a.length === followers);
  const isGood = isWhole && at(0.99) < MOST_P99_MS;
  console.log(
    `${followers} followers, ${events} events in ${commits} commits, ${heard} of ${events * followers} heard`,
  );
  console.log(
    `${isGood ? 'pass' : 'FAIL'}: median ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms (less than ${MOST_P99_MS} wanted), slowest ${times.at(-1)?.toFixed(1)} ms`,
  );
  return isGood;
}

const folder = mkdtempSync(join(tmpdir(), 'salon-streams-'));
const salon = await startSalon(`file:${join(folder, 'salon.db')}`, followers + MANY_FILES);
try {
  process.exitCode = (await measure(salon.url)) ? 0 : 1;
} finally {
  salon.process.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
