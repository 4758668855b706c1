import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { faultsOf, readThroughCuts } from '../support/cuts.ts';
import { dice } from '../support/dice.ts';
import { openGame, resign } from '../support/games.ts';
import { expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();
const SEED = Math.floor(Math.random() * 2 ** 31);
const CLIENTS = 4;
const CUTS = 300;

/** Somebody at a waiting table comes and goes as long as there are cuts to come; then the creator goes, too. */
async function comeAndGo(game: { path: string; token: string }, budget: { cuts: number }): Promise<void> {
  for (let round = 0; budget.cuts > 0; round++) {
    const sat = expectStatus(await salon.post(`${game.path}/seats`, { clientSeed: `seed-${round}` }), 200);
    await resign(salon, game, sat.body.credentials.token);
    await sleep(5);
  }
  await resign(salon, game, game.token);
}

it(`Clients cut off at random moments hear every event once and in order (seed ${SEED})`, async () => {
  const game = await openGame(salon, 'kunstmarkt');
  const budget = { cuts: CUTS };
  const clients = Array.from({ length: CLIENTS }, (_, i) =>
    readThroughCuts({
      chance: dice(SEED + i),
      budget,
      async open(lastEventId) {
        const headers = new Headers({ Accept: 'text/event-stream' });
        if (lastEventId !== null) headers.set('Last-Event-ID', String(lastEventId));
        const response = await salon.app.request(`${game.path}/events`, { headers });
        return { response, hangUp: async () => undefined };
      },
    }),
  );
  const [heard] = await Promise.all([Promise.all(clients), comeAndGo(game, budget)]);
  const { version } = (await salon.get(game.path)).body;
  const entries: object[] = [];
  while (entries.length < version) {
    entries.push(...(await salon.get(`${game.path}/events?after=${entries.length}&limit=500`)).body.events);
  }
  expect(heard.flatMap((one) => faultsOf(one, entries))).toEqual([]);
  expect(heard.reduce((sum, { cuts }) => sum + cuts, 0)).toBeGreaterThan(CUTS / 2);
});

it('would tell an event that is missing, twice there or another', () => {
  const entries = [{ seq: 1 }, { seq: 2 }, { seq: 3 }];
  const data = entries.map((entry) => JSON.stringify(entry));
  const told = (ids: number[], texts = data) => faultsOf({ ids, data: texts, cuts: 0, pauses: 0 }, entries);
  expect(told([1, 2, 3])).toEqual([]);
  expect(told([1, 3])).toEqual(['3 came where 2 was due']);
  expect(told([1, 1, 2, 3])).toEqual(['1 came where 2 was due']);
  expect(told([1, 2])).toEqual(['2 events of 3']);
  expect(told([1, 2, 3], [...data.slice(0, 2), '{"seq":4}'])).toEqual(['event 3 is {"seq":4}']);
});
