/** Kept answers: the same request gets the same answer, once and for a day. */
import { describe, expect, it } from 'vitest';
import { KEPT_MS } from '../../src/table/ports.ts';
import type { FreshStore } from './contract.ts';
import { aGame, anAnswer, aPlayer, creation, headOf, keptOf, move, START } from './samples.ts';

export function answersContract(fresh: FreshStore): void {
  const withAda = async () => {
    const store = await fresh();
    await store.createPlayer(aPlayer('ada'));
    return store;
  };

  describe('kept answers', () => {
    it('gives a kept answer to the caller who asks under its key, and to nobody else', async () => {
      const store = await withAda();
      await store.createPlayer(aPlayer('bob'));
      expect(await store.keep(anAnswer('ada', 'k'))).toBe(true);
      expect(await keptOf(store, 'ada', 'k')).toEqual(anAnswer('ada', 'k'));
      expect(await keptOf(store, 'ada', 'other')).toBeNull();
      expect(await keptOf(store, 'bob', 'k')).toBeNull();
      expect(await keptOf(store, 'stranger', 'k')).toBeNull();
    });

    it('keeps the first answer under a key', async () => {
      const store = await withAda();
      await store.keep(anAnswer('ada', 'k'));
      expect(await store.keep(anAnswer('ada', 'k', { body: 'second' }))).toBe(false);
      expect((await keptOf(store, 'ada', 'k'))?.body).toBe(anAnswer('ada', 'k').body);
    });

    it('keeps an answer together with its write', async () => {
      const store = await withAda();
      const answer = { ...anAnswer('ada', 'k'), claim: 'c1' };
      expect(await store.write(creation(aGame('g'), [], { answer }))).toBe(true);
      expect(await keptOf(store, 'ada', 'k')).toEqual(anAnswer('ada', 'k'));
      expect((await headOf(store, 'g'))?.version).toBe(3);
    });

    it('does not write when the key is taken', async () => {
      const store = await withAda();
      const game = aGame('g');
      await store.write(creation(game));
      await store.keep(anAnswer('ada', 'k'));
      const newPlayer = aPlayer('eve');
      const answer = { ...anAnswer('ada', 'k', { body: 'second' }), claim: 'c1' };
      expect(await store.write(move(game, 3, { answer, newPlayer }))).toBe(false);
      expect(await headOf(store, 'g')).toMatchObject({ version: 3 });
      expect(await store.commits('g', 3)).toEqual([]);
      expect((await keptOf(store, 'ada', 'k'))?.body).toBe(anAnswer('ada', 'k').body);
      expect(await store.createPlayer(newPlayer)).toBeUndefined();
    });

    it('does not take the key when the game has moved on', async () => {
      const store = await withAda();
      const game = aGame('g');
      await store.write(creation(game));
      const answer = { ...anAnswer('ada', 'k'), claim: 'c1' };
      expect(await store.write(move(game, 2, { answer }))).toBe(false);
      expect(await keptOf(store, 'ada', 'k')).toBeNull();
      expect(await store.write(move(game, 3, { answer: { ...answer, claim: 'c2' } }))).toBe(true);
    });

    it('has one winner of parallel writes under the same key, in different games too', async () => {
      const store = await withAda();
      const attempts = Array.from({ length: 10 }, (_, i) => {
        const answer = { ...anAnswer('ada', 'k', { body: `${i}` }), claim: `claim-${i}` };
        return store.write(creation(aGame(`g${i}`), [], { answer }));
      });
      const won = await Promise.all(attempts);
      expect(won.filter(Boolean)).toHaveLength(1);
      expect((await keptOf(store, 'ada', 'k'))?.body).toBe(`${won.indexOf(true)}`);
      const written = await Promise.all(won.map((_, i) => headOf(store, `g${i}`)));
      expect(written.map((head) => head !== null)).toEqual(won);
    });

    it('has one winner of parallel answers without a write', async () => {
      const store = await withAda();
      const won = await Promise.all(
        Array.from({ length: 8 }, (_, i) => store.keep(anAnswer('ada', 'k', { body: `${i}` }))),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      expect((await keptOf(store, 'ada', 'k'))?.body).toBe(`${won.indexOf(true)}`);
    });
  });

  describe('expired answers', () => {
    it('counts an answer from before the given time as gone', async () => {
      const store = await withAda();
      await store.keep(anAnswer('ada', 'k'));
      expect(await keptOf(store, 'ada', 'k', START)).not.toBeNull();
      expect(await keptOf(store, 'ada', 'k', START + 1)).toBeNull();
    });

    it('frees a key after its day, for answers with and without a write', async () => {
      const store = await withAda();
      await store.keep(anAnswer('ada', 'k'));
      const atTheLimit = anAnswer('ada', 'k', { at: START + KEPT_MS, body: 'too early' });
      expect(await store.keep(atTheLimit)).toBe(false);
      expect(await store.write(creation(aGame('g'), [], { answer: { ...atTheLimit, claim: 'c1' } }))).toBe(
        false,
      );

      const nextDay = anAnswer('ada', 'k', { at: START + KEPT_MS + 1, body: 'next day' });
      expect(await store.write(creation(aGame('g'), [], { answer: { ...nextDay, claim: 'c2' } }))).toBe(true);
      expect(await keptOf(store, 'ada', 'k')).toEqual(nextDay);

      const dayAfter = anAnswer('ada', 'k', { at: START + 2 * KEPT_MS + 2, body: 'day after' });
      expect(await store.keep(dayAfter)).toBe(true);
      expect(await keptOf(store, 'ada', 'k')).toEqual(dayAfter);
    });

    it('throws expired answers away bit by bit', async () => {
      const store = await withAda();
      for (let i = 0; i < 30; i++) await store.keep(anAnswer('ada', `old-${i}`, { at: START + i }));
      for (let i = 0; i < 2; i++)
        await store.keep(anAnswer('ada', `new-${i}`, { at: START + KEPT_MS + 1_000 }));
      const left = await Promise.all(Array.from({ length: 30 }, (_, i) => keptOf(store, 'ada', `old-${i}`)));
      expect(left.filter((answer) => answer !== null)).toEqual([]);
      expect(await keptOf(store, 'ada', 'new-1')).not.toBeNull();
    });
  });
}
