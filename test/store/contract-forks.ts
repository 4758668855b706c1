/** Forks: what a store knows of the games they came from. */
import { describe, expect, it } from 'vitest';
import type { Commit } from '../../src/table/ports.ts';
import type { FreshStore } from './contract.ts';
import { aGame, creation } from './samples.ts';

export function forksContract(fresh: FreshStore): void {
  describe('forks', () => {
    it('tells whether a game runs from which this one was forked, near or far', async () => {
      const store = await fresh();
      await store.write(creation(aGame('root')));
      await store.write(creation(aGame('child', { originId: 'root', status: 'finished' })));
      await store.write(creation(aGame('grandchild', { originId: 'child' })));
      await store.write(creation(aGame('old', { status: 'finished' })));
      await store.write(creation(aGame('of-old', { originId: 'old' })));
      const running = async (id: string) => [id, await store.isOriginRunning(id)];
      const ids = ['root', 'child', 'grandchild', 'old', 'of-old', 'nobody'];
      expect(Object.fromEntries(await Promise.all(ids.map(running)))).toEqual({
        root: false,
        child: true,
        grandchild: true,
        old: false,
        'of-old': false,
        nobody: false,
      });
    });

    it('writes the copied commits before the new one, all or nothing', async () => {
      const store = await fresh();
      const wanted = creation(aGame('fork', { version: 9 }));
      const copy = (firstSeq: number, version: number): Commit => {
        const facts = wanted.commit.facts.slice(0, version - firstSeq + 1);
        return { ...wanted.commit, firstSeq, version, facts };
      };
      const earlier = [copy(1, 3), copy(4, 5)];
      expect(await store.write({ ...wanted, earlier, commit: copy(6, 9) })).toBe(true);
      expect(await store.commits('fork', 0)).toEqual([...earlier, copy(6, 9)]);
      expect(await store.commits('fork', 0, 2)).toEqual(earlier);
      expect(await store.write({ ...wanted, earlier, commit: copy(6, 9) })).toBe(false);
      expect(await store.commits('fork', 0)).toHaveLength(3);
    });
  });
}
