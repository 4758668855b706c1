/** Lists of games: whose, which, in which order, page by page. */
import { describe, expect, it } from 'vitest';
import type { ListQuery, Store } from '../../src/table/ports.ts';
import type { FreshStore } from './contract.ts';
import { aGame, aPlayer, aSeat, creation, EVERYTHING, idsOf, move, START } from './samples.ts';

async function readPages(store: Store, query: ListQuery, between: (page: number) => Promise<void>) {
  const ids: string[] = [];
  let after: ListQuery['after'] = null;
  for (let page = 0; page < 50; page++) {
    const games = await store.list({ ...query, after });
    const last = games.at(-1);
    if (!last) return ids;
    ids.push(...idsOf(games));
    after = { createdAt: last.createdAt, id: last.id };
    await between(page);
  }
  throw new Error('The list has no end.');
}

export function listsContract(fresh: FreshStore): void {
  describe('lists', () => {
    it('shows a game with its seats and names as it was written', async () => {
      const store = await fresh();
      await store.createPlayer(aPlayer('ada'));
      const game = aGame('g', {
        title: 'An evening at the gallery',
        status: 'finished',
        deal: { kind: 'daily', date: '2026-09-01', number: 20260901 },
        awaiting: [],
        outcome: { result: 'won', reason: 'vault-complete', score: 12 },
        originId: 'other',
        updatedAt: START + 5,
      });
      const seats = [aSeat(0, 'ada', { awaited: true }), aSeat(1, 'gone', { resigned: true })];
      await store.write(creation(game, seats));
      expect(await store.list(EVERYTHING)).toEqual([
        {
          ...game,
          seats: [
            { ...seats[0], name: 'Name of ada' },
            { ...seats[1], name: null },
          ],
        },
      ]);
    });

    it('shows everybody the public games only, newest first, by id where the time is the same', async () => {
      const store = await fresh();
      for (const [id, createdAt] of [
        ['b', 2],
        ['c', 2],
        ['a', 2],
        ['old', 1],
        ['new', 3],
      ] as const) {
        await store.write(creation(aGame(id, { createdAt })));
      }
      await store.write(creation(aGame('unlisted', { visibility: 'unlisted' })));
      await store.write(creation(aGame('private', { visibility: 'private' })));
      expect(idsOf(await store.list(EVERYTHING))).toEqual(['new', 'c', 'b', 'a', 'old']);
      expect(idsOf(await store.list({ ...EVERYTHING, limit: 2 }))).toEqual(['new', 'c']);
    });

    it('picks by ruleset and status', async () => {
      const store = await fresh();
      await store.write(creation(aGame('pa')));
      await store.write(creation(aGame('pf', { status: 'finished' })));
      await store.write(creation(aGame('kw', { ruleset: 'kunstmarkt', status: 'waiting' })));
      const pick = async (more: Partial<ListQuery>) => idsOf(await store.list({ ...EVERYTHING, ...more }));
      expect(await pick({ ruleset: 'portraits' })).toEqual(['pf', 'pa']);
      expect(await pick({ status: 'waiting' })).toEqual(['kw']);
      expect(await pick({ ruleset: 'portraits', status: 'finished' })).toEqual(['pf']);
      expect(await pick({ ruleset: 'kunstmarkt', status: 'finished' })).toEqual([]);
    });

    it("shows a player's own games, whatever their visibility, each once", async () => {
      const store = await fresh();
      const private1 = aGame('1', { visibility: 'private' });
      await store.write(creation(private1, [aSeat(0, 'ada'), aSeat(1, 'ada')]));
      await store.write(creation(aGame('2', { visibility: 'unlisted' }), [aSeat(0, 'bob'), aSeat(1, 'ada')]));
      await store.write(creation(aGame('3'), [aSeat(0, 'bob')]));
      const own = { ...EVERYTHING, playerId: 'ada' };
      expect(idsOf(await store.list(own))).toEqual(['2', '1']);
      expect((await store.list(own))[0]?.seats.map((seat) => seat.playerId)).toEqual(['bob', 'ada']);
      expect(idsOf(await store.list({ ...own, ruleset: 'kunstmarkt' }))).toEqual([]);
    });

    it('shows the games that await a player', async () => {
      const store = await fresh();
      const game = aGame('g');
      const [ada, bob] = [aSeat(0, 'ada'), aSeat(1, 'bob')];
      await store.write(creation(game, [{ ...ada, awaited: true }, bob]));
      const awaiting = (playerId: string) => store.list({ ...EVERYTHING, playerId, myTurn: true });
      expect([idsOf(await awaiting('ada')), idsOf(await awaiting('bob'))]).toEqual([['g'], []]);
      await store.write(move(game, 3, { seats: [ada, { ...bob, awaited: true }] }));
      expect([idsOf(await awaiting('ada')), idsOf(await awaiting('bob'))]).toEqual([[], ['g']]);
    });

    for (const playerId of [null, 'ada']) {
      const whose = playerId === null ? 'public games' : "a player's games";
      it(`pages through ${whose}: none twice, none missed, while new ones come and old ones change`, async () => {
        const store = await fresh();
        const games = Array.from({ length: 11 }, (_, i) =>
          aGame(`g${String(i).padStart(2, '0')}`, { createdAt: START + Math.floor(i / 3) }),
        );
        for (const game of games) await store.write(creation(game, [aSeat(0, 'ada')]));
        const ids = await readPages(store, { ...EVERYTHING, playerId, limit: 2 }, async (page) => {
          await store.write(creation(aGame(`new${page}`, { createdAt: START + 1_000 }), [aSeat(0, 'ada')]));
          await store.write(move(aGame('g05', { createdAt: START + 1 }), 3 + page));
        });
        expect(ids).toEqual(idsOf(games).reverse());
      });
    }

    it("tells a player's open games: not those finished or resigned", async () => {
      const store = await fresh();
      const seats = [aSeat(0, 'ada'), aSeat(1, 'bob')];
      const at = (createdAt: number) => ({ createdAt });
      await store.write(creation(aGame('active', at(2)), seats));
      await store.write(
        creation(aGame('waiting', { ...at(1), status: 'waiting', ruleset: 'kunstmarkt' }), seats),
      );
      await store.write(creation(aGame('finished', { ...at(3), status: 'finished' }), seats));
      await store.write(
        creation(aGame('resigned', at(4)), [aSeat(0, 'ada', { resigned: true }), aSeat(1, 'bob')]),
      );
      await store.write(creation(aGame('foreign', at(5)), [aSeat(0, 'bob')]));
      expect(await store.openGames('ada')).toEqual([
        { id: 'waiting', ruleset: 'kunstmarkt' },
        { id: 'active', ruleset: 'portraits' },
      ]);
      expect(await store.openGames('nobody')).toEqual([]);
    });
  });
}
