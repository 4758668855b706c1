/**
 * The same at length:
 *
 *     npm run streams -- --cuts 3000 [--clients 8] [--seed 1]
 *
 * Ends with 1 when a client missed an event, heard it twice or out of order.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cutClients } from './cutting.ts';

const { values } = parseArgs({
  options: {
    cuts: { type: 'string', default: '3000' },
    clients: { type: 'string', default: '8' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'salon-streams-'));
const [cuts, clients, seed] = [Number(values.cuts), Number(values.clients), Number(values.seed)];
console.log(`${clients} clients, ${cuts} cuts, seed ${seed}`);
const done = await cutClients({ database: `file:${join(folder, 'salon.db')}`, clients, cuts, seed });
rmSync(folder, { recursive: true, force: true });
console.log(`${done.cuts} cuts in a log of ${done.events} events, ${done.faults.length} faults`);
for (const fault of done.faults) console.log(fault);
process.exitCode = done.faults.length === 0 ? 0 : 1;
