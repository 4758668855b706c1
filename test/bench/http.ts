/** Moves and looks over HTTP, each beside its floor. */
import { join } from 'node:path';
import { type Server, startSalon } from '../support/servers.ts';
import type { Load, Measured } from './load.ts';
import { cpuOf, runLoad, startFloor } from './processes.ts';

export interface HttpBench {
  readonly folder: string;
  readonly seconds: number;
  readonly rounds: number;
  readonly connections: number;
  /** Flags of Node for Salon's process, e.g. `--cpu-prof`. */
  readonly flags: string[];
}

/** Requests until the engine has compiled what is hot. */
const WARM_UP = 4_000;
/** The least share of its floor that is good enough. */
const LEAST = { move: 0.6, look: 0.5 } as const;

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** With the CPU time of the server per request: it says most where other work disturbs the clock. */
interface Round extends Measured {
  readonly cpu: number;
}

const summary = (rounds: readonly Round[]) => ({
  'requests/s': Math.round(median(rounds.map(({ perSecond }) => perSecond))),
  'p50 ms': Number(median(rounds.map(({ p50 }) => p50)).toFixed(2)),
  'p99 ms': Number(median(rounds.map(({ p99 }) => p99)).toFixed(2)),
  'CPU µs/request': Math.round(median(rounds.map(({ cpu }) => cpu))),
  'load busy': Number(median(rounds.map(({ busy }) => busy)).toFixed(2)),
});

/** Rounds of Salon and floor in turn, so that both meet the same weather; medians. True when it is good enough. */
export async function benchHttp(what: Load['what'], bench: HttpBench): Promise<boolean> {
  const { folder, seconds, rounds, connections, flags } = bench;
  const salon = await startSalon(`file:${join(folder, `${what}-salon.db`)}`, flags);
  const floor = await startFloor(`file:${join(folder, `${what}-floor.db`)}`);
  const measure = async ({ url, process }: Server): Promise<Round> => {
    let before = 0;
    const measured = await runLoad({ url, what, connections, warmUp: WARM_UP, seconds }, () => {
      before = cpuOf(process.pid);
    });
    return { ...measured, cpu: (cpuOf(process.pid) - before) / measured.sent };
  };
  const measured: { salon: Round[]; floor: Round[] } = { salon: [], floor: [] };
  try {
    for (let round = 0; round < rounds; round++) {
      measured.salon.push(await measure(salon));
      measured.floor.push(await measure(floor));
    }
  } finally {
    await Promise.all([salon.stop(), floor.stop()]);
  }
  const ratios = measured.salon.map(({ perSecond }, i) => perSecond / (measured.floor[i]?.perSecond ?? 0));
  const ratio = median(ratios);
  const isGood = ratio >= LEAST[what];
  console.log(
    `\nA ${what} over HTTP, Portraits played greedily, ${connections} connections, ${rounds} × ${seconds} s`,
  );
  console.table({ salon: summary(measured.salon), floor: summary(measured.floor) });
  console.log(
    `${isGood ? 'pass' : 'FAIL'}: ${ratio.toFixed(2)} of the floor, at least ${LEAST[what]} wanted ` +
      `(rounds: ${ratios.map((one) => one.toFixed(2)).join(', ')})`,
  );
  return isGood;
}
