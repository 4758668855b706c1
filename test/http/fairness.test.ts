import { describe, expect, it } from 'vitest';
import { bytesOf, orderOf, sha256Hex } from '../core/salon-1-again.ts';
import { openGame, openTwinFrames, playFirst, RULESETS, resign } from '../support/games.ts';
import { expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();
const proofOf = async (path: string, token?: string) =>
  expectStatus(await salon.get(`${path}/fairness`, { token }), 200).body;

interface Pile {
  readonly unshuffled: string[];
  readonly order: string[] | null;
}

describe('The proof of a secret deal', () => {
  for (const ruleset of RULESETS) {
    it(`of ${ruleset} is a promise while the game runs, and kept at its end`, async () => {
      const options = ruleset === 'kunstmarkt' ? { bots: [1, 2], clientSeed: 'my-own-luck' } : {};
      const game = await openGame(salon, ruleset, options);
      const promised = await proofOf(game.path, game.token);
      expect(Object.keys(promised).sort()).toEqual(
        ['algorithm', 'clientSeeds', 'commitment', 'deal', 'piles', 'serverSeed'].sort(),
      );
      expect(promised).toMatchObject({ algorithm: 'salon-1', deal: { kind: 'secret' }, serverSeed: null });
      expect(promised.commitment).toBe(game.created.body.fairness.commitment);
      expect(promised.clientSeeds).toEqual(ruleset === 'kunstmarkt' ? ['my-own-luck', '', ''] : ['']);
      for (const { order } of Object.values<Pile>(promised.piles)) expect(order).toBeNull();

      await resign(salon, game, game.token);
      const kept = await proofOf(game.path);
      expect(await sha256Hex(bytesOf(kept.serverSeed))).toBe(promised.commitment);
      for (const [pile, { unshuffled, order }] of Object.entries<Pile>(kept.piles)) {
        expect(unshuffled).toEqual(promised.piles[pile].unshuffled);
        expect(order).toEqual(await orderOf(unshuffled, kept.serverSeed, ruleset, pile, kept.clientSeeds));
      }
      expect((await salon.get(game.path)).body.fairness).toEqual({
        commitment: promised.commitment,
        serverSeed: kept.serverSeed,
      });
    });
  }

  it('stays closed to everybody, move after move, until the end', async () => {
    const { path, tokens } = await openTwinFrames(salon);
    await playFirst(salon, { path }, tokens[0]);
    const running = await Promise.all([...tokens, undefined].map((token) => proofOf(path, token)));
    for (const proof of running) {
      expect(proof).toEqual(running[0]);
      expect(proof).toMatchObject({ serverSeed: null, piles: { frames: { order: null } } });
    }
    await resign(salon, { path }, tokens[0]);
    expect((await proofOf(path)).piles.frames.order).toHaveLength(10);
  });

  it('is there before the deal, with the seeds of those who sit', async () => {
    const table = await openGame(salon, 'twin-frames', { clientSeed: 'first' });
    const before = await proofOf(table.path);
    expect(before).toMatchObject({ clientSeeds: ['first', ''], piles: { frames: { order: null } } });
    expectStatus(await salon.post(`${table.path}/seats`, { clientSeed: 'second' }), 200);
    const dealt = await proofOf(table.path);
    expect(dealt).toEqual({ ...before, clientSeeds: ['first', 'second'] });
  });

  it('of a table that was never dealt shows the seed and no order', async () => {
    const table = await openGame(salon, 'twin-frames');
    await resign(salon, table, table.token);
    const proof = await proofOf(table.path);
    expect(await sha256Hex(bytesOf(proof.serverSeed))).toBe(proof.commitment);
    expect(proof.piles.frames.order).toBeNull();
  });
});

describe('The proof of a deal with a number', () => {
  it("names KPatience's own order, open at the end", async () => {
    const deal = { kind: 'kpatience', number: 42 };
    const game = await openGame(salon, 'picture-gallery', { deal });
    expect(await proofOf(game.path)).toMatchObject({ algorithm: 'kpatience', deal, commitment: null });
    await resign(salon, game, game.token);
    const proof = await proofOf(game.path);
    expect(proof.serverSeed).toBeNull();
    expect(proof.piles.cards.order.toSorted()).toEqual(proof.piles.cards.unshuffled.toSorted());
  });
});
