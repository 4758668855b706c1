/** The check of a finished game, on games that were played here and on copies that somebody tampered with. */
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { createMemoryStore } from '../../src/store/memory.ts';
import { checksOf, type Fairness, fairnessSchema, isOpen, playedOf } from '../../src/tools/verify/checks.ts';
import { shuffled } from '../../src/tools/verify/salon-1.ts';
import vectors from '../core/salon-1.vectors.json' with { type: 'json' };
import { salonOn } from '../support/salon.ts';
import { runToEnd } from '../support/server.ts';

const salon = salonOn(createMemoryStore(), { name: 'verify' });

/** The proof of a game with this body, after its end or while it runs. */
async function proof(ruleset: string, body: object, isOver = true): Promise<Fairness> {
  const created = await salon.post(`/v1/${ruleset}`, body);
  const { token } = created.body.credentials;
  const path = `/v1/${ruleset}/${created.body.id}`;
  if (isOver) await salon.post(`${path}/resign`, {}, { token });
  return fairnessSchema.parse((await salon.get(`${path}/fairness`)).body);
}

/** What does not hold. */
function faultsOf(fairness: Fairness, noted?: string): readonly string[] {
  const played = playedOf(fairness);
  if (played === undefined) return ['no ruleset'];
  return checksOf(fairness, played, noted)
    .filter(({ holds }) => !holds)
    .map(({ what }) => what);
}

const swapped = ([first = '', second = '', ...rest]: readonly string[]): string[] => [second, first, ...rest];

describe('salon-1, written once more', () => {
  it.each(vectors.shuffles.map((vector) => [vector.ruleset, vector.pile, vector] as const))(
    '%s %s',
    (_, __, vector) => {
      const { serverSeed, ruleset, pile, clientSeeds, unshuffled, order } = vector;
      expect(shuffled(serverSeed, ruleset, pile, clientSeeds, unshuffled)).toEqual(order);
    },
  );
});

describe('a finished game', () => {
  const bots = { bots: [1, 2], clientSeed: 'my-own-luck' };
  const deck = games.find(({ id }) => id === 'portraits')?.piles({}, 1).cards ?? [];
  it.each([
    ['portraits', {}],
    ['portraits', { deal: { kind: 'numbered', number: 7 } }],
    ['portraits', { deal: { kind: 'daily', date: '2026-11-30' } }],
    ['portraits', { deal: { kind: 'cards', cards: swapped(deck) } }],
    ['picture-gallery', { variant: 'mod3' }],
    ['picture-gallery', { variant: 'royal-parade' }],
    ['picture-gallery', { deal: { kind: 'kpatience', number: 1234 } }],
    ['merchants-solitaire', { variants: { vandals: 2 } }],
    ['kunstmarkt', bots],
    ['kunstmarkt', { players: 5, bots: [1, 2, 3, 4] }],
  ])('of %s with %j holds', async (ruleset, body) => {
    const fairness = await proof(ruleset, body);
    expect(isOpen(fairness)).toBe(true);
    expect(playedOf(fairness)?.game.id).toBe(ruleset);
    expect(faultsOf(fairness)).toEqual([]);
  });

  it('does not hold when the seed, a client seed or an order is another', async () => {
    const fairness = await proof('kunstmarkt', bots);
    const { piles } = fairness;
    const other = `00${fairness.serverSeed?.slice(2)}`;
    expect(faultsOf({ ...fairness, serverSeed: other })).toHaveLength(4);
    expect(faultsOf({ ...fairness, clientSeeds: ['luck', '', ''] })).not.toEqual([]);
    const { pictures } = piles;
    const order = swapped(pictures?.order ?? []);
    const tampered = { ...piles, pictures: { unshuffled: pictures?.unshuffled ?? [], order } };
    expect(faultsOf({ ...fairness, piles: tampered })).toEqual(['pictures: 48, shuffled with the seed']);
  });

  it('does not hold when another commitment was noted, whatever the answer says', async () => {
    const [one, two] = [await proof('portraits', {}), await proof('portraits', {})];
    expect(faultsOf(one, one.commitment ?? '')).toEqual([]);
    expect(faultsOf(one, two.commitment ?? '')).toEqual([
      'the seed has the SHA-256 that was promised to you',
    ]);
  });

  it('does not hold when the pile was stacked before the shuffle', async () => {
    const fairness = await proof('portraits', {});
    const cards = { unshuffled: swapped(deck), order: fairness.piles.cards?.order ?? null };
    expect(faultsOf({ ...fairness, piles: { cards } })).toEqual(['no ruleset']);
  });

  it('of an open deal does not hold with another number, date or card', async () => {
    const numbered = await proof('portraits', { deal: { kind: 'numbered', number: 7 } });
    expect(faultsOf({ ...numbered, deal: { kind: 'numbered', number: 8 } })).toHaveLength(1);
    const daily = await proof('portraits', { deal: { kind: 'daily', date: '2026-11-30' } });
    expect(faultsOf({ ...daily, deal: { kind: 'daily', date: '2026-12-01' } })).toHaveLength(1);
    const own = await proof('picture-gallery', { deal: { kind: 'kpatience', number: 5 } });
    expect(faultsOf({ ...own, deal: { kind: 'kpatience', number: 6 } })).toHaveLength(1);
    const given = await proof('portraits', { deal: { kind: 'cards', cards: swapped(deck) } });
    const twice = { cards: { unshuffled: [...deck], order: ['AS', 'AS', ...deck.slice(2)] } };
    expect(faultsOf({ ...given, piles: twice })).toHaveLength(1);
  });
});

describe('npm run verify', { timeout: 60_000 }, () => {
  const verify = (input: unknown, ...args: readonly string[]) =>
    runToEnd(
      'src/tools/verify.ts',
      ['-', ...args],
      typeof input === 'string' ? input : JSON.stringify(input),
    );

  it('ends with 0 for a deal that holds, pile by pile', async () => {
    const fairness = await proof('merchants-solitaire', {});
    const { code, stdout } = await verify(fairness, '--commitment', fairness.commitment ?? '');
    expect(stdout.split('\n')).toEqual([
      "Merchant's Solitaire, secret deal: the unshuffled piles are those of the ruleset.",
      'yes  the seed has the SHA-256 that was promised to you',
      'yes  items: 40, shuffled with the seed',
      'yes  customers: 12, shuffled with the seed',
      'The deal holds.',
      '',
    ]);
    expect(code).toBe(0);
  });

  it('ends with 1 for one that does not', async () => {
    const fairness = await proof('portraits', {});
    const { code, stdout } = await verify({ ...fairness, commitment: '00' });
    expect(stdout).toContain('NO   the seed has the SHA-256 that was promised\n');
    expect(stdout).toContain('The deal does not hold: 1 of 2 checks failed.');
    expect(code).toBe(1);
  });

  it('says in a line what cannot be checked', async () => {
    const running = await verify(await proof('portraits', {}, false));
    expect(running).toMatchObject({ code: 1, stdout: '' });
    expect(running.stderr).toMatch(/^This game is not over[^\n]*\n$/);
    expect(await verify('{}')).toMatchObject({ code: 1, stderr: '- is not an answer of …/fairness.\n' });
    expect(await verify('hello')).toMatchObject({ code: 1, stderr: '- is not JSON.\n' });
  });
});
