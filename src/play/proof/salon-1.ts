/** The shuffle again, from its description: `salon-1` and the open deals, with the browser's own cryptography. */
import type { Schemas } from '../api/schemas.ts';

type Fairness = Schemas['Fairness'];

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', bytes));
export const commitmentTo = (serverSeed: string): Promise<string> => sha256(bytesOfHex(serverSeed));

/** The seed of a deal that everybody can work out, in hex; undefined for other kinds. */
export async function openSeed(
  ruleset: string,
  { kind, number, date }: Fairness['deal'],
): Promise<string | undefined> {
  if (kind === 'numbered') return sha256(bytesOf(`salon-deal|${ruleset}|${number}`));
  if (kind === 'daily') return sha256(bytesOf(`salon-daily|${ruleset}|${date?.replaceAll('-', '')}`));
  return undefined;
}

/** The 32-bit words of a pile's stream: HMAC-SHA-256 in blocks that are counted from 0. */
async function* wordsOf(serverSeed: string, name: string): AsyncGenerator<number> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOfHex(serverSeed), algorithm, false, ['sign']);
  for (let block = 0; ; block++) {
    const view = new DataView(await crypto.subtle.sign('HMAC', key, bytesOf(`${name}|${block}`)));
    for (let at = 0; at < view.byteLength; at += 4) yield view.getUint32(at);
  }
}

/** The draw order of a pile, next card first. */
export async function shuffled(
  ruleset: string,
  pile: string,
  unshuffled: readonly string[],
  { serverSeed, clientSeeds }: { serverSeed: string; clientSeeds: readonly string[] },
): Promise<readonly string[]> {
  const words = wordsOf(serverSeed, `salon-1|${ruleset}|${pile}|${clientSeeds.join(',')}`);
  const cards = [...unshuffled];
  for (let last = cards.length - 1; last > 0; last--) {
    const below = last + 1;
    const limit = 2 ** 32 - (2 ** 32 % below);
    let word = limit;
    while (word >= limit) word = (await words.next()).value ?? 0;
    const chosen = word % below;
    const [a, b] = [cards[last], cards[chosen]];
    if (a === undefined || b === undefined) throw new Error('both lie in the pile');
    [cards[last], cards[chosen]] = [b, a];
  }
  return cards;
}
