import { describe, expect, it, vi } from 'vitest';
import { pollingNews } from '../../src/news/polling.ts';
import { StoreUnavailable } from '../../src/table/ports.ts';
import { EVENT_STREAM, entriesIn, follow, JSON_LINES } from '../support/follower.ts';
import { openGame, playFirst, resign, signUp, UNKNOWN_ID } from '../support/games.ts';
import { expectProblem, expectStatus, openSalon, salonOn } from '../support/salon.ts';

const salon = await openSalon();

describe('Server-sent events', () => {
  it('carry the seq as id, the type as event and the entry as data', async () => {
    const game = await openGame(salon, 'portraits');
    await resign(salon, game, game.token);
    const heard = await (await follow(salon, `${game.path}/events`)).rest();
    const end = heard.pop();
    for (const { id, event, data, raw } of heard) {
      expect([id, event]).toEqual([data.seq, data.event.type]);
      expect(raw.split('\n')).toHaveLength(3);
    }
    expect(end).toMatchObject({ event: 'end', id: null });
  });

  it('are no more once a client has the whole log of a finished game', async () => {
    const game = await openGame(salon, 'portraits');
    const { version } = (await resign(salon, game, game.token)).body;
    const ask = (query: string, more: object = {}) =>
      salon.get(`${game.path}/events${query}`, { headers: { Accept: EVENT_STREAM, ...more } });
    for (const answer of [
      await ask('', { 'Last-Event-ID': String(version) }),
      await ask(`?after=${version}`),
      await ask('?after=999'),
      await ask('?after=2', { 'Last-Event-ID': '999' }),
    ]) {
      expectStatus(answer, 204);
      expect([answer.text, answer.headers.get('Cache-Control')]).toEqual(['', 'no-store']);
    }
    expectStatus(await ask(`?after=${version}`, { 'Last-Event-ID': String(version - 1) }), 200);
    const lines = await (await follow(salon, `${game.path}/events?after=999`, { accept: JSON_LINES })).rest();
    expect(lines.map(({ data }) => data)).toEqual([{ end: { version } }]);
  });
});

describe('The form of the log', () => {
  const forms: [string, string][] = [
    [EVENT_STREAM, EVENT_STREAM],
    [JSON_LINES, JSON_LINES],
    ['application/json', 'application/json'],
    ['*/*', 'application/json'],
    ['text/html,*/*;q=0.8', 'application/json'],
    ['application/json, text/event-stream;q=0.9', 'application/json'],
    ['application/json;q=0.1, text/event-stream', EVENT_STREAM],
    ['text/event-stream;q=0, */*', 'application/json'],
    ['application/xml', 'application/json'],
  ];

  it.each(forms)('for %s is %s', async (accept, type) => {
    const { path, token } = await openGame(salon, 'portraits');
    await resign(salon, { path }, token);
    const answer = expectStatus(await salon.get(`${path}/events`, { headers: { Accept: accept } }), 200);
    expect(answer.headers.get('Content-Type')).toBe(type);
  });
});

describe('A long poll', () => {
  const poll = (path: string, prefer: string, token?: string) =>
    salon.get(path, { token, headers: { Prefer: prefer } });

  it('is answered at once when there is something', async () => {
    const { path } = await openGame(salon, 'portraits');
    const page = (await salon.get(`${path}/events?after=3&limit=2`)).body;
    const answer = expectStatus(await poll(`${path}/events?after=3&limit=2`, 'wait=30'), 200);
    expect(answer.body).toEqual(page);
    expect(answer.headers.get('Preference-Applied')).toBe('wait=30');
    expect(answer.headers.get('Vary')).toBe('Authorization, Accept');
  });

  it('is answered as soon as there is something, for the seat that asks', async () => {
    const game = await openGame(salon, 'twin-frames');
    const { version } = game.created.body;
    const waiting = [game.token, undefined].map((token) =>
      poll(`${game.path}/events?after=${version}`, 'wait=30', token),
    );
    expectStatus(await salon.post(`${game.path}/seats`), 200);
    for (const [i, answer] of (await Promise.all(waiting)).entries()) {
      const token = i === 0 ? game.token : undefined;
      const page = await salon.get(`${game.path}/events?after=${version}`, { token });
      expect(expectStatus(answer, 200).body).toEqual(page.body);
      expect(answer.body.events.length).toBeGreaterThan(0);
    }
  });

  it('is answered with an empty page when the time is up or was none, and when the game is over', async () => {
    const game = await openGame(salon, 'portraits');
    const { version } = game.created.body;
    for (const prefer of ['wait=1', 'wait=0', 'WAIT = "0"', 'respond-async, wait=0; hurry, wait=20']) {
      const answer = expectStatus(await poll(`${game.path}/events?after=${version}`, prefer), 200);
      expect(answer.body).toEqual({ events: [], version, next: null });
    }
    const over = (await resign(salon, game, game.token)).body.version;
    const answer = expectStatus(await poll(`${game.path}/events?after=${over}`, 'wait=30'), 200);
    expect(answer.body).toEqual({ events: [], version: over, next: null });
    expectStatus(
      await salon.call('HEAD', `${game.path}/events?after=99`, { headers: { Prefer: 'wait=30' } }),
      200,
    );
  });

  it('waits for what was wanted, not for anything', async () => {
    const game = await openGame(salon, 'portraits');
    const { version } = game.created.body;
    const waiting = poll(`${game.path}/events?after=${version + 8}`, 'wait=30');
    await playFirst(salon, game, game.token);
    await playFirst(salon, game, game.token);
    await resign(salon, game, game.token);
    const { body } = expectStatus(await waiting, 200);
    for (const { seq } of body.events) expect(seq).toBeGreaterThan(version + 8);
    expect(body.version).toBeGreaterThan(version + 2);
  });

  it('is refused with a wait that is none, whatever else is preferred', async () => {
    const { path } = await openGame(salon, 'portraits');
    for (const prefer of [
      'wait=31',
      'wait=',
      'wait',
      'wait=-1',
      'wait=1.5',
      'wait=soon',
      'wait="1',
      'x, wait=1e1',
    ]) {
      const { body } = expectProblem(await poll(`${path}/events`, prefer), 422, 'invalid-query');
      expect(body.errors).toEqual([{ pointer: '/Prefer', message: expect.any(String) }]);
    }
    const others = expectStatus(await poll(`${path}/events`, 'respond-async, waiting=99'), 200);
    expect(others.headers.has('Preference-Applied')).toBe(false);
    expectProblem(await poll(`/v1/portraits/${UNKNOWN_ID}/events`, 'wait=30'), 404, 'not-found');
  });
});

describe('A seat at a table that waits', () => {
  it('is followed by whoever holds it: who leaves it sees no hand of it, who takes it does', async () => {
    const [ada, ben] = [await signUp(salon), await signUp(salon)];
    const { token } = await signUp(salon);
    const dealt = await openGame(salon, 'kunstmarkt', { players: 3 });
    expect(dealt.created.body.status).toBe('waiting');
    const at = (who: { token: string }) =>
      salon.post(`${dealt.path}/seats`, { seat: 1 }, { token: who.token });
    expectStatus(await at(ada), 200);
    const streams = await Promise.all(
      [ada, ben].map((who) => follow(salon, `${dealt.path}/events`, { token: who.token })),
    );
    await resign(salon, dealt, ada.token);
    expectStatus(await at(ben), 200);
    expectStatus(await salon.post(`${dealt.path}/seats`, {}, { token }), 200);
    await resign(salon, dealt, dealt.token);
    await resign(salon, dealt, token);
    const told = await Promise.all(streams.map((stream) => stream.rest()));
    for (const [i, who] of [ada, ben].entries()) {
      const page = await salon.get(`${dealt.path}/events?limit=500`, { token: who.token });
      expect(entriesIn(told[i] ?? [])).toEqual(page.body.events);
    }
    expect(JSON.stringify(told[0])).not.toBe(JSON.stringify(told[1]));
  });

  it('ends the stream of who leaves a private table', async () => {
    const ada = await signUp(salon);
    const { path } = await openGame(salon, 'kunstmarkt', { players: 3, visibility: 'private' });
    expectStatus(await salon.post(`${path}/seats`, {}, { token: ada.token }), 200);
    const stream = await follow(salon, `${path}/events`, { token: ada.token });
    const left = (await resign(salon, { path }, ada.token)).status;
    const heard = await stream.rest();
    expect([left, heard.at(-1)?.event]).toEqual([200, 'pause']);
    expect(entriesIn(heard).map(({ event }) => event.type)).not.toContain('seatLeft');
    expectProblem(await salon.get(`${path}/events`, { token: ada.token }), 404, 'not-found');
  });
});

describe('A host that can ask the database only so often', () => {
  it('pauses the stream, and nothing is missed', async () => {
    const news = pollingNews(salon.store, { intervalMs: 1, mostReads: 3 });
    const counted = salonOn(salon.store, { name: 'few reads', news });
    const game = await openGame(counted, 'portraits');
    const first = await (await follow(counted, `${game.path}/events`)).rest();
    expect(first.at(-1)).toMatchObject({ event: 'pause', retry: 1000 });
    await resign(counted, game, game.token);
    const lastEventId = entriesIn(first).at(-1).seq;
    const second = await (await follow(counted, `${game.path}/events`, { lastEventId })).rest();
    const { events } = (await counted.get(`${game.path}/events?limit=500`)).body;
    expect(entriesIn([...first, ...second])).toEqual(events);
    expect(second.at(-1)?.event).toBe('end');
  });
});

describe('A stream whose news break off', () => {
  it.each([
    ['because the database does not answer', new StoreUnavailable('secret words'), 'warn'],
    ['because of a fault of ours', new TypeError('secret words'), 'error'],
  ])('%s asks the client to come back, and tells it no more', async (_, error, level) => {
    const failing = { ...salon.store, commits: () => Promise.reject(error) };
    const news = pollingNews(failing, { intervalMs: 1 });
    const broken = salonOn(salon.store, { name: `broken ${level}`, news });
    const { path, created } = await openGame(broken, 'portraits');
    const spoken = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { version } = created.body;
    const heard = await (await follow(broken, `${path}/events?after=${version}`)).rest();
    spoken.mockRestore();
    expect(heard.map(({ event, data }) => [event, data])).toEqual([
      ['pause', { after: version, retryMs: 1000 }],
    ]);
    expect(heard[0]?.raw).not.toContain('secret');
    const { message, fields } = broken.logged.find((line) => line.level === level) ?? {};
    expect([message, fields?.path]).toEqual(['a stream broke off', `${path}/events`]);
  });
});
