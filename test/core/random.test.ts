import { describe, expect, it } from 'vitest';
import { DECK } from '../../src/core/cards.ts';
import { commitmentTo, type Stream, seedOfDeal, shuffle, stream } from '../../src/core/random.ts';
import vectors from './salon-1.vectors.json' with { type: 'json' };
import { bytesOf, hexOf, orderOf, sha256Hex, words } from './salon-1-again.ts';

const ZEROS = '00'.repeat(32);
const name = { ruleset: 'portraits', pile: 'cards', clientSeeds: [] };
const take = (n: number, below: number, from: Stream): number[] =>
  Array.from({ length: n }, () => from.below(below));

describe('salon-1 test vectors', () => {
  it.each(vectors.shuffles)('$ruleset, $pile, client seeds [$clientSeeds]', async (vector) => {
    const { serverSeed, ruleset, pile, clientSeeds, unshuffled, order, firstWords, commitment } = vector;
    const fresh = () => stream(bytesOf(serverSeed), { ruleset, pile, clientSeeds });
    expect(shuffle(unshuffled, fresh())).toEqual(order);
    expect(take(firstWords.length, 2 ** 32, fresh())).toEqual(firstWords);
    expect(commitmentTo(bytesOf(serverSeed))).toBe(commitment);
    expect(await orderOf(unshuffled, serverSeed, ruleset, pile, clientSeeds)).toEqual(order);
    expect(await words(serverSeed, ruleset, pile, clientSeeds, firstWords.length)).toEqual(
      firstWords.map(BigInt),
    );
    expect(await sha256Hex(bytesOf(serverSeed))).toBe(commitment);
  });

  it.each(vectors.numberedDeals)('seed of $ruleset deal $number', async ({ ruleset, number, serverSeed }) => {
    expect(hexOf(Uint8Array.from(seedOfDeal(ruleset, number)).buffer)).toBe(serverSeed);
    expect(await sha256Hex(new TextEncoder().encode(`salon-deal|${ruleset}|${number}`))).toBe(serverSeed);
  });
});

describe('a stream', () => {
  it('depends on seed, ruleset, pile and client seeds', () => {
    const names = [
      name,
      { ...name, ruleset: 'picture-gallery' },
      { ...name, pile: 'customers' },
      { ...name, clientSeeds: ['a'] },
      { ...name, clientSeeds: ['', 'a'] },
    ];
    const orders = names.map((one) => shuffle(DECK, stream(bytesOf(ZEROS), one)).join());
    expect(new Set([...orders, shuffle(DECK, stream(seedOfDeal('x', 1), name)).join()]).size).toBe(6);
  });

  it('gives every number below n, and none else', () => {
    expect(new Set(take(200, 5, stream(bytesOf(ZEROS), name)))).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(take(10, 1, stream(bytesOf(ZEROS), name))).toEqual(Array(10).fill(0));
  });

  it('skips words above the last whole multiple of n', async () => {
    // Just over half of the words are taken below 2³¹ + 1; the others would make small numbers likelier.
    const n = 2 ** 31 + 1;
    const all = await words(ZEROS, 'portraits', 'cards', [], 40);
    const kept = all.filter((word) => word < BigInt(n)).map(Number);
    expect(kept.length).toBeLessThan(40);
    expect(take(kept.length, n, stream(bytesOf(ZEROS), name))).toEqual(kept);
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('has no number below %d', (n) => {
    expect(() => stream(bytesOf(ZEROS), name).below(n)).toThrow('no number below');
  });

  it('needs a seed of 32 bytes', () => {
    expect(() => stream(bytesOf('00'.repeat(31)), name)).toThrow('32 bytes');
  });
});

describe('a shuffle', () => {
  it('keeps the list, and each of its cards', () => {
    const list = Object.freeze([...DECK]);
    expect(shuffle(list, stream(seedOfDeal('x', 1), name)).sort()).toEqual([...DECK].sort());
    expect(shuffle([], stream(seedOfDeal('x', 1), name))).toEqual([]);
    expect(shuffle(['only'], stream(seedOfDeal('x', 1), name))).toEqual(['only']);
  });

  it('brings each card to each place equally often (20,000 numbered deals of 8 cards)', () => {
    const n = 8;
    const deals = 20_000;
    const counts = Array.from({ length: n }, () => Array<number>(n).fill(0));
    const list = Array.from({ length: n }, (_, i) => i);
    for (let deal = 1; deal <= deals; deal++) {
      shuffle(list, stream(seedOfDeal('fair', deal), name)).forEach((card, place) => {
        counts[place]?.splice(card, 1, (counts[place]?.[card] ?? 0) + 1);
      });
    }
    const expected = deals / n;
    const chiSquare = counts.flat().reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
    // 49 degrees of freedom: 99.9 % of fair shuffles stay below 85.4, 99.9 % lie above 23.0.
    expect(chiSquare).toBeGreaterThan(23.0);
    expect(chiSquare).toBeLessThan(85.4);
  });

  it('makes all 24 orders of four cards equally often (24,000 numbered deals)', () => {
    const seen = new Map<string, number>();
    for (let deal = 1; deal <= 24_000; deal++) {
      const order = shuffle(['a', 'b', 'c', 'd'], stream(seedOfDeal('orders', deal), name)).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    const chiSquare = [...seen.values()].reduce((sum, times) => sum + (times - 1000) ** 2 / 1000, 0);
    expect(seen.size).toBe(24);
    // 23 degrees of freedom: 99.9 % of fair shuffles stay below 49.7.
    expect(chiSquare).toBeLessThan(49.7);
  });
});
