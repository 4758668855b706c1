/**
 * `salon-1`, the fair shuffle. Block i of a pile's stream is HMAC-SHA-256 over
 * `salon-1|<ruleset>|<pile>|<client seeds>|<i>`, keyed with the 32 bytes of the server seed; blocks are read
 * as big-endian 32-bit words, numbers below n are taken by rejection, the shuffle is Fisher–Yates from the end.
 * The algorithm in words with test vectors: docs/fair-deals.md.
 */
import { Buffer } from 'node:buffer';
import { createHash, createHmac } from 'node:crypto';

const WORDS = 2 ** 32;
const WORDS_PER_BLOCK = 8;

export interface Stream {
  /** A whole number from 0 to n − 1, each as likely. Throws unless 1 ≤ n ≤ 2³². */
  below(n: number): number;
}

export interface StreamName {
  readonly ruleset: string;
  readonly pile: string;
  /** In seat order; an absent seed is the empty string. */
  readonly clientSeeds: readonly string[];
}

export function stream(serverSeed: Uint8Array, name: StreamName): Stream {
  if (serverSeed.length !== 32) throw new Error('a server seed has 32 bytes');
  const prefix = `salon-1|${name.ruleset}|${name.pile}|${name.clientSeeds.join(',')}|`;
  let block = Buffer.alloc(0);
  let index = 0;
  const nextWord = (): number => {
    if (index % WORDS_PER_BLOCK === 0) {
      const message = `${prefix}${index / WORDS_PER_BLOCK}`;
      block = createHmac('sha256', serverSeed).update(message, 'ascii').digest();
    }
    const word = block.readUInt32BE((index % WORDS_PER_BLOCK) * 4);
    index += 1;
    return word;
  };
  return {
    below(n) {
      if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new Error(`no number below ${n}`);
      const limit = Math.floor(WORDS / n) * n;
      let word = nextWord();
      while (word >= limit) word = nextWord();
      return word % n;
    },
  };
}

/** A new list in shuffled order. The first element is the card that is drawn first. */
export function shuffle<T>(list: readonly T[], random: Stream): T[] {
  const shuffled = [...list];
  for (let k = shuffled.length - 1; k >= 1; k--) {
    const j = random.below(k + 1);
    // Both indices lie inside the list: 0 ≤ j ≤ k < length.
    [shuffled[k], shuffled[j]] = [shuffled[j] as T, shuffled[k] as T];
  }
  return shuffled;
}

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();

/** What is published before the deal: hex SHA-256 of the seed's 32 bytes. */
export const commitmentTo = (serverSeed: Uint8Array): string => sha256(serverSeed).toString('hex');

/** The open seed of numbered deal `number` of a ruleset. */
export const seedOfDeal = (ruleset: string, number: number): Uint8Array =>
  sha256(`salon-deal|${ruleset}|${number}`);
