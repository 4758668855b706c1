import { describe, expect, it } from 'vitest';
import { openGame, openTwinFrames, playFirst, playSome, RULESETS, resign, signUp } from '../support/games.ts';
import { expectProblem, expectStatus, openSalon } from '../support/salon.ts';

const salon = await openSalon();

interface Entry {
  readonly seq: number;
  readonly moveNumber: number;
  readonly time: string;
  readonly seat: number | null;
  readonly event: { readonly type: string; readonly [field: string]: unknown };
}
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
const seqsOf = (events: readonly Entry[]) => events.map(({ seq }) => seq);

async function logOf(path: string, query = '', token?: string) {
  const page: { events: Entry[]; version: number; next: number | null } = expectStatus(
    await salon.get(`${path}/events${query}`, { token }),
    200,
  ).body;
  return page;
}

describe('The log', () => {
  for (const ruleset of RULESETS) {
    it(`of ${ruleset} has one entry for every seq, without gaps, with the number of the move`, async () => {
      const game = await openGame(salon, ruleset, ruleset === 'kunstmarkt' ? { bots: [1, 2] } : {});
      const last = await playSome(salon, game, 2);
      const { events, version, next } = await logOf(game.path, '?limit=500', game.token);
      expect(version).toBe(last.body.version);
      expect(next).toBeNull();
      expect(seqsOf(events)).toEqual(upTo(version));
      for (const entry of events) {
        expect(Object.keys(entry).sort()).toEqual(['event', 'moveNumber', 'seat', 'seq', 'time']);
        expect(entry.time).toBe(new Date(salon.clock.now).toISOString());
      }
      expect(events[0]?.event.type).toBe('gameCreated');
      const numbers = events.map(({ moveNumber }) => moveNumber);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      const dealtAt = events.findIndex(({ event }) => event.type === 'dealt');
      for (const number of numbers.slice(0, dealtAt + 1)) expect(number).toBe(0);
      expect(new Set(numbers)).toEqual(new Set([0, ...upTo(numbers.at(-1) ?? 0)]));
      if (ruleset !== 'kunstmarkt') expect(numbers.at(-1)).toBe(2);
      expect(last.body.events).toEqual(events.slice(-last.body.events.length));
    });
  }

  it('tells everybody how many cards there are, nobody in which order, and never a seed', async () => {
    const { path, tokens } = await openTwinFrames(salon, { clientSeed: 'of-seat-0' });
    await resign(salon, { path }, tokens[1]);
    for (const token of [undefined, ...tokens]) {
      const { events } = await logOf(path, '', token);
      const byType = (type: string) => events.find(({ event }) => event.type === type)?.event;
      expect(byType('dealt')).toEqual({ type: 'dealt', piles: { frames: 10 } });
      expect(byType('seatTaken')).toEqual({ type: 'seatTaken', seat: 0, kind: 'player' });
      expect(byType('gameCreated')).toEqual({
        type: 'gameCreated',
        commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
        ruleset: 'twin-frames',
        rulesVersion: 1,
        options: { handSize: 3, turnSeconds: 0 },
        seats: 2,
        visibility: 'unlisted',
        undo: 'off',
        title: null,
        deal: { kind: 'secret' },
        forkedFrom: null,
      });
    }
  });

  it('has the same entries for every viewer, each with what that viewer may know', async () => {
    const { path, tokens } = await openTwinFrames(salon);
    const [first, second, spectator] = await Promise.all(
      [...tokens, undefined].map(async (token) => (await logOf(path, '', token)).events),
    );
    const frames = (log: Entry[] | undefined) =>
      log?.filter(({ event }) => event.type === 'handDealt').map(({ event }) => event.frames);
    expect(seqsOf(first ?? [])).toEqual(seqsOf(spectator ?? []));
    expect(frames(first)).toEqual([expect.any(Array), null]);
    expect(frames(second)).toEqual([null, expect.any(Array)]);
    expect(frames(spectator)).toEqual([null, null]);
  });

  it('is never changed later: not by moves, a name, or the end', async () => {
    const { token } = await signUp(salon, 'Ada');
    const { path } = await openGame(salon, 'twin-frames', {}, { token });
    const other = (await salon.post(`${path}/seats`, { name: 'Grace' })).body.credentials.token;
    const viewers = [token, other, undefined];
    const before = await Promise.all(viewers.map(async (viewer) => (await logOf(path, '', viewer)).events));
    salon.clock.now += 60_000;
    await playFirst(salon, { path }, token);
    await salon.call('PATCH', '/v1/players/me', { token, body: { name: 'Countess' } });
    await resign(salon, { path }, other);
    for (const [i, viewer] of viewers.entries()) {
      const { events } = await logOf(path, '', viewer);
      expect(events.slice(0, before[i]?.length)).toEqual(before[i]);
      expect(JSON.stringify(events)).not.toMatch(/Ada|Grace|Countess/);
      expect(events.at(-1)?.time).toBe(new Date(salon.clock.now).toISOString());
    }
  });
});

describe('Pages of the log', () => {
  it('follow each other by `next`, whatever their size', async () => {
    const game = await openGame(salon, 'picture-gallery');
    await playSome(salon, game, 3);
    const whole = await logOf(game.path, '?limit=500', game.token);
    for (const limit of [1, 7, 100]) {
      const read: Entry[] = [];
      for (let after: number | null = 0; after !== null; ) {
        const page = await logOf(game.path, `?limit=${limit}&after=${after}`, game.token);
        expect(page.version).toBe(whole.version);
        expect(page.events.length).toBeLessThanOrEqual(limit);
        if (page.next !== null) expect(page.next).toBe(page.events.at(-1)?.seq);
        read.push(...page.events);
        after = page.next;
      }
      expect(read).toEqual(whole.events);
    }
  });

  it('have up to 100 entries unless told otherwise', async () => {
    const game = await openGame(salon, 'picture-gallery');
    let { version } = game.created.body;
    while (version <= 100) version = (await playSome(salon, game, 1)).body.version;
    const page = await logOf(game.path);
    expect(page.events).toHaveLength(100);
    expect(page.next).toBe(100);
  });

  it('may begin in the middle of a commit, at the end, or beyond it', async () => {
    const game = await openGame(salon, 'portraits');
    const { version } = game.created.body;
    expect(seqsOf((await logOf(game.path, '?after=2&limit=3')).events)).toEqual([3, 4, 5]);
    expect(await logOf(game.path, `?after=${version}`)).toEqual({ events: [], version, next: null });
    expect(await logOf(game.path, `?after=${version + 50}`)).toEqual({ events: [], version, next: null });
  });

  it('refuse limits and places that are none', async () => {
    const { path } = await openGame(salon, 'portraits');
    const faults: [string, string][] = [
      ['limit=0', '/limit'],
      ['limit=501', '/limit'],
      ['limit=ten', '/limit'],
      ['limit=1e2', '/limit'],
      ['limit=', '/limit'],
      ['after=-1', '/after'],
      ['after=1.5', '/after'],
      ['after=%201', '/after'],
      ['before=3', '/before'],
      ['after=1&after=2', '/after'],
    ];
    for (const [query, pointer] of faults) {
      const answer = expectProblem(await salon.get(`${path}/events?${query}`), 422, 'invalid-query');
      expect(answer.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer]);
    }
    expectStatus(await salon.get(`${path}/events?limit=500&after=0`), 200);
  });

  it('are for each viewer: caches are told so', async () => {
    const { path } = await openGame(salon, 'portraits');
    const { headers } = await salon.get(`${path}/events`);
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    expect(headers.get('Vary')).toBe('Authorization, Accept');
  });
});
