/** Which requests count against the limits, and as how many. */
import { describe, expect, it } from 'vitest';
import { EVENT_STREAM, Follower } from '../support/follower.ts';
import { openGame, openTwinFrames, playFirst, resign, signUp } from '../support/games.ts';
import { expectRefused, from, HERE, leftOf, limitedSalon, THERE } from '../support/limits.ts';
import { expectProblem, expectStatus, openSalon, salonOn } from '../support/salon.ts';

const { store } = await openSalon();
let salons = 0;
const limited = (quotas: Parameters<typeof limitedSalon>[2]) =>
  limitedSalon(store, `counted ${salons++}`, quotas);

describe('New players', () => {
  it('are counted by address: who signs up, creates a game or sits down without a token', async () => {
    const salon = limited({ newcomers: 3 });
    const signedUp = expectStatus(await salon.post('/v1/players', {}, from(HERE)), 201);
    expect(signedUp.headers.get('RateLimit')).toBe('"default";r=9999;t=60, "new-players";r=2;t=3600');
    expect(signedUp.headers.get('RateLimit-Policy')).toBe('"default";q=10000;w=60, "new-players";q=3;w=3600');
    const { path } = await openGame(salon, 'twin-frames', {}, from(HERE));
    expect(leftOf(await salon.post(`${path}/seats`, {}, from(HERE)), 'new-players').left).toBe(0);

    const other = await openGame(salon, 'twin-frames', {}, from(THERE));
    for (const at of ['/v1/players', '/v1/portraits', `${other.path}/seats`])
      expectRefused(await salon.post(at, {}, from(HERE)), 'new-players', 3600);
    expectStatus(await salon.get('/v1/games', from(HERE)), 200);
    salon.clock.now += 3_600_000;
    expectStatus(await salon.post(`${other.path}/seats`, {}, from(HERE)), 200);
  });

  it('are none where a token is sent', async () => {
    const salon = limited({ newcomers: 1 });
    const { token } = expectStatus(await salon.post('/v1/players', {}, from(HERE)), 201).body;
    const ask = { token, ...from(HERE) };
    const created = expectStatus(await salon.post('/v1/portraits', {}, ask), 201);
    expect(leftOf(created, 'new-players')).toEqual({ left: null, seconds: null });
    const { path } = await openGame(salon, 'twin-frames', {}, from(THERE));
    expectStatus(await salon.post(`${path}/seats`, {}, ask), 200);
  });

  it('are none where nobody was made', async () => {
    const salon = limited({ newcomers: 1 });
    const wrong = () => salon.post('/v1/portraits', { colour: 'red' }, from(HERE));
    for (let tries = 0; tries < 3; tries++) expectProblem(await wrong(), 422, 'invalid-body');
    expect(leftOf(await wrong(), 'new-players').left).toBe(1);
    expectStatus(await salon.post('/v1/portraits', {}, from(HERE)), 201);
    expectRefused(await wrong(), 'new-players', 3600);
  });

  it('are counted for every new token, or a player could have one allowance after the other', async () => {
    const salon = limited({ newcomers: 2 });
    const rotate = (token: string) => salon.post('/v1/players/me/token', undefined, { token, ...from(HERE) });
    const first = expectStatus(await salon.post('/v1/players', {}, from(HERE)), 201).body.token;
    const second = expectStatus(await rotate(first), 200).body.token;
    expectRefused(await rotate(second), 'new-players', 3600);
    expectStatus(await salon.get('/v1/players/me', { token: second, ...from(HERE) }), 200);
  });
});

describe('Requests that count', () => {
  it('are all others of the API, whatever they are answered with', async () => {
    const salon = limited({ requests: 100 });
    const { path } = await openGame(salon, 'portraits', {}, from(THERE));
    const at = [
      path,
      `${path}/events`,
      `${path}/fairness`,
      `${path}/board.svg`,
      '/v1/games',
      '/v1/players/me',
    ];
    for (const [i, one] of [...at, '/v1/nothing', '/v1/'].entries())
      expect([one, leftOf(await salon.get(one, from(HERE))).left]).toEqual([one, 99 - i]);
    expect(leftOf(await salon.call('HEAD', path, from(HERE))).left).toBe(91);
    expect(leftOf(await salon.call('PUT', path, from(HERE))).left).toBe(90);
    expect(leftOf(await salon.call('POST', '/v1/portraits', { raw: '{', ...from(HERE) })).left).toBe(89);
    const { headers } = await salon.get(path, from(THERE));
    const unchanged = { 'If-None-Match': headers.get('ETag') ?? '', ...from(HERE).headers };
    expect(leftOf(expectStatus(await salon.get(path, { headers: unchanged }), 304)).left).toBe(88);
  });

  it('are no pages, no pictures for all, no questions after health, and no preflights', async () => {
    const salon = limited({ requests: 0 });
    const pages = ['/', '/docs', '/play', '/rules', '/rules/portraits', '/problems', '/problems/internal'];
    const shared = ['/v1/rulesets', '/v1/rulesets/portraits', '/v1/rulesets/portraits/cards/KH'];
    for (const path of [...pages, ...shared, '/llms.txt', '/healthz', '/readyz']) {
      const answer = expectStatus(await salon.get(path, from(HERE)), 200);
      expect([path, answer.headers.get('RateLimit')]).toEqual([path, null]);
    }
    const preflight = { 'Access-Control-Request-Method': 'GET', ...from(HERE).headers };
    expectStatus(await salon.call('OPTIONS', '/v1/games', { headers: preflight }), 204);
    expectProblem(await salon.get('/nothing', from(HERE)), 404, 'not-found');
    // A token is looked up wherever it is sent.
    for (const path of shared)
      expectRefused(await salon.get(path, { token: 'x', ...from(HERE) }), 'default', 60);
  });

  it('are opened streams, and not what they tell', async () => {
    const salon = limited({ requests: 5 });
    const { path, tokens } = await openTwinFrames(salon);
    const streamed = { headers: { Accept: EVENT_STREAM, ...from(HERE).headers } };
    const stream = new Follower(await salon.app.request(`${path}/events`, streamed), EVENT_STREAM);
    expect(stream.response.headers.get('RateLimit')).toBe('"default";r=4;t=60');
    await playFirst(salon, { path }, tokens[0]);
    await resign(salon, { path }, tokens[1]);
    await stream.rest();
    for (const left of [3, 2, 1, 0]) expect(leftOf(await salon.get(path, from(HERE))).left).toBe(left);
    expectRefused(await salon.get(`${path}/events`, streamed), 'default', 60);
  });
});

it('What was refused may be sent again under the same key, once', async () => {
  const salon = limited({ requests: 2 });
  const { token } = await signUp(salon);
  const create = () =>
    salon.post('/v1/portraits', {}, { token, headers: { 'Idempotency-Key': 'game', ...from(HERE).headers } });
  // The first counts for the address.
  for (const left of [1, 1, 0])
    expect(leftOf(await salon.get('/v1/games', { token, ...from(HERE) })).left).toBe(left);
  expectRefused(await create(), 'default', 60);
  salon.clock.now += 60_000;
  const first = expectStatus(await create(), 201);
  expect(first.headers.get('Idempotency-Replayed')).toBeNull();
  const again = expectStatus(await create(), 201);
  expect(again.headers.get('Idempotency-Replayed')).toBe('true');
  expect(leftOf(again)).toEqual({ left: 0, seconds: 60 });
});

it('Without limits nothing is refused, and nothing is told of them', async () => {
  const salon = salonOn(store, { name: 'without limits' });
  for (let sent = 0; sent < 5; sent++) {
    const { headers } = expectStatus(await salon.post('/v1/portraits'), 201);
    expect([headers.get('RateLimit'), headers.get('RateLimit-Policy')]).toEqual([null, null]);
  }
});
