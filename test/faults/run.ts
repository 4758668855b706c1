/**
 * The faults at length: people play while their server is killed again and again, and while another process locks the
 * file, at times for longer than a request waits. Prints what happened; ends with 1 when something that was acknowledged
 * is missing, when a log has a gap or half a move, when an answer was neither a success nor a 503 with `Retry-After`,
 * or when the server's event loop stood still for more than 300 ms while the file was locked. (At other times a slow
 * disk or a busy machine makes it stand still; that is told, and not judged.)
 *
 *     npm run faults -- --kills 100
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { lockInProcess } from '../store/children.ts';
import { dice } from '../support/dice.ts';
import { type Server, startSalon } from '../support/servers.ts';
import { Crowd } from './crowd.ts';
import { faultsIn } from './ledger.ts';

const LONGEST_STANDSTILL_MS = 300;
/** Longer than a request waits. */
const LONG_LOCK_MS = 6_500;
const PLAYERS = 8;

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});
const kills = Number(values.kills);
const chance = dice(Number(values.seed));
const folder = mkdtempSync(join(tmpdir(), 'salon-faults-'));
const database = `file:${join(folder, 'salon.db')}`;
/** The longest standstill of the server's event loop, in milliseconds. */
const longest = { locked: 0, otherwise: 0 };
let isLocked = false;

async function start(): Promise<Server> {
  const server = await startSalon(database, ['--import', new URL('./watch.ts', import.meta.url).href]);
  server.process.stdout?.on('data', (chunk) => {
    for (const [, ms] of String(chunk).matchAll(/^standstill (\d+)/gm)) {
      const when = isLocked ? 'locked' : 'otherwise';
      longest[when] = Math.max(longest[when], Number(ms));
    }
  });
  return server;
}

/** One life of a server: some play, at times under a lock, killed at any moment, in the lock too. */
async function oneLife(kill: number): Promise<void> {
  await crowd.untilAcknowledged(chance.below(60));
  const isLong = kill % 20 === 10;
  if (isLong || chance.chance(0.3)) {
    const lock = await lockInProcess(database, isLong ? LONG_LOCK_MS : 100 + chance.below(1_400));
    counts.locks++;
    isLocked = true;
    lock.ended.then(() => {
      isLocked = false;
    });
    if (isLong || chance.chance(0.5)) await lock.ended;
    else await sleep(chance.below(300));
  }
  await sleep(chance.below(50));
  await server.stop('SIGKILL');
  counts.kills++;
}

const counts = { kills: 0, locks: 0 };
let server = await start();
const crowd = new Crowd(server.url, PLAYERS);
while (counts.kills < kills) {
  await oneLife(counts.kills);
  server = await start();
  crowd.goTo(server.url);
}
await crowd.untilAcknowledged(PLAYERS);
await crowd.goHome();
const exitCode = await server.stop();

const faults = await faultsIn(database, crowd.acknowledged);
console.log({
  seed: Number(values.seed),
  ...counts,
  acknowledged: crowd.acknowledged.length,
  games: new Set(crowd.acknowledged.map(({ game }) => game)).size,
  statuses: Object.fromEntries(crowd.statuses),
  longestStandstillMs: longest,
  exitCode,
});
for (const line of [...faults, ...crowd.surprises]) console.log(line);
rmSync(folder, { recursive: true, force: true });
const isGood = faults.length === 0 && crowd.surprises.length === 0 && exitCode === 0;
process.exit(isGood && longest.locked <= LONGEST_STANDSTILL_MS ? 0 : 1);
