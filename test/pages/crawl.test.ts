/** Every page as a visitor goes through them: from the landing page on, link by link, on the files of the release. */
import { beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { fileNamed, typeOf } from '../../src/node/files.ts';
import { createMemoryStore } from '../../src/store/memory.ts';
import { committed, documentSchema, operationsOf } from '../openapi/reading.ts';
import { addressesOf, anchorsOf } from '../support/html.ts';
import { type Answer, salonOn } from '../support/salon.ts';

const salon = salonOn(createMemoryStore(), {
  rulesets: games,
  assets: async (name) => {
    const bytes = await fileNamed(name);
    return bytes && new Response(bytes.slice(), { headers: { 'Content-Type': typeOf(name) } });
  },
});
const BROWSER = { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

interface Found {
  readonly on: string;
  readonly address: string;
}
const pages = new Map<string, Answer>();
const links: Found[] = [];

const isPage = ({ headers }: Answer): boolean =>
  headers.get('Content-Type')?.startsWith('text/html') === true;

async function visit(path: string): Promise<void> {
  if (pages.has(path)) return;
  const answer = await salon.get(path, BROWSER);
  pages.set(path, answer);
  if (!isPage(answer)) return;
  for (const address of addressesOf(answer.text)) {
    if (address.startsWith('data:')) continue;
    links.push({ on: path, address });
    await visit(address.startsWith('#') ? path : (address.split('#')[0] ?? ''));
  }
}

beforeAll(async () => {
  await visit('/');
});

describe('A walk through the pages', () => {
  it('finds each of them answered', () => {
    const faults = [...pages].filter(([, { status }]) => status !== 200).map(([path]) => path);
    expect(faults).toEqual([]);
  });

  it('comes to every page there is', () => {
    const expected = [
      ...['/', '/play', '/docs', '/rules', '/problems', '/problems/illegal-move', '/llms.txt'],
      ...['/openapi.json', '/v1/games', '/play/play.js', '/docs/swagger-ui.css'],
      ...games.flatMap(({ id }) => [
        `/rules/${id}`,
        `/rules/${id}.md`,
        `/rules/${id}.json`,
        `/pictures/${id}.svg`,
      ]),
    ];
    for (const path of expected) expect([...pages.keys()]).toContain(path);
  });

  it('finds every anchor that a link names', () => {
    const named = links.filter(({ address }) => address.includes('#') && !/^\/(play|docs)/.test(address));
    expect(named.length).toBeGreaterThan(300);
    const missing = named.filter(({ on, address }) => {
      const [path, anchor = ''] = address.split('#');
      const page = pages.get(path === '' ? on : (path ?? ''));
      return page === undefined || !anchorsOf(page.text).includes(anchor);
    });
    expect(missing).toEqual([]);
  });

  it('finds every operation that a link into the reference names', () => {
    const operations = operationsOf(documentSchema.parse(JSON.parse(committed('openapi.json'))));
    const known = operations.map(({ tags, operationId }) => `${tags[0]}/${operationId}`);
    const named = links.flatMap(({ address }) => {
      const [path, place] = address.split('#/');
      return path === '/docs' && place !== undefined ? [decodeURIComponent(place)] : [];
    });
    expect(named.length).toBeGreaterThan(4);
    for (const place of named) expect(known).toContain(place);
  });

  it('never leaves this host', () => {
    for (const { on, address } of links) expect(address, on).toMatch(/^(\/(?!\/)|#)/);
  });
});
