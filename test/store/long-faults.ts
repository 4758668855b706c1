/**
 * The fault test at length: one process writes and reads while another locks the file again and again, some of the
 * time for longer than calls wait, and a third writes to the same file and is killed. At the end every acknowledged
 * write must be on disk. Prints what happened; exits with 1 when something is lost or the event loop stood still.
 *
 *   node --import tsx test/store/long-faults.ts [seconds]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../src/store/open.ts';
import { StoreUnavailable } from '../../src/table/ports.ts';
import { type Acknowledged, killedWriter, lockInProcess, onDisk } from './children.ts';
import { aGame, creation, headOf, move } from './samples.ts';

const LONGEST_STANDSTILL_MS = 300;
const seconds = Number(process.argv[2] ?? 60);
const folder = mkdtempSync(join(tmpdir(), 'salon-faults-'));
const url = `file:${join(folder, 'salon.db')}`;
const { store, close } = await openStore({ url });

const acknowledged: Acknowledged = new Map();
const counts = { written: 0, unavailable: 0, locks: 0, kills: 0 };
let isOver = false;

async function play(id: string): Promise<void> {
  const game = aGame(id);
  await store.write(creation(game));
  const versions: number[] = [];
  acknowledged.set(id, versions);
  while (!isOver) {
    try {
      const expected = (await headOf(store, id))?.version ?? 0;
      if (await store.write(move(game, expected))) versions.push(expected + 1);
      counts.written++;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      counts.unavailable++;
    }
    await sleep(5);
  }
}

/** Locks of 0.2 to 2 seconds, every sixth one of 7. */
async function lockAgainAndAgain(): Promise<void> {
  while (!isOver) {
    const isLong = ++counts.locks % 6 === 0;
    await (await lockInProcess(url, isLong ? 7_000 : 200 + Math.random() * 1_800)).ended;
    await sleep(500);
  }
}

async function killAgainAndAgain(): Promise<void> {
  while (!isOver) {
    const said = await killedWriter(url, `killed-${++counts.kills}`, 50, 2);
    for (const [game, versions] of said) acknowledged.set(game, versions);
  }
}

let standstill = 0;
let last = performance.now();
const watch = setInterval(() => {
  standstill = Math.max(standstill, performance.now() - last);
  last = performance.now();
}, 5);

setTimeout(() => {
  isOver = true;
}, seconds * 1_000);
const players = Array.from({ length: 8 }, (_, i) => play(`game-${i}`));
await Promise.all([...players, lockAgainAndAgain(), killAgainAndAgain()]);
clearInterval(watch);
await close();

let lost = 0;
let checked = 0;
for (const [id, versions] of acknowledged) {
  const { log, version } = await onDisk(url, id);
  const isWhole = log.at(-1) === version && log.every((at, i) => at === i + 3);
  lost += versions.filter((acked) => !log.includes(acked)).length + (isWhole ? 0 : 1);
  checked += versions.length;
}
rmSync(folder, { recursive: true });
console.log({ ...counts, checked, lost, longestStandstillMs: Math.round(standstill) });
process.exit(lost > 0 || standstill > LONGEST_STANDSTILL_MS ? 1 : 0);
