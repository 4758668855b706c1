import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BUNDLED_FILES, bundle } from '../../src/node/bundle.ts';

describe('the page to play on', () => {
  it('is a script and a style sheet, together below 200 KB as they travel', async () => {
    const files = await bundle();
    expect(Object.keys(files).toSorted()).toEqual(BUNDLED_FILES.toSorted());
    const own = Object.entries(files).filter(([name]) => name.startsWith('play.'));
    expect(own).toHaveLength(2);
    const sizes = own.map(([, bytes]) => gzipSync(bytes).length);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(200_000);
  });

  it('names no other host', async () => {
    const texts = Object.values(await bundle()).map((bytes) => new TextDecoder().decode(bytes));
    const hosts = texts.flatMap((text) => text.match(/\b(?:https?|wss?):\/\/[^"'`\s)]+/g) ?? []);
    // The names of the markup languages are no addresses.
    expect(hosts.filter((host) => !host.startsWith('http://www.w3.org/'))).toEqual([]);
  });
});
