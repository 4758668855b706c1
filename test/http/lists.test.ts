import { describe, expect, it } from 'vitest';
import { openGame, openTwinFrames, playFirst, resign, signUp } from '../support/games.ts';
import { expectProblem, expectStatus, openSalon, salonOn } from '../support/salon.ts';

const salon = await openSalon();

interface Listed {
  readonly id: string;
  readonly you: number | null;
}
const idsOf = (games: readonly Listed[]) => games.map(({ id }) => id);

async function list(query = '', token?: string): Promise<Listed[]> {
  return expectStatus(await salon.get(`/v1/games${query}`, { token }), 200).body.games;
}

/** Public games of one player, a minute apart, newest first. */
async function openSome(count: number, token: string, options: object = { visibility: 'public' }) {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    salon.clock.now += 60_000;
    ids.unshift((await openGame(salon, 'portraits', options, { token })).id);
  }
  return ids;
}

describe('The list of games', () => {
  it('shows a game with the fields of the contract, as a position has them', async () => {
    const game = await openGame(salon, 'kunstmarkt', { visibility: 'public', bots: [1, 2], title: 'Shown' });
    const listed = (await list('', game.token)).find(({ id }) => id === game.id);
    const { body } = await salon.get(game.path, { token: game.token });
    const { id, ruleset, title, status, version, seats, you, awaiting, deal, outcome, createdAt, updatedAt } =
      body;
    const { self, events } = body.links;
    expect(listed).toEqual({
      ...{ id, ruleset, title, status, version, seats, you, awaiting, deal, outcome, createdAt, updatedAt },
      links: { self, events },
    });
    expect(you).toBe(0);
    expect((await list()).find((one) => one.id === game.id)).toEqual({ ...listed, you: null });
  });

  it('holds public games only, newest first', async () => {
    const { token } = await signUp(salon);
    const ids = await openSome(3, token);
    const [unlisted] = await openSome(1, token, {});
    const [hidden] = await openSome(1, token, { visibility: 'private' });
    for (const caller of [undefined, token]) {
      const shown = idsOf(await list('', caller));
      expect(shown.slice(0, 3)).toEqual(ids);
      expect(shown).not.toContain(unlisted);
      expect(shown).not.toContain(hidden);
    }
    const mine = idsOf(await list('?mine=true', token));
    expect(mine).toEqual([hidden, unlisted, ...ids]);
  });

  it('shows neither tokens nor players nor cards', async () => {
    const { token } = await signUp(salon, 'Ada');
    await openSome(1, token);
    const { text } = await salon.get('/v1/games', { token });
    expect(text).not.toMatch(/salon_|playerId|serverSeed|tokenHash|"view"/);
  });

  it('filters by ruleset and status', async () => {
    const { token } = await signUp(salon);
    const open = (ruleset: string) => openGame(salon, ruleset, { visibility: 'public' }, { token });
    const running = await open('portraits');
    const over = await open('portraits');
    await resign(salon, over, token);
    const waiting = await open('kunstmarkt');
    const mine = (query: string) => list(`?mine=true&${query}`, token).then(idsOf);
    expect(new Set(await mine('ruleset=portraits'))).toEqual(new Set([running.id, over.id]));
    expect(await mine('ruleset=kunstmarkt')).toEqual([waiting.id]);
    expect(await mine('ruleset=picture-gallery')).toEqual([]);
    expect(await mine('status=waiting')).toEqual([waiting.id]);
    expect(await mine('status=active')).toEqual([running.id]);
    expect(await mine('status=finished')).toEqual([over.id]);
    expect(await mine('status=finished&ruleset=kunstmarkt')).toEqual([]);
    expect(idsOf(await list('?status=waiting&ruleset=kunstmarkt'))).toContain(waiting.id);
  });

  it('tells whose turn it is: `myTurn` are the games that wait for the caller', async () => {
    const { id, path, tokens } = await openTwinFrames(salon);
    const turns = () => Promise.all(tokens.map(async (token) => idsOf(await list('?myTurn=true', token))));
    expect(await turns()).toEqual([[id], []]);
    await playFirst(salon, { path }, tokens[0]);
    expect(await turns()).toEqual([[], [id]]);
    await resign(salon, { path }, tokens[0]);
    expect(await turns()).toEqual([[], []]);
    expect(idsOf(await list('?mine=true', tokens[1]))).toEqual([id]);
  });

  it('knows who has left a waiting table', async () => {
    const table = await openGame(salon, 'kunstmarkt');
    const { token } = await signUp(salon);
    expectStatus(await salon.post(`${table.path}/seats`, {}, { token }), 200);
    expect(idsOf(await list('?mine=true', token))).toEqual([table.id]);
    await resign(salon, table, token);
    expect(await list('?mine=true', token)).toEqual([]);
  });

  it('needs a token to know what is mine', async () => {
    expectProblem(await salon.get('/v1/games?mine=true'), 401, 'unauthorized');
    expectProblem(await salon.get('/v1/games?myTurn=true'), 401, 'unauthorized');
    expectStatus(await salon.get('/v1/games?mine=false&myTurn=false'), 200);
  });
});

describe('Pages of the list', () => {
  it('follow each other by cursor and by Link, and new games do not shift them', async () => {
    const { token } = await signUp(salon);
    const ids = await openSome(7, token);
    const read: string[] = [];
    let at: string | null = '/v1/games?mine=true&ruleset=portraits&limit=3';
    while (at !== null) {
      const page: Awaited<ReturnType<typeof salon.get>> = expectStatus(await salon.get(at, { token }), 200);
      read.push(...idsOf(page.body.games));
      const link = /^<([^>]+)>; rel="next"$/.exec(page.headers.get('Link') ?? '');
      expect(link === null).toBe(page.body.next === null);
      at = link?.[1] ?? null;
      if (at === null) break;
      expect(new URL(at, 'http://salon.test').searchParams.get('cursor')).toBe(page.body.next);
      expect(at).toContain('ruleset=portraits');
      await openSome(1, token);
    }
    expect(read).toEqual(ids);
  });

  it('hold games of the same instant each once', async () => {
    const other = salonOn(salon.store, { name: 'same instant' });
    const { token } = await signUp(other);
    const ids = new Set<string>();
    for (let i = 0; i < 5; i++) ids.add((await openGame(other, 'portraits', {}, { token })).id);
    const read: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const { body } = expectStatus(await other.get(`/v1/games?mine=true&limit=2${query}`, { token }), 200);
      read.push(...idsOf(body.games));
      cursor = body.next;
    }
    expect(read).toHaveLength(5);
    expect(new Set(read)).toEqual(ids);
  });

  it('have 20 games unless told otherwise, up to 100', async () => {
    const { token } = await signUp(salon);
    await openSome(21, token);
    expect(await list('?mine=true', token)).toHaveLength(20);
    expect(await list('?mine=true&limit=100', token)).toHaveLength(21);
    expect(await list('?mine=true&limit=1', token)).toHaveLength(1);
  });

  it('refuse parameters that say nothing', async () => {
    const encode = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    const faults: [string, string][] = [
      ['limit=0', '/limit'],
      ['limit=101', '/limit'],
      ['limit=-1', '/limit'],
      ['status=open', '/status'],
      ['ruleset=chess', '/ruleset'],
      ['mine=yes', '/mine'],
      ['myTurn=1', '/myTurn'],
      ['player=x', '/player'],
      ['cursor=', '/cursor'],
      ['cursor=nonsense', '/cursor'],
      ['cursor=%00', '/cursor'],
      [`cursor=${encode('[1]')}`, '/cursor'],
      [`cursor=${encode('[1,2]')}`, '/cursor'],
      [`cursor=${encode('["1","x"]')}`, '/cursor'],
      [`cursor=${encode('[-1,"x"]')}`, '/cursor'],
      [`cursor=${encode('{"createdAt":1}')}`, '/cursor'],
      [`cursor=${'x'.repeat(300)}`, '/cursor'],
      ['limit=1&limit=2', '/limit'],
    ];
    for (const [query, pointer] of faults) {
      const answer = expectProblem(await salon.get(`/v1/games?${query}`), 422, 'invalid-query');
      expect(answer.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer]);
    }
  });
});
