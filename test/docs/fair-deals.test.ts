/** docs/fair-deals.md: its vectors, lists and seeds are right, and its script finds out what it says it does. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { shufflePiles } from '../../src/core/deal.ts';
import { commitmentTo, shuffle, stream } from '../../src/core/random.ts';
import { games } from '../../src/games/index.ts';
import { kpatienceOrder } from '../../src/games/picture-gallery/kpatience.ts';
import vectors from '../core/salon-1.vectors.json' with { type: 'json' };
import { temporaryFolder } from '../support/folder.ts';
import { startServer } from '../support/server.ts';
import { compare, isThere, paste } from './paste.ts';
import { openDocumentedSalon } from './salon.ts';
import { blocksOf } from './session.ts';

const page = readFileSync(new URL('../../docs/fair-deals.md', import.meta.url), 'utf8');
const blocks = blocksOf(page);
const [shown, openSeeds, kpatience] = blocks
  .filter(({ language }) => language === 'json')
  .map(({ text }) => JSON.parse(text));
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const fingerprint = (cards: readonly string[]): string => sha256(cards.join()).slice(0, 16);

describe('The vectors', () => {
  const schema = z.array(
    z.strictObject({
      ...{ serverSeed: z.string(), commitment: z.string(), ruleset: z.string(), pile: z.string() },
      ...{ clientSeeds: z.array(z.string()), words: z.array(z.int()), order: z.array(z.string()) },
    }),
  );

  it.each(schema.parse(shown))('$ruleset, $pile, $clientSeeds', (vector) => {
    const { serverSeed, commitment, ruleset, pile, clientSeeds, words, order } = vector;
    const known = vectors.shuffles.find(
      (one) => one.serverSeed === serverSeed && one.clientSeeds.join() === clientSeeds.join(),
    );
    const seed = Buffer.from(serverSeed, 'hex');
    const fresh = () => stream(seed, { ruleset, pile, clientSeeds });
    const [first, second] = [fresh(), fresh()];
    expect(words.map(() => first.below(2 ** 32))).toEqual(words);
    expect(shuffle(known?.unshuffled ?? [], second).slice(0, order.length)).toEqual(order);
    expect(commitmentTo(seed)).toBe(commitment);
    expect(known).toMatchObject({ commitment, ruleset, pile });
  });

  it('are all of the test suite', () => expect(shown).toHaveLength(vectors.shuffles.length));

  it('of open seeds and KPatience', () => {
    const seeds = Object.entries(z.record(z.string(), z.string()).parse(openSeeds));
    expect(seeds).toHaveLength(2);
    for (const [text, seed] of seeds) expect(sha256(text)).toBe(seed);
    expect(kpatienceOrder(1).slice(0, 8)).toEqual(kpatience);
  });
});

it('lists every unshuffled pile with its fingerprint', () => {
  const variants: Readonly<Record<string, readonly object[]>> = {
    'picture-gallery': [{}, { variant: 'royal-parade' }],
    'merchants-solitaire': [{}, { variants: { vandals: 1 } }, { variants: { vandals: 2 } }],
    kunstmarkt: [{}, { players: 4 }, { players: 5 }],
  };
  const rows = games.flatMap((game) =>
    (variants[game.id] ?? [{}]).flatMap((given) => {
      const options = game.schemas.options.parse(given);
      const piles = Object.entries(game.piles(options, game.seatCount(options)));
      return piles.map(([pile, cards]) => [game.id, pile, String(cards.length), fingerprint(cards)].join());
    }),
  );
  const listed = [...page.matchAll(/^\| ([\w-]+).*? \| `(\w+)` \| (\d+) \| .*? \| `(\w{16})` \|$/gm)];
  expect(new Set(listed.map((cells) => cells.slice(1).join()))).toEqual(new Set(rows));
});

it.skipIf(!isThere('curl'))('The commands check a game as shown', async () => {
  const server = await startServer();
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'verify.mjs'), blocks.find(({ language }) => language === 'js')?.text ?? '');
  const { outputs, complaints } = await paste(page, { url: server.url, cwd });
  await server.stop();
  expect(complaints).toBe('');
  const [, shown = ''] = page.split('And run it:');
  expect(compare(shown, outputs.slice(-1))).toEqual({ compared: 1, faults: [] });
});

describe('The script', async () => {
  const app = await openDocumentedSalon();
  const folder = temporaryFolder();
  const script = join(folder, 'verify.mjs');
  writeFileSync(script, blocks.find(({ language }) => language === 'js')?.text ?? '');

  async function call(path: string, body?: object, token?: string) {
    const headers = new Headers({ 'Content-Type': 'application/json' });
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await app.request(path, init);
    expect(response.ok, await response.clone().text()).toBe(true);
    return z.looseObject({}).parse(await response.json());
  }

  const opened = z.object({
    status: z.string().optional(),
    links: z.object({ self: z.string() }),
    credentials: z.object({ token: z.string() }),
    fairness: z.object({ commitment: z.string().nullable() }),
  });
  const proofSchema = z.looseObject({
    serverSeed: z.string(),
    clientSeeds: z.array(z.string()),
    piles: z.record(z.string(), z.object({ unshuffled: z.array(z.string()), order: z.array(z.string()) })),
  });
  type Proof = z.infer<typeof proofSchema>;

  /** A finished game: what was promised when it began, and the proof when it was over. */
  async function finished(ruleset: string, body: object): Promise<{ noted: string; proof: Proof }> {
    const { status, links, credentials, fairness } = opened.parse(await call(`/v1/${ruleset}`, body));
    // A setup of Portraits can be lost at once (PO-3).
    if (status !== 'finished') await call(`${links.self}/resign`, {}, credentials.token);
    return {
      noted: fairness.commitment ?? '-',
      proof: proofSchema.parse(await call(`${links.self}/fairness`)),
    };
  }

  async function finishedKunstmarkt() {
    const { links, credentials, fairness } = opened.parse(
      await call('/v1/kunstmarkt', { clientSeed: 'mine' }),
    );
    const guest = opened.parse(await call(`${links.self}/seats`, { clientSeed: 'yours' }));
    await call(`${links.self}/seats`, { seat: 2, bot: true }, credentials.token);
    for (const { token } of [credentials, guest.credentials]) await call(`${links.self}/resign`, {}, token);
    return {
      noted: fairness.commitment ?? '-',
      proof: proofSchema.parse(await call(`${links.self}/fairness`)),
    };
  }

  function run(ruleset: string, noted: string, proof: object) {
    const file = join(folder, 'fairness.json');
    writeFileSync(file, JSON.stringify(proof));
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ruleset, noted, file], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    return { status, stdout };
  }

  it('is about twenty lines long', () => {
    expect(readFileSync(script, 'utf8').split('\n').length).toBeLessThan(40);
  });

  it.each([
    ['portraits', {}],
    ['portraits', { deal: { kind: 'numbered', number: 7 } }],
    ['picture-gallery', { deal: { kind: 'daily', date: '2026-11-30' }, variant: 'royal-parade' }],
    ['merchants-solitaire', { variants: { vandals: 2 } }],
  ])('accepts a finished game of %s with %j', async (ruleset, body) => {
    const { noted, proof } = await finished(ruleset, body);
    const { status, stdout } = run(ruleset, noted, proof);
    expect(stdout).not.toContain('NO');
    expect(status).toBe(0);
    const fingerprints = [...stdout.matchAll(/from (\w{16})$/gm)].map(([, found]) => found);
    expect(fingerprints).toHaveLength(Object.keys(proof.piles).length);
    for (const found of fingerprints) expect(page).toContain(`\`${found}\``);
  });

  it('accepts a game of Kunstmarkt in which the players gave seeds', async () => {
    const { noted, proof } = await finishedKunstmarkt();
    expect(proof.clientSeeds).toEqual(['mine', 'yours', '']);
    expect(run('kunstmarkt', noted, proof).status).toBe(0);
    expect(run('kunstmarkt', noted, { ...proof, clientSeeds: ['mine', 'other', ''] }).status).toBe(1);
  });

  it('finds out a seed that was not promised, and an order that does not follow from it', async () => {
    const { noted, proof } = await finished('portraits', {});
    const other = await finished('portraits', {});
    const { unshuffled = [], order = [] } = proof.piles.cards ?? {};
    const [one = '', two = '', ...rest] = order;
    const swapped = { ...proof, piles: { cards: { unshuffled, order: [two, one, ...rest] } } };
    for (const tampered of [swapped, other.proof, { ...proof, serverSeed: '00'.repeat(32) }]) {
      const { status, stdout } = run('portraits', noted, tampered);
      expect(stdout).toContain('NO');
      expect(status).toBe(1);
    }
  });

  it('shows a fingerprint that is not in the table when the pile did not start as it should', async () => {
    const { noted, proof } = await finished('portraits', {});
    const unshuffled = [...(proof.piles.cards?.unshuffled ?? [])].reverse();
    const seed = Buffer.from(proof.serverSeed, 'hex');
    const order = shufflePiles('portraits', { cards: unshuffled }, seed, proof.clientSeeds).cards;
    const { status, stdout } = run('portraits', noted, { ...proof, piles: { cards: { unshuffled, order } } });
    expect(status).toBe(0);
    expect(page).not.toContain(/from (\w{16})$/m.exec(stdout)?.[1]);
  });
});
