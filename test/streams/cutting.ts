/** Followers over sockets that are cut at random moments, while a table fills its log. */
import { faultsOf, type Heard, readThroughCuts } from '../support/cuts.ts';
import { dice } from '../support/dice.ts';
import { ask, comeAndGo, end, openStreamServer, openTable } from './server.ts';

export interface Cut {
  readonly cuts: number;
  readonly events: number;
  readonly pauses: number;
  readonly faults: readonly string[];
}

export interface CutOptions {
  readonly database: string;
  readonly clients: number;
  readonly cuts: number;
  readonly seed: number;
}

/**
 * Two servers on one database, so that half of what a client hears was written elsewhere. After each cut a client
 * goes on at one of them, as chance has it.
 */
export async function cutClients({ database, clients, cuts, seed }: CutOptions): Promise<Cut> {
  const servers = [await openStreamServer(database, 20), await openStreamServer(database, 20)];
  const [first] = servers;
  if (first === undefined) throw new Error('there are servers');
  const table = await openTable(first);
  const path = new URL(table.url).pathname;
  const budget = { cuts };
  const followers = Array.from({ length: clients }, (_, i) => {
    const chance = dice(seed + i);
    const open = async (lastEventId: number | null) => {
      const gone = new AbortController();
      const headers = new Headers({ Accept: 'text/event-stream' });
      if (lastEventId !== null) headers.set('Last-Event-ID', String(lastEventId));
      const url = `${chance.pick(servers).url}${path}/events`;
      const response = await fetch(url, { headers, signal: gone.signal });
      return { response, hangUp: async () => gone.abort() };
    };
    return readThroughCuts({ open, chance, budget });
  });
  const writer = fill(
    servers.map(({ url }) => url + path),
    budget,
  ).then(() => end(table));
  const [heard, version] = await Promise.all([Promise.all(followers), writer]);
  const entries = await logOf(table.url, version);
  await Promise.all(servers.map((server) => server.close()));
  return summary(heard, entries);
}

const LEAST_ROUNDS = 30;

/** People come and go as long as there are cuts to come, and some more. */
async function fill(tables: readonly string[], budget: { readonly cuts: number }): Promise<void> {
  for (let round = 0; budget.cuts > 0 || round < LEAST_ROUNDS; round++) {
    await comeAndGo(tables[round % tables.length] ?? '');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

async function logOf(tableUrl: string, version: number): Promise<object[]> {
  const entries: object[] = [];
  while (entries.length < version) {
    const { events } = await ask(`${tableUrl}/events?after=${entries.length}&limit=500`);
    if (events.length === 0) throw new Error(`the log ends at ${entries.length}, not ${version}`);
    entries.push(...events);
  }
  return entries;
}

const summary = (heard: readonly Heard[], entries: readonly object[]): Cut => ({
  cuts: heard.reduce((sum, { cuts }) => sum + cuts, 0),
  pauses: heard.reduce((sum, { pauses }) => sum + pauses, 0),
  events: entries.length,
  faults: heard.flatMap((one) => faultsOf(one, entries)),
});
