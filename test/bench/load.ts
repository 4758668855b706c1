/**
 * The load, a process of its own: so many connections, each with games of its own, one request after the other. The
 * greedy bot's moves are worked out beforehand (the deals are numbered), so that this process has little to do.
 * Argument: a `Load` as JSON. Prints `warm` when it begins to count, and at the end a `Measured` as JSON.
 */
import { Line } from './line.ts';
import { gameOf, playedByBots } from './tables.ts';

export interface Load {
  readonly url: string;
  readonly what: 'move' | 'look';
  readonly connections: number;
  /** Requests before it counts. */
  readonly warmUp: number;
  readonly seconds: number;
}

export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Requests that were counted. */
  readonly requests: number;
  /** All requests of that time, with those that made games. */
  readonly sent: number;
  /** The share of one core that this process used: near 1, it is the load that is measured. */
  readonly busy: number;
}

const DEALS = 100;
const load: Load = JSON.parse(process.argv[2] ?? '');
const game = gameOf('portraits');

/** For each deal the bodies of the moves, in order. */
const scripts = Array.from({ length: DEALS }, (_, deal) => {
  const steps = playedByBots(game, { number: deal + 1 });
  return steps
    .slice(1)
    .map(({ move }, i) => JSON.stringify({ move, expectedVersion: steps[i]?.table.version }));
});

const latencies: number[] = [];
let sent = 0;
let from = Number.POSITIVE_INFINITY;
let to = Number.POSITIVE_INFINITY;
let cpu = process.cpuUsage();

function count(): void {
  if (++sent !== load.warmUp) return;
  process.stdout.write('warm\n');
  from = performance.now();
  to = from + 1000 * load.seconds;
  cpu = process.cpuUsage();
}

async function timed(line: Line, method: string, path: string, token: string, body?: string): Promise<void> {
  count();
  const begun = performance.now();
  const { status, body: answer } = await line.send(method, path, token, body);
  const ended = performance.now();
  if (status !== 200) throw new Error(`${method} ${path}: ${status} ${answer}`);
  if (begun >= from && ended < to) latencies.push(ended - begun);
}

async function newGame(line: Line, deal: number, token: string | null) {
  count();
  const body = JSON.stringify({ deal: { kind: 'numbered', number: deal + 1 } });
  const { status, body: answer } = await line.send('POST', '/v1/portraits', token, body);
  if (status !== 201) throw new Error(`no game: ${status} ${answer}`);
  const { id, credentials } = JSON.parse(String(answer));
  return { path: `/v1/portraits/${id}`, token: token ?? String(credentials.token) };
}

/** Plays game after game; creating them is not counted, but takes its time. */
async function moves(line: Line, connection: number): Promise<void> {
  let token: string | null = null;
  for (let deal = connection; performance.now() < to; deal = (deal + load.connections) % DEALS) {
    const seat = await newGame(line, deal, token);
    token = seat.token;
    for (const body of scripts[deal] ?? []) {
      if (performance.now() >= to) return;
      await timed(line, 'POST', `${seat.path}/moves`, token, body);
    }
  }
}

/** Looks again and again at a game in its middle. */
async function looks(line: Line, connection: number): Promise<void> {
  const { path, token } = await newGame(line, connection, null);
  const script = scripts[connection] ?? [];
  for (const body of script.slice(0, script.length / 2))
    await timed(line, 'POST', `${path}/moves`, token, body);
  while (performance.now() < to) await timed(line, 'GET', path, token);
}

async function main(): Promise<Measured> {
  await Promise.all(
    Array.from({ length: load.connections }, async (_, connection) => {
      const line = new Line(load.url);
      await (load.what === 'move' ? moves : looks)(line, connection);
      line.close();
    }),
  );
  const { user, system } = process.cpuUsage(cpu);
  const sorted = Float64Array.from(latencies).sort();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return {
    perSecond: sorted.length / load.seconds,
    p50: at(0.5),
    p99: at(0.99),
    requests: sorted.length,
    sent: sent - load.warmUp,
    busy: (user + system) / 1e6 / load.seconds,
  };
}

main().then((measured) => process.stdout.write(`${JSON.stringify(measured)}\n`));
