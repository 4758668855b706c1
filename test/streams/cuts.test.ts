import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { cutClients } from './cutting.ts';

const SEED = Math.floor(Math.random() * 2 ** 31);
const CUTS = 200;

it(`clients cut off at random moments hear every event once and in order, over sockets (seed ${SEED})`, async () => {
  const database = `file:${join(temporaryFolder(), 'salon.db')}`;
  const { cuts, events, faults } = await cutClients({ database, clients: 8, cuts: CUTS, seed: SEED });
  expect(faults).toEqual([]);
  expect(cuts).toBeGreaterThan(CUTS / 2);
  expect(events).toBeGreaterThan(50);
});
