/** A look and a move on short and long logs, with the table in memory (warm) and with its log to be read (cold). */
import { join } from 'node:path';
import { createClient } from '@libsql/client/sqlite3';
import { createApp } from '../../src/app.ts';
import { systemIds } from '../../src/chance.ts';
import { openStore } from '../../src/store/open.ts';
import { gameOf } from './tables.ts';

const COPIES = 60;
/** A cold look at a thousand events may take this long. */
const MOST_COLD_MS = 10;
const MOVES_TILL_TAKEN_BACK = 8;
const LENGTHS = [1, 100, 1_000];

interface Answer {
  readonly id: string;
  readonly version: number;
  readonly view: object;
  readonly legalMoves: readonly { readonly move: { readonly type: string } }[];
  readonly credentials: { readonly token: string };
}

type App = ReturnType<typeof createApp>;

async function ask(
  app: App,
  method: string,
  path: string,
  token: string | null,
  body?: object,
): Promise<Answer> {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const response = await app.request(path, { method, headers, body: body ? JSON.stringify(body) : null });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  // What the document promises of every answer with a position.
  return (await response.json()) as Answer;
}

interface LongGame {
  readonly id: string;
  readonly token: string;
  /** The last answer: the game still runs. */
  readonly now: Answer;
}

/** The bot plays some moves, takes them all back and plays again, until the log has so many events. */
async function playLong(app: App, events: number): Promise<LongGame> {
  const created = await ask(app, 'POST', '/v1/portraits', null, { deal: { kind: 'numbered', number: 1 } });
  const { id, version: first } = created;
  const { token } = created.credentials;
  let now = created;
  for (let moves = 1; now.version < events; moves++) {
    const isBackAgain = moves % MOVES_TILL_TAKEN_BACK === 0;
    now = isBackAgain
      ? await ask(app, 'POST', `/v1/portraits/${id}/undo`, token, { toVersion: first })
      : await ask(app, 'POST', `/v1/portraits/${id}/moves`, token, { move: greedy(now) });
  }
  return { id, token, now };
}

const greedy = ({ view, legalMoves }: Answer) => gameOf('portraits').bot(view, legalMoves);

/** Copies of a game under new ids, which no house has ever read. */
async function copiesOf(url: string, id: string): Promise<string[]> {
  const client = createClient({ url, concurrency: 1, timeout: 5_000 });
  const ids = Array.from({ length: COPIES }, () => systemIds.game());
  for (const table of ['games', 'seats', 'log']) {
    const { columns } = await client.execute(`select * from ${table} limit 1`);
    const key = table === 'games' ? 'id' : 'game_id';
    const rest = columns.filter((column) => column !== key).join(', ');
    const sql = `insert into ${table} (${key}, ${rest}) select ?, ${rest} from ${table} where ${key} = ?`;
    await client.batch(
      ids.map((copy) => ({ sql, args: [copy, id] })),
      'write',
    );
  }
  client.close();
  return ids;
}

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function measure(app: App, url: string, { id, token, now }: LongGame) {
  const move = greedy(now);
  const look = (copy: string) => timed(() => ask(app, 'GET', `/v1/portraits/${copy}`, token));
  const play = (copy: string) =>
    timed(() => ask(app, 'POST', `/v1/portraits/${copy}/moves`, token, { move }));
  const times = { coldLook: [0], warmLook: [0], warmMove: [0], coldMove: [0] };
  const copies = await copiesOf(url, id);
  for (const [i, copy] of copies.entries()) {
    if (i % 2 === 0) {
      times.coldLook.push(await look(copy));
      times.warmLook.push(await look(copy));
      times.warmMove.push(await play(copy));
    } else {
      times.coldMove.push(await play(copy));
    }
  }
  const told = (which: keyof typeof times) => Number(median(times[which].slice(1)).toFixed(2));
  return {
    events: now.version,
    'look, warm ms': told('warmLook'),
    'look, cold ms': told('coldLook'),
    'move, warm ms': told('warmMove'),
    'move, cold ms': told('coldMove'),
  };
}

/** Prints a line for each length of log. True when a cold look at the longest is quick enough. */
export async function benchEvents(folder: string): Promise<boolean> {
  const url = `file:${join(folder, 'events.db')}`;
  const { store, close } = await openStore({ url });
  const app = createApp({
    store,
    now: Date.now,
    ids: systemIds,
    log: (level, message, fields) => console.error(level, message, fields),
    assets: async () => undefined,
  });
  const lines: Awaited<ReturnType<typeof measure>>[] = [];
  for (const events of LENGTHS) lines.push(await measure(app, url, await playLong(app, events)));
  await close();
  console.log('\nShort and long logs, Portraits, one request at a time in one process (medians)');
  console.table(lines);
  const cold = lines.at(-1)?.['look, cold ms'] ?? Number.NaN;
  const isGood = cold <= MOST_COLD_MS;
  console.log(
    `${isGood ? 'pass' : 'FAIL'}: a cold look at the longest takes ${cold} ms, at most ${MOST_COLD_MS}`,
  );
  return isGood;
}
