/** Players: a name, a token, and the right to be forgotten. */
import { describe, expect, it } from 'vitest';
import type { Store } from '../../src/table/ports.ts';
import type { FreshStore } from './contract.ts';
import { aGame, anAnswer, aPlayer, aSeat, creation, EVERYTHING, headOf, keptOf, move } from './samples.ts';

export function playersContract(fresh: FreshStore): void {
  const withAda = async () => {
    const store = await fresh();
    await store.createPlayer(aPlayer('ada'));
    return store;
  };
  const callerOf = async (store: Store, tokenHash: string | null) =>
    (await store.head({ tokenHash, gameId: null, idempotencyKey: null, keptSince: 0 })).caller;

  describe('players', () => {
    it('knows a caller by the hash of the token', async () => {
      const store = await withAda();
      await store.createPlayer(aPlayer('nameless', { name: null }));
      expect(await callerOf(store, 'hash-of-ada')).toEqual({ id: 'ada', name: 'Name of ada' });
      expect(await callerOf(store, 'hash-of-nameless')).toEqual({ id: 'nameless', name: null });
      expect(await callerOf(store, 'hash-of-bob')).toBeNull();
      expect(await callerOf(store, null)).toBeNull();
    });

    it('renames a player, in games too', async () => {
      const store = await withAda();
      await store.write(creation(aGame('g'), [aSeat(0, 'ada')]));
      await store.renamePlayer('ada', 'Countess');
      expect(await callerOf(store, 'hash-of-ada')).toEqual({ id: 'ada', name: 'Countess' });
      expect((await headOf(store, 'g'))?.names).toEqual(['Countess']);
      await store.renamePlayer('ada', null);
      expect((await headOf(store, 'g'))?.names).toEqual([null]);
    });

    it('changes a token once: the old one is void, and whoever still holds it can change nothing', async () => {
      const store = await withAda();
      expect(await store.rotateToken('ada', 'hash-of-ada', 'new-hash')).toBe(true);
      expect(await store.rotateToken('ada', 'hash-of-ada', 'stolen')).toBe(false);
      expect(await callerOf(store, 'hash-of-ada')).toBeNull();
      expect(await callerOf(store, 'stolen')).toBeNull();
      expect((await callerOf(store, 'new-hash'))?.id).toBe('ada');
    });

    it('has one winner of parallel changes of a token', async () => {
      const store = await withAda();
      const hashes = ['a', 'b', 'c', 'd', 'e'];
      const won = await Promise.all(hashes.map((hash) => store.rotateToken('ada', 'hash-of-ada', hash)));
      expect(won.filter(Boolean)).toHaveLength(1);
      const known = await Promise.all(hashes.map((hash) => callerOf(store, hash)));
      expect(known.map((caller) => caller !== null)).toEqual(won);
    });

    it('forgets name, token and kept answers of a player; games stay', async () => {
      const store = await withAda();
      const write = creation(aGame('g', { status: 'finished' }), [aSeat(0, 'ada')]);
      await store.write(write);
      await store.write(creation(aGame('h'), [aSeat(0, 'ada', { resigned: true }), aSeat(1, 'bob')]));
      await store.keep(anAnswer('ada', 'k'));
      expect(await store.deletePlayer('ada')).toBe(true);
      expect(await callerOf(store, 'hash-of-ada')).toBeNull();
      expect(await headOf(store, 'g')).toEqual({ version: 3, names: [null], forks: 0 });
      expect(await store.commits('g', 0)).toEqual([write.commit]);
      expect((await store.list({ ...EVERYTHING, status: 'finished' }))[0]?.seats).toEqual([
        { ...aSeat(0, 'ada'), name: null },
      ]);
      await store.createPlayer(aPlayer('ada'));
      expect(await keptOf(store, 'ada', 'k')).toBeNull();
    });

    for (const status of ['waiting', 'active'] as const) {
      it(`forgets nobody who holds a seat in a game that is ${status}`, async () => {
        const store = await withAda();
        await store.write(creation(aGame('g', { status }), [aSeat(0, 'ada')]));
        await store.keep(anAnswer('ada', 'k'));
        expect(await store.deletePlayer('ada')).toBe(false);
        expect(await callerOf(store, 'hash-of-ada')).not.toBeNull();
        expect(await keptOf(store, 'ada', 'k')).not.toBeNull();
      });
    }

    it('writes nothing for a player who is gone, with a key or without', async () => {
      const store = await withAda();
      const game = aGame('g');
      expect(await store.write(creation(game, [], { callerId: 'ada' }))).toBe(true);
      const answer = { ...anAnswer('ada', 'k'), claim: 'one' };
      expect(await store.deletePlayer('ada')).toBe(true);
      expect(await store.write(move(game, 3, { callerId: 'ada' }))).toBe(false);
      expect(await store.write(move(game, 3, { callerId: 'ada', answer }))).toBe(false);
      expect((await headOf(store, 'g'))?.version).toBe(3);
      await store.createPlayer(aPlayer('ada'));
      expect(await keptOf(store, 'ada', 'k')).toBeNull();
      expect(await store.write(move(game, 3, { callerId: 'ada', answer }))).toBe(true);
      expect(await keptOf(store, 'ada', 'k')).not.toBeNull();
    });

    it('takes no notice of changes to a player who is gone', async () => {
      const store = await withAda();
      expect(await store.deletePlayer('ada')).toBe(true);
      expect(await store.deletePlayer('ada')).toBe(true);
      await store.renamePlayer('ada', 'Ghost');
      expect(await store.rotateToken('ada', 'hash-of-ada', 'new-hash')).toBe(false);
      expect(await callerOf(store, 'hash-of-ada')).toBeNull();
    });

    it('answers a ping', async () => {
      const store = await fresh();
      await expect(store.ping()).resolves.toBeUndefined();
    });
  });
}
