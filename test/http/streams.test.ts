import { describe, expect, it } from 'vitest';
import { EVENT_STREAM, entriesIn, follow, JSON_LINES } from '../support/follower.ts';
import {
  NOBODYS_TOKEN,
  type OpenedGame,
  openGame,
  openTwinFrames,
  playFirst,
  RULESETS,
  resign,
  signUp,
  UNKNOWN_ID,
} from '../support/games.ts';
import { expectProblem, expectStatus, openSalon, salonOn } from '../support/salon.ts';

const salon = await openSalon();
const FORMS = [EVENT_STREAM, JSON_LINES] as const;

/** The whole log as pages tell it to the holder of a token. */
async function pagesOf(game: { path: string }, token?: string) {
  const { events, version } = expectStatus(
    await salon.get(`${game.path}/events?limit=500`, { token }),
    200,
  ).body;
  expect(events).toHaveLength(version);
  return { events, version };
}

const optionsOf = (ruleset: string) => (ruleset === 'kunstmarkt' ? { bots: [1, 2] } : {});

async function finished(ruleset: string): Promise<OpenedGame> {
  const game = await openGame(salon, ruleset, optionsOf(ruleset));
  await playFirst(salon, game, game.token);
  await resign(salon, game, game.token);
  return game;
}

describe.each(FORMS)('A stream as %s', (accept) => {
  for (const ruleset of RULESETS) {
    it(`tells a finished game of ${ruleset} as pages do, then its end`, async () => {
      const game = await finished(ruleset);
      for (const token of [game.token, undefined]) {
        const { events, version } = await pagesOf(game, token);
        const heard = await (await follow(salon, `${game.path}/events`, { accept, token })).rest();
        expect(entriesIn(heard)).toEqual(events);
        expect(heard.at(-1)?.data).toEqual(accept === EVENT_STREAM ? { version } : { end: { version } });
        expect(heard).toHaveLength(version + 1);
      }
    });
  }

  it('has headers that let it through as it comes', async () => {
    const { path } = await openGame(salon, 'portraits');
    const stream = await follow(salon, `${path}/events`, { accept });
    const { headers } = stream.response;
    expect(headers.get('Content-Type')).toBe(accept);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Accel-Buffering')).toBe('no');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Expose-Headers')).toContain('X-Request-Id');
    expect(headers.get('X-Request-Id')).toMatch(/\w/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    await stream.cut();
  });

  it('tells each viewer what that viewer may know, as it happens', async () => {
    const { path, tokens } = await openTwinFrames(salon);
    const viewers = [...tokens, (await signUp(salon)).token, undefined];
    const streams = await Promise.all(
      viewers.map((token) => follow(salon, `${path}/events`, { accept, token })),
    );
    for (const move of [{ type: 'draw' }, { type: 'draw' }]) {
      const { awaiting } = (await salon.get(path)).body;
      const token = tokens[awaiting[0].seat === 0 ? 0 : 1];
      expectStatus(await salon.post(`${path}/moves`, { move }, { token }), 200);
    }
    await resign(salon, { path }, tokens[1]);
    const told = await Promise.all(streams.map((stream) => stream.rest()));
    for (const [i, token] of viewers.entries()) {
      expect(entriesIn(told[i] ?? [])).toEqual((await pagesOf({ path }, token)).events);
    }
    const texts = told.map((heard) => JSON.stringify(entriesIn(heard)));
    expect(new Set(texts).size).toBe(3);
    expect(texts[2]).toBe(texts[3]);
  });

  it('goes on after a seq, in the middle of a commit too', async () => {
    const game = await finished('portraits');
    const { events, version } = await pagesOf(game);
    for (let after = 0; after < version; after++) {
      const heard = await (await follow(salon, `${game.path}/events?after=${after}`, { accept })).rest();
      expect(entriesIn(heard)).toEqual(events.slice(after));
    }
  });

  it('goes on after Last-Event-ID rather than after', async () => {
    const game = await finished('portraits');
    const { events } = await pagesOf(game);
    const asked = { accept, lastEventId: 5 };
    const heard = await (await follow(salon, `${game.path}/events?after=2`, asked)).rest();
    expect(entriesIn(heard)).toEqual(events.slice(5));
  });

  it('waits for what is not there yet, and skips what was not wanted', async () => {
    const game = await openGame(salon, 'portraits');
    const { version } = game.created.body;
    const stream = await follow(salon, `${game.path}/events?after=${version + 2}`, { accept });
    await playFirst(salon, game, game.token);
    await resign(salon, game, game.token);
    const entries = entriesIn(await stream.rest());
    expect(entries).toEqual((await pagesOf(game)).events.slice(version + 2));
  });

  it('ends even where more was wanted than ever came', async () => {
    const game = await openGame(salon, 'portraits');
    const stream = await follow(salon, `${game.path}/events?after=999`, { accept });
    const { version } = (await resign(salon, game, game.token)).body;
    const heard = await stream.rest();
    expect(heard).toHaveLength(1);
    expect(heard[0]?.data).toEqual(accept === EVENT_STREAM ? { version } : { end: { version } });
  });

  it('says something from time to time while nothing happens', async () => {
    const chatty = salonOn(salon.store, { name: `beats ${accept}`, streams: { beatMs: 20 } });
    const { path } = await openGame(chatty, 'portraits');
    const stream = await follow(chatty, `${path}/events?after=999`, { accept });
    for (const beat of [await stream.next(), await stream.next(), await stream.next()]) {
      expect(beat?.raw).toMatch(accept === EVENT_STREAM ? /^: \w/ : /^$/);
    }
    await stream.cut();
  });

  it('pauses at the end of its life', async () => {
    const brief = salonOn(salon.store, { name: `pauses ${accept}`, streams: { lifeMs: 100 } });
    const game = await openGame(brief, 'portraits');
    const { version } = game.created.body;
    const last = (await (await follow(brief, `${game.path}/events?after=${version}`, { accept })).rest()).at(
      -1,
    );
    const pause = { after: version, retryMs: 1000 };
    expect(last?.data).toEqual(accept === EVENT_STREAM ? pause : { pause });
    if (accept === EVENT_STREAM) expect(last).toMatchObject({ event: 'pause', retry: 1000, id: null });
  });

  it('is not held open for HEAD', async () => {
    const { path } = await openGame(salon, 'portraits');
    const answer = await salon.call('HEAD', `${path}/events`, { headers: { Accept: accept } });
    expectStatus(answer, 200);
    expect([answer.text, answer.headers.get('Content-Type')]).toEqual(['', accept]);
  });

  it('is refused as a page would be', async () => {
    const { path, token } = await openGame(salon, 'portraits', { visibility: 'private' });
    const ask = (at: string, more: object = {}, who?: string) =>
      salon.get(at, { token: who, headers: { Accept: accept, ...more } });
    expectProblem(await ask(`/v1/portraits/${UNKNOWN_ID}/events`), 404, 'not-found');
    expectProblem(await ask(`${path}/events`), 404, 'not-found');
    expectProblem(await ask(`${path}/events`, {}, (await signUp(salon)).token), 404, 'not-found');
    expectProblem(await ask(`${path}/events`, {}, NOBODYS_TOKEN), 401, 'unauthorized');
    for (const id of ['x', '-1', '01', '1.5', '', '9999999999']) {
      const refused = expectProblem(
        await ask(`${path}/events`, { 'Last-Event-ID': id }, token),
        422,
        'invalid-query',
      );
      expect(refused.body.errors).toEqual([{ pointer: '/Last-Event-ID', message: expect.any(String) }]);
    }
    for (const query of ['after=x', 'after=-1', 'limit=0', 'limit=501', 'wait=5'])
      expectProblem(await ask(`${path}/events?${query}`, {}, token), 422, 'invalid-query');
    const stream = await follow(salon, `${path}/events`, { accept, token });
    expect(entriesIn(await stream.until(({ data }) => data?.event.type === 'dealt')).length).toBeGreaterThan(
      2,
    );
    await stream.cut();
  });

  it('is refused for a while when too many are open, and welcome when one has gone', async () => {
    const small = salonOn(salon.store, { name: `small ${accept}`, streams: { most: 2 } });
    const { path } = await openGame(small, 'portraits');
    const [first, second] = [
      await follow(small, `${path}/events`, { accept }),
      await follow(small, `${path}/events`, { accept }),
    ];
    const headers = { Accept: accept };
    const refused = expectProblem(await small.get(`${path}/events`, { headers }), 503, 'unavailable');
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const poll = await small.get(`${path}/events?after=99`, { headers: { Prefer: 'wait=1' } });
    expectProblem(poll, 503, 'unavailable');
    expectStatus(await small.get(`${path}/events`), 200);
    await first.cut();
    const third = await follow(small, `${path}/events`, { accept });
    await Promise.all([second.cut(), third.cut()]);
  });
});
