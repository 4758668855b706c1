/** What every store keeps to, whatever it stands on. */
import { afterAll, beforeAll, describe } from 'vitest';
import type { OpenStore } from '../../src/store/open.ts';
import type { Store } from '../../src/table/ports.ts';
import { answersContract } from './contract-answers.ts';
import { forksContract } from './contract-forks.ts';
import { listsContract } from './contract-lists.ts';
import { playersContract } from './contract-players.ts';
import { writesContract } from './contract-writes.ts';

/** Gives each test an empty store. */
export type FreshStore = () => Promise<Store>;

/** Runs the contract; `open` makes a new, empty store. */
export function contract(name: string, open: () => Promise<OpenStore>): void {
  const opened: OpenStore[] = [];
  const fresh: FreshStore = async () => {
    const one = await open();
    opened.push(one);
    return one.store;
  };
  describe(`the store ${name}`, () => {
    beforeAll(() => {
      opened.length = 0;
    });
    afterAll(async () => {
      for (const { close } of opened) await close();
    });
    writesContract(fresh);
    answersContract(fresh);
    playersContract(fresh);
    listsContract(fresh);
    forksContract(fresh);
  });
}
