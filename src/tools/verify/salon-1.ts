/** The fair shuffle written once more, from its description alone, so that a fault in the one shows in the other. */
import { createHash, createHmac } from 'node:crypto';

export const sha256 = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex');

/** The numbers of a pile's stream: block after block of HMAC-SHA-256, cut into 32-bit words. */
function* words(seed: Uint8Array, name: string): Generator<number, never> {
  for (let i = 0; ; i++) {
    const block = createHmac('sha256', seed).update(`${name}|${i}`).digest();
    for (let at = 0; at < block.length; at += 4) yield block.readUInt32BE(at);
  }
}

/** The draw order of a pile. `seed` in hex; client seeds by seat. */
export function shuffled(
  seed: string,
  ruleset: string,
  pile: string,
  clientSeeds: readonly string[],
  unshuffled: readonly string[],
): readonly string[] {
  const stream = words(Buffer.from(seed, 'hex'), `salon-1|${ruleset}|${pile}|${clientSeeds.join(',')}`);
  const below = (n: number): number => {
    for (;;) {
      const { value } = stream.next();
      if (value < 2 ** 32 - (2 ** 32 % n)) return value % n;
    }
  };
  const cards = [...unshuffled];
  for (let place = cards.length - 1; place > 0; place--) {
    const other = below(place + 1);
    const [card] = cards.splice(other, 1, cards[place] ?? '');
    cards[place] = card ?? '';
  }
  return cards;
}
