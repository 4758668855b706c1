/**
 * The floor, a process of its own: what no service on this ground can do without. Hono on Node, and per move the very
 * statements that Salon writes, in one batch on an embedded file with the same settings; per look the very read that
 * Salon makes. No rules, no schemas, no answers beyond a few bytes. Argument: the URL of the database.
 */
import { randomBytes } from 'node:crypto';
import { serve } from '@hono/node-server';
import { createClient } from '@libsql/client/sqlite3';
import { Hono } from 'hono';
import { openStore } from '../../src/store/open.ts';
import { HEAD, writeStatements } from '../../src/store/statements.ts';
import type { Write } from '../../src/table/ports.ts';
import { changedSeats, gameRowOf } from '../../src/table/projection.ts';
import { gameOf, PLAYER, playedByBots, type Step } from './tables.ts';

const DEALS = 100;
const [url = ''] = process.argv.slice(2);
const { store, close } = await openStore({ url });
await store.createPlayer({ id: PLAYER, name: null, tokenHash: 'hash', createdAt: 0 });
await close();

const client = createClient({ url, concurrency: 1, timeout: 1_000 });
for (const pragma of ['pragma journal_mode = wal', 'pragma synchronous = full']) await client.execute(pragma);

const writeOf = ({ commit, table }: Step, before: Step | undefined): Write => ({
  gameId: table.id,
  expectedVersion: before?.table.version ?? 0,
  commit,
  game: gameRowOf(table),
  seats: changedSeats(before?.table ?? null, table),
});

/** For each deal its writes by the version they go on from; 0 makes the game. */
const scripts = Array.from({ length: DEALS }, (_, deal) => {
  const steps = playedByBots(gameOf('portraits'), { number: deal + 1 });
  const writes = steps.map((step, i) => writeOf(step, steps[i - 1]));
  return new Map(writes.map((write) => [write.expectedVersion, write]));
});
const dealOf = new Map<string, number>();

async function commit(id: string, expectedVersion: number): Promise<number> {
  const write = scripts[dealOf.get(id) ?? -1]?.get(expectedVersion);
  if (write === undefined) throw new Error(`no write after version ${expectedVersion} of ${id}`);
  const own = { ...write, gameId: id, game: { ...write.game, id } };
  const results = await client.batch(writeStatements(own), 'write');
  if (results.at(-1)?.rowsAffected !== 1) throw new Error('the write did not happen');
  return write.commit.version;
}

const app = new Hono();
app.post('/v1/portraits', async (c) => {
  const { deal } = await c.req.json();
  const id = randomBytes(16).toString('hex');
  dealOf.set(id, deal.number - 1);
  const version = await commit(id, 0);
  return c.json({ id, version, credentials: { token: 'hash' } }, 201);
});
app.post('/v1/portraits/:id/moves', async (c) => {
  const { expectedVersion } = await c.req.json();
  return c.json({ version: await commit(c.req.param('id'), expectedVersion) });
});
app.get('/v1/portraits/:id', async (c) => {
  const { rows } = await client.execute({ sql: HEAD, args: ['hash', c.req.param('id'), null, 0] });
  return c.body(String(rows[0]?.[0]), 200, { 'Content-Type': 'application/json' });
});

const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`The floor listens on http://127.0.0.1:${port}\n`);
});
process.once('SIGTERM', () => server.close(() => process.exit(0)));
