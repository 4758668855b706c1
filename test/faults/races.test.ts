/** Many requests at once, through two processes on one file: one of them is the move. */
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { onDisk } from '../store/children.ts';
import { temporaryFolder } from '../support/folder.ts';
import type { Json } from '../support/json.ts';
import { type Server, startSalon } from '../support/servers.ts';
import { faultsIn } from './ledger.ts';

const AT_ONCE = 12;
const ROUNDS = 8;
const database = `file:${join(temporaryFolder(), 'races.db')}`;
const servers: Server[] = [];
afterAll(() => Promise.all(servers.map((server) => server.stop())));

async function post(url: string, token: string, body: object) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const answer: Json = await response.json();
  return { status: response.status, body: answer };
}

describe('two processes on one file', () => {
  it('have one winner for each version, and tell the others where the game stands', async () => {
    servers.push(...(await Promise.all([startSalon(database), startSalon(database)])));
    const [first = '', second = ''] = servers.map(({ url }) => url);
    const deal = { kind: 'numbered', number: 7 };
    let { body: position } = await post(`${first}/v1/portraits`, '', { deal });
    const { id, credentials } = position;
    const versions = [position.version];
    for (let round = 0; round < ROUNDS; round++) {
      const { version, legalMoves } = position;
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, i) => {
          const { move } = legalMoves[i % legalMoves.length];
          const url = `${i % 2 === 0 ? first : second}/v1/portraits/${id}/moves`;
          return post(url, credentials.token, { move, expectedVersion: version });
        }),
      );
      const winners = answers.filter(({ status }) => status === 200);
      expect(winners).toHaveLength(1);
      position = winners[0]?.body;
      for (const { status, body } of answers) {
        if (status !== 200) expect(body).toMatchObject({ status: 409, code: 'stale-version' });
        expect(body.version).toBe(position.version);
      }
      versions.push(position.version);
    }
    expect((await onDisk(database, id)).log).toEqual(versions);
    expect(await faultsIn(database, [])).toEqual([]);
  });
});
