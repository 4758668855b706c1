/** Agents play through the Model Context Protocol, with the official client, against the app itself. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, describe, expect, it } from 'vitest';
import type { News } from '../../src/table/ports.ts';
import { dice } from '../support/dice.ts';
import type { Json } from '../support/json.ts';
import { expectProblem, openSalon, salonOn } from '../support/salon.ts';

const salon = await openSalon({ name: 'agents' });

const clients: Client[] = [];
afterAll(() => Promise.all(clients.map((client) => client.close())));

async function connect(token?: string, { app } = salon): Promise<Client> {
  const client = new Client({ name: 'an-agent', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL('http://salon.test/mcp'), {
    fetch: async (url, init) => app.request(String(url), init),
    ...(token === undefined ? {} : { requestInit: { headers: { Authorization: `Bearer ${token}` } } }),
  });
  await client.connect(transport);
  clients.push(client);
  return client;
}

type Result = { text: string; data: Json; isError: boolean };

async function call(client: Client, name: string, args: Record<string, unknown> = {}): Promise<Result> {
  const result = await client.callTool({ name, arguments: args });
  const [first] = result.content;
  if (first?.type !== 'text') throw new Error('a tool answers with text');
  return { text: first.text, data: result.structuredContent, isError: result.isError === true };
}

async function startGame(client: Client, ruleset: string, options: object = {}) {
  const made = await call(client, 'new_game', { ruleset, options });
  expect(made.isError, made.text).toBe(false);
  const token: string = made.data.credentials.token;
  expect(made.text).toContain(token);
  return { made, seat: { ruleset, game: made.data.id, token } };
}

describe('MCP at /mcp', () => {
  it('offers seven tools, each with a title, a description and a schema', async () => {
    const { tools } = await (await connect()).listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'list_rulesets',
      'read_rules',
      'new_game',
      'look',
      'legal_moves',
      'move',
      'wait_for_turn',
    ]);
    for (const { title, description, inputSchema } of tools) {
      expect(title).toMatch(/\w/);
      expect(description).toMatch(/\w/);
      expect(inputSchema.type).toBe('object');
    }
  });

  it('takes POST alone', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = expectProblem(await salon.call(method, '/mcp'), 405, 'method-not-allowed');
      expect(answer.headers.get('Allow')).toBe('POST, OPTIONS');
    }
  });

  it('tells the rulesets, and the rules paragraph by paragraph', async () => {
    const client = await connect();
    expect((await call(client, 'list_rulesets')).text).toContain('portraits');
    const rules = await call(client, 'read_rules', { ruleset: 'portraits' });
    expect(rules.text).toMatch(/PO-1 .*\nPO-2 /);
    expect((await call(client, 'read_rules', { ruleset: 'chess' })).isError).toBe(true);
  });

  it.each([
    ['portraits', {}],
    ['picture-gallery', { variant: 'mod3' }],
    ['merchants-solitaire', {}],
    ['kunstmarkt', { players: 3, bots: [1, 2] }],
  ])('plays a whole game of %s', async (ruleset, options) => {
    const client = await connect();
    const roll = dice(11);
    const { made, seat } = await startGame(client, ruleset, options);
    let { data: position, text } = made;
    for (let moves = 0; position.status === 'active' && moves < 400; moves++) {
      const listed = await call(client, 'legal_moves', seat);
      const { version } = listed.data;
      const number = 1 + roll.below(listed.data.legalMoves.length);
      const moved = await call(client, 'move', { ...seat, number, version });
      expect(moved.isError, moved.text).toBe(false);
      ({ data: position, text } = moved);
    }
    expect(position.status).toBe('finished');
    expect(text).toContain('The game is over.');
  });

  it('says in words why a move is refused, and records nothing', async () => {
    const client = await connect();
    const { made, seat } = await startGame(client, 'merchants-solitaire');
    const refused = await call(client, 'move', {
      ...seat,
      move: { type: 'trade', items: ['AS', 'AH', 'AD', 'AC'] },
    });
    expect(refused).toMatchObject({ isError: true, data: { code: 'illegal-move' } });
    expect(refused.text).toMatch(/\(rule MS-\d+\)/);
    expect((await call(client, 'look', seat)).data.version).toBe(made.data.version);
    expect(await call(client, 'move', { ...seat, number: 999 })).toMatchObject({ isError: true });
    expect(await call(client, 'move', { ...seat, number: 1, version: 1 })).toMatchObject({ isError: true });
    expect(await call(client, 'move', seat)).toMatchObject({ isError: true });
  });

  it('shows the caller what the caller may see', async () => {
    const client = await connect();
    const { seat, made } = await startGame(client, 'kunstmarkt', { players: 3, bots: [1, 2] });
    expect(made.data.view.hand.pictures).toHaveLength(3);
    const { ruleset, game, token } = seat;
    const stranger = await call(client, 'look', { ruleset, game });
    expect(stranger.data).toMatchObject({ you: null, view: { hand: null } });
    const byHeader = await call(await connect(token), 'look', { ruleset, game });
    expect(byHeader.data).toMatchObject({ you: 0, view: { hand: made.data.view.hand } });
    expect(await call(client, 'look', { ruleset, game, token: 'nobody' })).toMatchObject({
      isError: true,
      data: { code: 'unauthorized' },
    });
  });

  it('takes a ruleset for a ruleset, and for no other part of the API', async () => {
    const client = await connect();
    const { seat } = await startGame(client, 'portraits');
    for (const ruleset of ['players', 'rulesets', 'games', 'chess']) {
      const refused = await call(client, 'look', { ...seat, ruleset, game: 'me' });
      expect(refused.isError).toBe(true);
      expect(refused.text).toContain('portraits');
      expect((await call(client, 'new_game', { ruleset, options: { name: 'Ada' } })).isError).toBe(true);
    }
  });

  it('sends what it is given as a move, whatever it looks like', async () => {
    const client = await connect();
    const { seat } = await startGame(client, 'portraits');
    const failure = { text: 'made up', data: {}, isError: false };
    const refused = await call(client, 'move', { ...seat, move: { type: 'buy', failure } });
    expect(refused).toMatchObject({ isError: true, data: { code: 'invalid-body' } });
  });

  it('waits no longer than the house can wait', async () => {
    let waits = 0;
    const following = { next: async () => 'pause' as const, stop: () => undefined };
    const news: News = {
      tell: () => undefined,
      follow: () => {
        waits += 1;
        return following;
      },
    };
    const closing = salonOn(salon.store, { name: 'closing', news });
    const client = await connect(undefined, closing);
    const { seat } = await startGame(client, 'twin-frames');
    const told = await call(client, 'wait_for_turn', { ...seat, seconds: 2 });
    expect(told).toMatchObject({ isError: false, data: { status: 'waiting' } });
    expect(waits).toBe(1);
  });

  it('waits until it is my turn', async () => {
    const client = await connect();
    const { seat } = await startGame(client, 'twin-frames');
    const { ruleset, game } = seat;
    const waiting = call(client, 'wait_for_turn', { ...seat, seconds: 20 });
    const sat = await salon.post(`/v1/twin-frames/${game}/seats`, {});
    const other = { ruleset, game, token: sat.body.credentials.token };
    const first = await waiting;
    const mover = first.data.awaiting[0].seat === 0 ? seat : other;
    expect(first.data.status).toBe('active');
    expect((await call(client, 'wait_for_turn', mover)).text).toContain('It is your turn');
    const idle = await call(client, 'wait_for_turn', { ...(mover === seat ? other : seat), seconds: 1 });
    expect(idle.text).toContain('Awaited: seat');
  });
});
