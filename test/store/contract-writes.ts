/** Games and their commits: all or nothing, one winner for each version. */
import { describe, expect, it } from 'vitest';
import type { FreshStore } from './contract.ts';
import { aGame, aPlayer, aSeat, creation, EVERYTHING, headOf, idsOf, move } from './samples.ts';

export function writesContract(fresh: FreshStore): void {
  describe('writes', () => {
    it('knows nothing of a game that was never written', async () => {
      const store = await fresh();
      expect(await headOf(store, 'g')).toBeNull();
      expect(await store.commits('g', 0)).toEqual([]);
    });

    it('gives a written game back as it was, facts and all', async () => {
      const store = await fresh();
      const write = creation(aGame('g'), [aSeat(0, 'ada'), aSeat(1, null)]);
      expect(await store.write(write)).toBe(true);
      expect(await headOf(store, 'g')).toEqual({ version: 3, names: [null, null], forks: 0 });
      expect(await store.commits('g', 0)).toEqual([write.commit]);
    });

    it('appends commits and reads those after a version, oldest first', async () => {
      const store = await fresh();
      const game = aGame('g');
      await store.write(creation(game));
      for (const version of [3, 4, 5]) expect(await store.write(move(game, version))).toBe(true);
      expect((await store.commits('g', 0)).map((commit) => commit.version)).toEqual([3, 4, 5, 6]);
      expect(await store.commits('g', 4)).toEqual([move(game, 4).commit, move(game, 5).commit]);
      expect(await store.commits('g', 6)).toEqual([]);
    });

    it('refuses a write on a version that is past or still to come, and changes nothing', async () => {
      const store = await fresh();
      const game = aGame('g', { title: 'before' });
      await store.write(creation(game, [aSeat(0, 'ada')]));
      const seats = [aSeat(0, 'eve', { resigned: true })];
      for (const expectedVersion of [1, 2, 4, 9]) {
        const late = move({ ...game, title: 'after' }, expectedVersion, { seats, newPlayer: aPlayer('eve') });
        expect(await store.write(late)).toBe(false);
      }
      expect(await store.commits('g', 0)).toHaveLength(1);
      expect(await store.list(EVERYTHING)).toEqual([
        { ...game, seats: [{ ...aSeat(0, 'ada'), name: null }] },
      ]);
      const head = await store.head({
        tokenHash: 'hash-of-eve',
        gameId: 'g',
        idempotencyKey: null,
        keptSince: 0,
      });
      expect(head).toMatchObject({ caller: null, game: { version: 3 } });
    });

    it('refuses a second game under the same id', async () => {
      const store = await fresh();
      expect(await store.write(creation(aGame('g')))).toBe(true);
      expect(await store.write(creation(aGame('g', { version: 5 })))).toBe(false);
      expect((await store.commits('g', 0)).map((commit) => commit.version)).toEqual([3]);
    });

    it('refuses a move in a game that does not exist', async () => {
      const store = await fresh();
      expect(await store.write(move(aGame('g'), 3))).toBe(false);
      expect(await headOf(store, 'g')).toBeNull();
    });

    it('changes the seats that are named and leaves the others', async () => {
      const store = await fresh();
      const game = aGame('g');
      await store.write(creation(game, [aSeat(0, 'ada', { awaited: true }), aSeat(1, null)]));
      const seats = [aSeat(1, 'bob', { kind: 'bot', awaited: true, resigned: true })];
      await store.write(move(game, 3, { seats }));
      const [listed] = await store.list(EVERYTHING);
      expect(listed?.seats).toEqual([
        { ...aSeat(0, 'ada', { awaited: true }), name: null },
        { ...aSeat(1, 'bob', { kind: 'bot', awaited: true, resigned: true }), name: null },
      ]);
    });

    it('lets in the guest who came with the write', async () => {
      const store = await fresh();
      await store.write(creation(aGame('g'), [aSeat(0, 'ada')], { newPlayer: aPlayer('ada') }));
      const head = await store.head({
        tokenHash: 'hash-of-ada',
        gameId: 'g',
        idempotencyKey: null,
        keptSince: 0,
      });
      expect(head.caller).toEqual({ id: 'ada', name: 'Name of ada' });
      expect(head.game?.names).toEqual(['Name of ada']);
    });

    it('tells the names in the order of the seats', async () => {
      const store = await fresh();
      for (const id of ['ada', 'bob']) await store.createPlayer(aPlayer(id));
      const seats = [aSeat(3, 'ada'), aSeat(1, 'bob'), aSeat(0, null), aSeat(2, null, { kind: 'bot' })];
      await store.write(creation(aGame('g'), seats));
      expect((await headOf(store, 'g'))?.names).toEqual([null, 'Name of bob', null, 'Name of ada']);
    });

    it('counts the games that were forked from a game', async () => {
      const store = await fresh();
      await store.write(creation(aGame('g')));
      await store.write(creation(aGame('f1', { originId: 'g' })));
      await store.write(creation(aGame('f2', { originId: 'g' })));
      expect((await headOf(store, 'g'))?.forks).toBe(2);
      expect((await headOf(store, 'f1'))?.forks).toBe(0);
    });
  });

  describe('races', () => {
    it('has exactly one winner of many parallel writes on the same version', async () => {
      const store = await fresh();
      const game = aGame('g');
      await store.write(creation(game));
      for (const version of [3, 4, 5]) {
        const racers = Array.from({ length: 12 }, (_, i) =>
          store.write(move({ ...game, title: `${i}` }, version)),
        );
        const won = await Promise.all(racers);
        expect(won.filter(Boolean)).toHaveLength(1);
        const [listed] = await store.list(EVERYTHING);
        expect(listed).toMatchObject({ version: version + 1, title: `${won.indexOf(true)}` });
      }
      expect((await store.commits('g', 0)).map((commit) => commit.version)).toEqual([3, 4, 5, 6]);
    });

    it('has exactly one winner of many creations of the same game', async () => {
      const store = await fresh();
      const won = await Promise.all(Array.from({ length: 8 }, () => store.write(creation(aGame('g')))));
      expect(won.filter(Boolean)).toHaveLength(1);
    });

    it('lets parallel writes in different games all happen', async () => {
      const store = await fresh();
      const games = Array.from({ length: 20 }, (_, i) => aGame(`g${i}`, { createdAt: START_OF_RACE + i }));
      expect(await Promise.all(games.map((game) => store.write(creation(game))))).toEqual(
        games.map(() => true),
      );
      expect(await Promise.all(games.map((game) => store.write(move(game, 3))))).toEqual(
        games.map(() => true),
      );
      expect(idsOf(await store.list(EVERYTHING)).reverse()).toEqual(idsOf(games));
    });
  });
}

const START_OF_RACE = 1_000;
