import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checksOf, type Known } from '../../src/play/proof/checks.ts';
import { commitmentTo, openSeed, shuffled } from '../../src/play/proof/salon-1.ts';

interface Vector {
  readonly serverSeed: string;
  readonly commitment: string;
  readonly ruleset: string;
  readonly pile: string;
  readonly clientSeeds: readonly string[];
  readonly order: readonly string[];
}

/** The vectors that anybody who writes the shuffle anew can check against. */
const text = readFileSync(new URL('../../docs/fair-deals.md', import.meta.url), 'utf8');
const [vectors, seeds] = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, block = '']) => JSON.parse(block));
const listed: readonly Vector[] = vectors;

const suits = ['S', 'H', 'D', 'C'];
const deckOf = (ranks: readonly string[]): string[] =>
  suits.flatMap((suit) => ranks.map((rank) => rank + suit));
const NUMBERS = ['2', '3', '4', '5', '6', '7', '8', '9', '10'];
const DECK = deckOf(['A', ...NUMBERS, 'J', 'Q', 'K']);
const UNSHUFFLED: Readonly<Record<string, readonly string[]>> = {
  'portraits cards': DECK,
  'picture-gallery cards': [...DECK, ...DECK],
  'merchants-solitaire customers': [...deckOf(['J', 'Q', 'K']), 'X1', 'X2'],
  'kunstmarkt seats': ['0', '1', '2'],
};

describe('the shuffle in the browser', () => {
  it.each(listed)('$ruleset $pile with $clientSeeds lies as the guide says', async (vector) => {
    const unshuffled = UNSHUFFLED[`${vector.ruleset} ${vector.pile}`] ?? [];
    const order = await shuffled(vector.ruleset, vector.pile, unshuffled, vector);
    expect(order.slice(0, vector.order.length)).toEqual(vector.order);
    expect(order.toSorted()).toEqual(unshuffled.toSorted());
    expect(await commitmentTo(vector.serverSeed)).toBe(vector.commitment);
  });

  it('works out the seeds of open deals', async () => {
    expect(await openSeed('portraits', { kind: 'numbered', number: 1 })).toBe(
      seeds['salon-deal|portraits|1'],
    );
    const daily = await openSeed('portraits', { kind: 'daily', date: '2026-11-30' });
    expect(daily).toBe(seeds['salon-daily|portraits|20261130']);
    expect(await openSeed('portraits', { kind: 'secret' })).toBeUndefined();
  });
});

describe('the checks of a deal', () => {
  const serverSeed = '00'.repeat(32);
  const known: Known = { ruleset: 'kunstmarkt' };
  const proofOf = async () => {
    const unshuffled = Array.from({ length: 12 }, (_, i) => String(i));
    const clientSeeds = ['mine', '', ''];
    const order = [...(await shuffled('kunstmarkt', 'seats', unshuffled, { serverSeed, clientSeeds }))];
    const commitment = await commitmentTo(serverSeed);
    const deal = { kind: 'secret' };
    return {
      algorithm: 'salon-1',
      deal,
      commitment,
      serverSeed,
      clientSeeds,
      piles: { seats: { unshuffled, order } },
    };
  };
  const results = async (proof: Awaited<ReturnType<typeof proofOf>>, more: Partial<Known> = {}) =>
    (await checksOf(proof, { ...known, ...more })).map(({ isTrue }) => isTrue);

  it('are true of an honest deal', async () => {
    const proof = await proofOf();
    const noted = { commitment: proof.commitment, clientSeed: 'mine' };
    expect(await results(proof, noted)).toEqual([true, true, true, true]);
  });
  it('say so when this browser noted nothing', async () => {
    expect(await results(await proofOf())).toEqual([true, null, true]);
  });
  it('find another seed than the promised one', async () => {
    const proof = { ...(await proofOf()), serverSeed: '01'.repeat(32) };
    expect(await results(proof, { commitment: proof.commitment })).toEqual([false, false, false]);
  });
  it('find a promise that was changed later', async () => {
    const proof = await proofOf();
    expect(await results(proof, { commitment: 'ff'.repeat(32) })).toEqual([true, false, true]);
  });
  it('find cards that were swapped', async () => {
    const proof = await proofOf();
    const order = proof.piles.seats.order.toReversed();
    expect(await results({ ...proof, piles: { seats: { ...proof.piles.seats, order } } })).toEqual([
      true,
      null,
      false,
    ]);
  });
  it('find that one’s own number was left out', async () => {
    expect(await results(await proofOf(), { clientSeed: 'other' })).toEqual([true, null, false, true]);
  });
  it('find a numbered deal with a seed of its own', async () => {
    const proof = { ...(await proofOf()), deal: { kind: 'numbered', number: 7 }, algorithm: 'numbered' };
    expect(await results(proof)).toEqual([false, true]);
  });
});
