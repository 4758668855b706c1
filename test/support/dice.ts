/** Chance for tests, from a seed: the same seed throws the same dice on every machine (mulberry32). */
export interface Dice {
  /** A whole number from 0 to n − 1. */
  below(n: number): number;
  /** True about `share` of the time. */
  chance(share: number): boolean;
  /** One element; throws for an empty list. */
  pick<T>(list: readonly T[]): T;
  /** A new list in another order. */
  shuffled<T>(list: readonly T[]): T[];
  /** At most `n` different elements, in the list's order. */
  some<T>(list: readonly T[], n: number): readonly T[];
}

export function dice(seed: number): Dice {
  let a = seed >>> 0;
  const next = (): number => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number): number => Math.floor(next() * n);
  const shuffled = <T>(list: readonly T[]): T[] => {
    const rest = [...list];
    return list.flatMap(() => rest.splice(below(rest.length), 1));
  };
  return {
    below,
    chance: (share) => next() < share,
    pick: (list) => {
      const [picked] = list.slice(below(list.length));
      if (picked === undefined) throw new Error('nothing to pick from');
      return picked;
    },
    shuffled,
    some: (list, n) => {
      if (list.length <= n) return list;
      const chosen = new Set(shuffled(list.map((_, i) => i)).slice(0, n));
      return list.filter((_, i) => chosen.has(i));
    },
  };
}
