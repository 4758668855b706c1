/** A player who is forgotten while another request of theirs is on its way: no seat is left that nobody can give up. */
import { describe, expect, it } from 'vitest';
import type { Store } from '../../src/table/ports.ts';
import { openGame, signUp } from '../support/games.ts';
import {
  type Answer,
  expectProblem,
  expectStatus,
  openSalon,
  type Salon,
  salonOn,
} from '../support/salon.ts';

const salon = await openSalon();

/** A table with an open seat, and two requests of one player about it. */
async function aTable() {
  const { path } = await openGame(salon, 'kunstmarkt');
  const { token } = await signUp(salon, 'Ada');
  return {
    sit: ({ post }: Salon, key?: string) =>
      post(`${path}/seats`, { seat: 1 }, { token, headers: key ? { 'Idempotency-Key': key } : {} }),
    forget: ({ call }: Salon) => call('DELETE', '/v1/players/me', { token }),
    seat: async () => expectStatus(await salon.get(path), 200).body.seats[1],
    me: () => salon.get('/v1/players/me', { token }),
  };
}

const OPEN = { seat: 1, name: null, kind: 'open', resigned: false };
let salons = 0;

/** The salon with a store that lets `meanwhile` happen once, before or after its first use of a kind. */
function meddled(
  wrap: (store: Store, once: () => Promise<void>) => Partial<Store>,
  meanwhile: () => Promise<unknown>,
) {
  let isDone = false;
  const once = async (): Promise<void> => {
    if (isDone) return;
    isDone = true;
    await meanwhile();
  };
  return salonOn({ ...salon.store, ...wrap(salon.store, once) }, { name: `meddled ${salons++}` });
}

describe('Being forgotten', () => {
  it('waits for a seat that is taken at the same time, and resigns it', async () => {
    const { sit, forget, seat, me } = await aTable();
    let sat: Answer | undefined;
    const slow = meddled(
      (store, once) => ({
        openGames: async (id) => {
          const games = await store.openGames(id);
          await once();
          return games;
        },
      }),
      async () => {
        sat = await sit(salon);
      },
    );
    expectStatus(await forget(slow), 204);
    expect(sat?.status).toBe(200);
    expect(await seat()).toEqual(OPEN);
    expectProblem(await me(), 401, 'unauthorized');
  });

  for (const key of [undefined, 'sit-once']) {
    it(`leaves no seat to a request that comes too late, ${key ? 'with' : 'without'} a key`, async () => {
      const { sit, forget, seat } = await aTable();
      let gone: Answer | undefined;
      const slow = meddled(
        (store, once) => ({
          write: async (write) => {
            await once();
            return store.write(write);
          },
        }),
        async () => {
          gone = await forget(salon);
        },
      );
      expectProblem(await sit(slow, key), 401, 'unauthorized');
      expect(gone?.status).toBe(204);
      expect(await seat()).toEqual(OPEN);
    });
  }

  it('leaves no new game either', async () => {
    const { id, token } = await signUp(salon);
    const slow = meddled(
      (store, once) => ({
        write: async (write) => {
          await once();
          return store.write(write);
        },
      }),
      () => salon.call('DELETE', '/v1/players/me', { token }),
    );
    expectProblem(await slow.post('/v1/portraits', {}, { token }), 401, 'unauthorized');
    expect(await salon.store.openGames(id)).toEqual([]);
  });
});
