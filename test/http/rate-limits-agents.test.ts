/** How the tools of agents count: a message is a request, whatever its tool asks of the API. */
import { describe, expect, it } from 'vitest';
import { openGame, openTwinFrames, signUp } from '../support/games.ts';
import { expectRefused, from, HERE, leftOf, limitedSalon, THERE } from '../support/limits.ts';
import { type Answer, expectStatus, openSalon, type Salon } from '../support/salon.ts';

const { store } = await openSalon();
let salons = 0;
const limited = (quotas: Parameters<typeof limitedSalon>[2]) =>
  limitedSalon(store, `agents ${salons++}`, quotas);

const calling = (name: string, args: object = {}) => ({
  ...{ jsonrpc: '2.0', id: name, method: 'tools/call' },
  params: { name, arguments: args },
});
const ACCEPT = 'application/json, text/event-stream';

/** Posts to the endpoint from HERE, with the token of the connection. */
const post = (salon: Salon, body: unknown, token?: string): Promise<Answer> =>
  salon.post('/mcp', body, { token, headers: { Accept: ACCEPT, ...from(HERE).headers } });

describe('A message of an agent', () => {
  it('counts once, also where its tool asks the API twice', async () => {
    const salon = limited({ requests: 4 });
    const { id, token } = await openGame(salon, 'portraits');
    const seat = { ruleset: 'portraits', game: id, token };
    const moved = expectStatus(await post(salon, calling('move', { ...seat, number: 1 })), 200);
    expect(moved.text).toContain('"isError":false');
    expect(moved.headers.get('RateLimit')).toBe('"default";r=3;t=60');
    expect(leftOf(await post(salon, calling('list_rulesets'))).left).toBe(2);
    expect(leftOf(await post(salon, { jsonrpc: '2.0', id: 1, method: 'tools/list' })).left).toBe(1);
    expect(leftOf(await salon.post('/mcp', undefined, { raw: '{', ...from(HERE) })).left).toBe(0);
    expectRefused(await post(salon, calling('look', seat)), 'default', 60);
    expectStatus(await salon.get(`/v1/portraits/${id}`, { token, ...from(THERE) }), 200);
  });

  it('counts for the token of its connection', async () => {
    const salon = limited({ requests: 2 });
    const { token } = await signUp(salon);
    for (const left of [1, 1, 0])
      expect(leftOf(await post(salon, calling('list_rulesets'), token)).left).toBe(left);
  });

  it('is one of several that are posted at once', async () => {
    const salon = limited({ requests: 5 });
    const three = [1, 2, 3].map(() => calling('list_rulesets'));
    expect(leftOf(expectStatus(await post(salon, three), 200)).left).toBe(2);
    expectRefused(await post(salon, three), 'default', 60);
  });

  it('that makes a guest counts among the new players of its address', async () => {
    const salon = limited({ newcomers: 1 });
    const create = (token?: string) => post(salon, calling('new_game', { ruleset: 'portraits', token }));
    expect((await create()).text).toContain('Your token: salon_');
    const refused = expectStatus(await create(), 200);
    expect(refused.text).toContain('"isError":true');
    expect(refused.text).toContain('At most 1 new players');
    expectRefused(await salon.post('/v1/players', {}, from(HERE)), 'new-players', 3600);
    const { token } = await signUp(salon);
    expect((await create(token)).text).toContain('"isError":false');
  });

  it('may wait for a turn without counting on', async () => {
    const salon = limited({ requests: 2 });
    const { id, tokens } = await openTwinFrames(salon);
    const seat = { ruleset: 'twin-frames', game: id, token: tokens[1], seconds: 1 };
    expect((await post(salon, calling('wait_for_turn', seat))).text).toContain('"isError":false');
    expect(leftOf(await post(salon, calling('list_rulesets'))).left).toBe(0);
  });
});
