/** Salon in this process, on a file of its own, asked one request at a time; and copies of games it has never read. */
import { join } from 'node:path';
import { createClient } from '@libsql/client/sqlite3';
import { createApp } from '../../src/app.ts';
import { systemIds } from '../../src/chance.ts';
import { openStore } from '../../src/store/open.ts';

export interface Answer {
  readonly id: string;
  readonly version: number;
  readonly view: object;
  readonly legalMoves: readonly { readonly move: { readonly type: string } }[];
  readonly credentials: { readonly token: string };
}

export type App = ReturnType<typeof createApp>;

/** Opens Salon on a new file in the folder. */
export async function openSalon(folder: string, name: string) {
  const url = `file:${join(folder, `${name}.db`)}`;
  const { store, close } = await openStore({ url });
  const app = createApp({
    store,
    now: Date.now,
    ids: systemIds,
    log: (level, message, fields) => console.error(level, message, fields),
    assets: async () => undefined,
  });
  return { app, url, close };
}

export async function ask(
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

/** Copies of a game under new ids, which no house has ever read. */
export async function copiesOf(url: string, id: string, count: number): Promise<string[]> {
  const client = createClient({ url, concurrency: 1, timeout: 5_000 });
  const ids = Array.from({ length: count }, () => systemIds.game());
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

export const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
