/** How many requests anyone may send: by token, by address, and what is said of it. */
import { describe, expect, it } from 'vitest';
import { NOBODYS_TOKEN, openGame, signUp } from '../support/games.ts';
import { expectRefused, from, HERE, leftOf, limitedSalon, type Quotas, THERE } from '../support/limits.ts';
import { expectProblem, expectStatus, openSalon, type Salon } from '../support/salon.ts';

const { store } = await openSalon();
const MINUTE = 60_000;
let salons = 0;
const limited = (quotas: Quotas): Salon => limitedSalon(store, `limited ${salons++}`, quotas);
const list = (salon: Salon, address: string, token?: string) =>
  salon.get('/v1/games', { token, ...from(address) });

describe('An address without a token', () => {
  it('may ask so often in a minute, and is told how often still', async () => {
    const salon = limited({ requests: 3 });
    for (const left of [2, 1, 0]) {
      const answer = expectStatus(await list(salon, HERE), 200);
      expect(answer.headers.get('RateLimit')).toBe(`"default";r=${left};t=60`);
      expect(answer.headers.get('RateLimit-Policy')).toBe('"default";q=3;w=60');
    }
    const refused = expectRefused(await list(salon, HERE), 'default', 60);
    expect(refused.headers.get('RateLimit')).toBe('"default";r=0;t=60');
    expect(refused.headers.get('RateLimit-Policy')).toBe('"default";q=3;w=60');
    expect(refused.body.detail).toMatch(/^At most 3 requests of one player/);
  });

  it('is served again when Retry-After is over, and not a second earlier', async () => {
    const salon = limited({ requests: 2 });
    await list(salon, HERE);
    salon.clock.now += 17_400;
    expect(leftOf(await list(salon, HERE))).toEqual({ left: 0, seconds: 43 });
    const { headers } = expectRefused(await list(salon, HERE), 'default', 43);
    salon.clock.now += (Number(headers.get('Retry-After')) - 1) * 1000;
    expectRefused(await list(salon, HERE), 'default', 1);
    salon.clock.now += 1000;
    expect(leftOf(expectStatus(await list(salon, HERE), 200))).toEqual({ left: 1, seconds: 60 });
  });

  it('takes nothing from another', async () => {
    const salon = limited({ requests: 1 });
    for (const address of [HERE, THERE]) expectStatus(await list(salon, address), 200);
    for (const address of [HERE, THERE]) expectRefused(await list(salon, address), 'default', 60);
  });

  it('is its network where it is IPv6, and the same written either way where it is IPv4', async () => {
    const salon = limited({ requests: 2 });
    const same = [
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', '2001:DB8:1:0002::'],
      ['::1', '0:0:0:0:5::', '::1%eth0'],
      ['2001:db8::7', '2001:0db8:0:0:9::', '2001:db8:0:0:1:2:3:4'],
      ['203.0.113.9', '::ffff:203.0.113.9', '203.0.113.9'],
    ];
    for (const [first = '', second = '', third = ''] of same) {
      expect(leftOf(await list(salon, first)).left).toBe(1);
      expect(leftOf(await list(salon, second)).left).toBe(0);
      expectRefused(await list(salon, third), 'default', 60);
    }
    expectStatus(await list(salon, '2001:db8:1:3::9'), 200);
  });
});

describe('A token', () => {
  it('counts for itself, wherever it comes from', async () => {
    const salon = limited({ requests: 3 });
    const [ada, ben] = [await signUp(salon), await signUp(salon)];
    for (const { token } of [ada, ben]) await list(salon, token, token);
    for (const { token } of [ada, ben]) {
      for (const [i, address] of [HERE, THERE, HERE].entries())
        expect(leftOf(expectStatus(await list(salon, address, token), 200)).left).toBe(2 - i);
      expectRefused(await list(salon, THERE, token), 'default', 60);
    }
    expect(leftOf(await list(salon, HERE)).left).toBe(2);
    salon.clock.now += MINUTE;
    expectStatus(await list(salon, HERE, ada.token), 200);
  });

  it('counts for its address until it has been looked up once', async () => {
    const salon = limited({ requests: 3 });
    const { token } = await openGame(salon, 'portraits', {}, from(HERE));
    expect(leftOf(await list(salon, HERE, token)).left).toBe(1);
    expect(leftOf(await list(salon, HERE, token)).left).toBe(2);
    expect(leftOf(await list(salon, HERE)).left).toBe(0);
  });

  it('that nobody has counts for its address, each another one', async () => {
    const salon = limited({ requests: 4 });
    const made = ['a', 'b', 'c'].map((letter) => `salon_${letter.repeat(43)}`);
    for (const token of made) expectProblem(await list(salon, HERE, token), 401, 'unauthorized');
    expectProblem(await salon.get('/v1/rulesets', { token: 'no token', ...from(HERE) }), 401, 'unauthorized');
    for (const token of [...made, NOBODYS_TOKEN])
      expectRefused(await list(salon, HERE, token), 'default', 60);
    expectRefused(await list(salon, HERE), 'default', 60);
  });

  it('that was replaced counts for its address again', async () => {
    const salon = limited({ requests: 9 });
    const { token } = await signUp(salon);
    await salon.post('/v1/players/me/token', undefined, { token });
    expectProblem(await list(salon, HERE, token), 401, 'unauthorized');
    expect(leftOf(await list(salon, HERE, token)).left).toBe(8);
    expect(leftOf(await list(salon, HERE)).left).toBe(7);
  });
});

describe('All tokens of one address together', () => {
  it('have a limit of their own, which is told when it is met', async () => {
    const salon = limited({ together: 3 });
    const players = [await signUp(salon), await signUp(salon)];
    for (const { token } of players) expectStatus(await list(salon, HERE, token), 200);
    const last = expectStatus(await list(salon, HERE), 200);
    expect(last.headers.get('RateLimit-Policy')).toBe('"default";q=10000;w=60');
    for (const token of [players[0]?.token, undefined]) {
      const refused = expectRefused(await list(salon, HERE, token), 'address', 60);
      expect(refused.headers.get('RateLimit-Policy')).toBe('"address";q=3;w=60');
    }
    expectStatus(await list(salon, THERE, players[0]?.token), 200);
  });

  it('wait for the longer of two', async () => {
    const salon = limited({ requests: 1, newcomers: 1 });
    expectStatus(await salon.post('/v1/players', {}, from(HERE)), 201);
    const refused = expectRefused(await salon.post('/v1/players', {}, from(HERE)), 'new-players', 3600);
    expect(refused.headers.get('RateLimit')).toBe('"new-players";r=0;t=3600, "default";r=0;t=60');
  });
});

it('A refusal is a problem that pages of any origin may read', async () => {
  const salon = limited({ requests: 0 });
  const { headers, body } = expectRefused(await list(salon, HERE), 'default', 60);
  expect(body).toMatchObject({ status: 429, instance: '/v1/games', title: 'Too many requests' });
  expect(headers.get('Cache-Control')).toBe('no-store');
  const exposed = headers.get('Access-Control-Expose-Headers')?.split(',');
  expect(exposed).toEqual(expect.arrayContaining(['Retry-After', 'RateLimit', 'RateLimit-Policy']));
  expect(expectStatus(await salon.get(body.type), 200).body.code).toBe('too-many-requests');
});
