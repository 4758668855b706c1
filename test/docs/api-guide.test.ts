/** docs/api-guide.md: its sessions are replayed, and every limit in its table is met on both sides. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApp } from '../../src/app.ts';
import { kunstmarkt } from '../../src/games/kunstmarkt/game.ts';
import { CATALOGUE } from '../../src/http/catalogue.ts';
import { MOST_WAIT_SECONDS } from '../../src/http/following.ts';
import { POLICIES, type Policy } from '../../src/http/limits/policies.ts';
import { MOST_BODY_BYTES } from '../../src/http/middleware.ts';
import { StreamPlaces } from '../../src/http/stream-places.ts';
import { openHouse } from '../../src/table/house.ts';
import { MOST_FACTS } from '../../src/table/limits.ts';
import { KEPT_MS } from '../../src/table/ports.ts';
import { temporaryFolder } from '../support/folder.ts';
import { startServer } from '../support/server.ts';
import { compare, isThere, paste } from './paste.ts';
import { openDocumentedSalon, portsForHouse } from './salon.ts';

const page = readFileSync(new URL('../../docs/api-guide.md', import.meta.url), 'utf8');
const app = await openDocumentedSalon();

it.skipIf(!isThere('curl'))('The sessions are answered as shown', async () => {
  const server = await startServer();
  const { outputs, complaints } = await paste(page, { url: server.url, cwd: temporaryFolder() });
  await server.stop();
  expect(complaints).toBe('');
  const { compared, faults } = compare(page, outputs);
  expect(faults).toEqual([]);
  expect([outputs.length, compared]).toEqual([5, 5]);
});

/** The body of an answer: what a test reads of it is there, or the test fails. */
async function read(path: string, init: RequestInit = {}) {
  const response = await app.request(path, init);
  return { status: response.status, body: bodySchema.parse(await response.json()) };
}
const bodySchema = z.looseObject({
  code: z.string().optional(),
  id: z.string().default(''),
  token: z.string().default(''),
  games: z.array(z.unknown()).default([]),
  credentials: z.object({ token: z.string() }).optional(),
});
const POST = { method: 'POST' };
const { token } = (await read('/v1/players', POST)).body;
const CONTENT = { 'Content-Type': 'application/json' };

const told = ({ status, body: { code } }: Awaited<ReturnType<typeof read>>): string =>
  code === undefined ? 'ok' : `${status} \`${code}\``;

/** What is answered: a status, with the code of a problem. */
async function answered(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<string> {
  const init = { method: 'POST', headers: { ...CONTENT, ...headers }, body: JSON.stringify(body) };
  return told(await read(path, body === undefined ? { headers } : init));
}

const created = (ruleset: string, field: object) => answered(`/v1/${ruleset}`, field);
const numbered = (kind: string, number: number) => created('picture-gallery', { deal: { kind, number } });
const withKey = (key: string) =>
  answered('/v1/portraits', {}, { Authorization: `Bearer ${token}`, 'Idempotency-Key': key });
const logPage = async (query: string, headers: Record<string, string> = {}): Promise<string> => {
  const { id } = (await read('/v1/portraits', POST)).body;
  return answered(`/v1/portraits/${id}/events?${query}`, undefined, headers);
};
/** A valid body of so many bytes, filled up with spaces. */
const bodyOf = async (bytes: number): Promise<string> =>
  told(await read('/v1/portraits', { ...POST, headers: CONTENT, body: '{}'.padEnd(bytes) }));

/** For each row of the table: requests just within the limit, and just beyond it. */
const LIMITS: Readonly<Record<string, { within: () => Promise<string>[]; beyond: () => Promise<string>[] }>> =
  {
    'body of a request | 16 KiB': {
      within: () => [bodyOf(MOST_BODY_BYTES)],
      beyond: () => [bodyOf(16 * 1024 + 1)],
    },
    'page of games, `limit` | 1 to 100, default 20': {
      within: () => [answered('/v1/games?limit=1'), answered('/v1/games?limit=100')],
      beyond: () => [answered('/v1/games?limit=0'), answered('/v1/games?limit=101')],
    },
    'page of a log, `limit` | 1 to 500, default 100': {
      within: () => [logPage('limit=1'), logPage('limit=500')],
      beyond: () => [logPage('limit=0'), logPage('limit=501')],
    },
    '`after` | 0 to 999,999,999': {
      within: () => [logPage('after=0'), logPage('after=999999999')],
      beyond: () => [logPage('after=-1'), logPage('after=1000000000')],
    },
    '`Prefer: wait=` | 0 to 30 seconds': {
      within: () => [logPage('', { Prefer: 'wait=0' }), logPage('', { Prefer: 'wait=30' })],
      beyond: () => [logPage('', { Prefer: 'wait=31' }), logPage('', { Prefer: 'wait=-1' })],
    },
    '`cursor` | 200 characters': {
      within: () => [],
      beyond: () => [answered(`/v1/games?cursor=${'a'.repeat(201)}`)],
    },
    '`name` | 1 to 40 characters, none of them for control or direction, at least one visible': {
      within: () => ['a', '🖼'.repeat(40)].map((name) => created('portraits', { name })),
      beyond: () =>
        ['', ' ', 'a'.repeat(41), 'a\u0000', 'a\u202e'].map((name) => created('portraits', { name })),
    },
    '`title` | 1 to 80 characters, the same': {
      within: () => ['a', 'a'.repeat(80)].map((title) => created('portraits', { title })),
      beyond: () => ['', ' ', 'a'.repeat(81), 'a\n'].map((title) => created('portraits', { title })),
    },
    '`clientSeed` | 1 to 64 of `A–Z a–z 0–9 _ -`': {
      within: () =>
        ['a', 'aZ09_-'.padEnd(64, 'x')].map((clientSeed) => created('kunstmarkt', { clientSeed })),
      beyond: () =>
        ['', 'a'.repeat(65), 'a,b', 'ä'].map((clientSeed) => created('kunstmarkt', { clientSeed })),
    },
    '`Idempotency-Key` | 1 to 255 characters, kept for 24 hours': {
      within: () => [withKey('k'), withKey('k'.repeat(255))],
      beyond: () => [withKey('k'.repeat(256))],
    },
    'number of a numbered deal | 1 to 9,007,199,254,740,991': {
      within: () => [numbered('numbered', 1), numbered('numbered', Number.MAX_SAFE_INTEGER)],
      beyond: () => [numbered('numbered', 0), numbered('numbered', 2 ** 53), numbered('numbered', 1.5)],
    },
    'number of a KPatience deal | 1 to 2,147,483,647': {
      within: () => [numbered('kpatience', 1), numbered('kpatience', 2 ** 31 - 1)],
      beyond: () => [numbered('kpatience', 0), numbered('kpatience', 2 ** 31)],
    },
    '`turnSeconds` of Kunstmarkt | 0 for none, or 60 to 1,209,600; default 259,200': {
      within: () => [0, 60, 1_209_600].map((turnSeconds) => created('kunstmarkt', { turnSeconds })),
      beyond: () => [-1, 59, 1_209_601].map((turnSeconds) => created('kunstmarkt', { turnSeconds })),
    },
    'seats of Kunstmarkt | 3 to 5': {
      within: () => [3, 5].map((players) => created('kunstmarkt', { players })),
      beyond: () => [2, 6].map((players) => created('kunstmarkt', { players })),
    },
  };

const wordsOf = ({ name, what, quota, windowSeconds }: Policy): string =>
  `\`${name}\`: ${what.replace(/,? in an? .*$/, '')} | ${quota.toLocaleString('en')} in ${windowSeconds === 60 ? 'a minute' : 'an hour'}`;
const POLICY_ROWS = Object.values(POLICIES).map(wordsOf);

describe('The limits', () => {
  const rows = [...page.matchAll(/^\| (.*? \| .*?) \| (\d{3} `[\w-]+`) \|$/gm)];
  const tested = rows.filter(([, limit = '']) => limit in LIMITS);

  it('are all tested, here or below', () => {
    const others = rows.filter((row) => !tested.includes(row)).map(([, limit]) => limit);
    expect(others).toEqual([
      'events in a log | 20,000 before undo and hints are refused',
      'streams and waiting pages of one process | 5,000; a stream pauses after 15 minutes',
      ...POLICY_ROWS,
    ]);
    expect(tested).toHaveLength(Object.keys(LIMITS).length);
  });

  it.each(tested.map(([, limit = '', problem = '']) => ({ limit, problem })))(
    '$limit, then $problem',
    async (row) => {
      const { within, beyond } = LIMITS[row.limit] ?? { within: () => [], beyond: () => [] };
      for (const answer of await Promise.all(within())) expect(answer).toBe('ok');
      const refused = await Promise.all(beyond());
      expect(refused.length).toBeGreaterThan(0);
      for (const answer of refused) expect(answer).toBe(row.problem);
    },
  );

  it('that no request reaches quickly are those of the code', () => {
    const { warmTables } = openHouse(portsForHouse(), []);
    expect([warmTables.max, warmTables.maxSize]).toEqual([1_000, 60_000]);
    expect(page).toContain('1,000 replayed games in memory, with 60,000 events altogether');
    expect([MOST_FACTS, CATALOGUE['log-full'].status]).toEqual([20_000, 409]);
    const { most, lifeMs, beatMs } = new StreamPlaces().limits;
    expect([most, lifeMs, beatMs]).toEqual([5_000, 15 * 60_000, 15_000]);
    expect(MOST_WAIT_SECONDS).toBe(30);
    expect(KEPT_MS).toBe(24 * 3600 * 1000);
    expect(kunstmarkt.schemas.options.parse({}).turnSeconds).toBe(259_200);
  });

  it('have the defaults that are told', async () => {
    for (let made = 0; made < 21; made++) await created('portraits', { visibility: 'public' });
    expect((await read('/v1/games')).body.games).toHaveLength(20);
  });
});

it('The headers of limited requests look as they are shown', async () => {
  const limits = { addressOf: () => '192.0.2.1' };
  const limited = createApp({ ...portsForHouse(), assets: async () => undefined, limits });
  const { headers } = await limited.request('/v1/games');
  for (const [name, form] of [
    ['RateLimit', /^"default";r=\d+;t=\d+$/],
    ['RateLimit-Policy', /^"default";q=1200;w=60$/],
  ] as const) {
    expect(headers.get(name)).toMatch(form);
    expect(page.split(`\`${name}: `)[1]?.split('`')[0]).toMatch(form);
  }
});

it('The picture can stand in a page, without a token', async () => {
  const [, source = ''] = /<img src="http:\/\/localhost:8787(.*?)"/.exec(page) ?? [];
  const unlisted = (await read('/v1/portraits', POST)).body;
  const picture = await app.request(source.replace('…', unlisted.id));
  expect(picture.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
  expect(picture.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
});

it('A card can stand in a page too', async () => {
  const [, source = '', name = ''] =
    /<img src="http:\/\/localhost:8787(\S*\/cards\/\S*)" alt="(.*?)"/.exec(page) ?? [];
  const picture = await app.request(source);
  expect(picture.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
  expect(await picture.text()).toContain(`>${name}</title>`);
  expect(picture.headers.get('Cache-Control')).toContain(`max-age=${24 * 3600}`);
});

describe('Ids and tokens', () => {
  it('have the form that is told', async () => {
    const { id, credentials } = (await read('/v1/portraits', POST)).body;
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(credentials?.token).toMatch(/^salon_[A-Za-z0-9_-]{43}$/);
  });
});

describe('From a browser', () => {
  it('headers are those that are told', async () => {
    const preflight = await app.request('/v1/portraits', {
      method: 'OPTIONS',
      headers: { Origin: 'https://example.org', 'Access-Control-Request-Method': 'POST' },
    });
    const simple = await app.request('/v1/nothing', { headers: { Origin: 'https://example.org' } });
    const [, browser = ''] = page.split('## From a browser');
    const [allowed = '', exposed = ''] = browser.split('pages may read');
    const listed = (text: string) => [...text.matchAll(/`([A-Z][\w-]+)`/g)].map(([, name = '']) => name);
    const header = (response: Response, name: string) => (response.headers.get(name) ?? '').split(',');
    expect(listed(allowed.split('Requests may send')[1] ?? '')).toEqual(
      header(preflight, 'Access-Control-Allow-Headers'),
    );
    expect(listed(exposed)).toEqual(header(simple, 'Access-Control-Expose-Headers'));
    expect(preflight.headers.get('Access-Control-Max-Age')).toBe(String(2 * 3600));
    expect(simple.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});

it('Every code that the guide names is in the catalogue', () => {
  const [, codes = ''] = page.split('## Versions');
  const named = new Set([...codes.matchAll(/[45]\d\d(?:\*\*)? `([a-z-]+)`/g)].map(([, code]) => code));
  expect([...named].filter((code) => !(`${code}` in CATALOGUE))).toEqual([]);
  expect(named.size).toBeGreaterThanOrEqual(8);
});
