/**
 * `salon-1` written a second time, from its description alone: Web Crypto for the HMAC, big integers for the
 * words, a list of choices for the shuffle. It shares no line with src/core/random.ts, so that the two can
 * only agree by doing what the description says.
 */
export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const sha256Hex = async (data: Uint8Array<ArrayBuffer>): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', data));

/** The first `n` words of a pile's stream. */
export async function words(
  seed: string,
  ruleset: string,
  pile: string,
  clientSeeds: string[],
  n: number,
): Promise<bigint[]> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), algorithm, false, ['sign']);
  let hex = '';
  for (let block = 0; block * 8 < n; block++) {
    const message = ['salon-1', ruleset, pile, clientSeeds.join(','), String(block)].join('|');
    hex += hexOf(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message)));
  }
  return (hex.match(/.{8}/g) ?? []).slice(0, n).map((word) => BigInt(`0x${word}`));
}

/** The order of a pile: from the last place down, each takes one of the cards that are left of it or itself. */
export async function orderOf(
  unshuffled: readonly string[],
  seed: string,
  ruleset: string,
  pile: string,
  clientSeeds: string[],
): Promise<string[]> {
  const supply = await words(seed, ruleset, pile, clientSeeds, unshuffled.length + 64);
  const order = new Map(unshuffled.map((card, place) => [BigInt(place), card]));
  for (let last = BigInt(unshuffled.length) - 1n; last > 0n; last--) {
    const choices = last + 1n;
    const tooHigh = (2n ** 32n / choices) * choices;
    const word = supply.splice(0, 1 + supply.findIndex((one) => one < tooHigh)).at(-1);
    if (word === undefined) throw new Error('out of words');
    const [mine, other] = [order.get(last), order.get(word % choices)];
    order.set(last, other ?? '').set(word % choices, mine ?? '');
  }
  return [...order.values()];
}
