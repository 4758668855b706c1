import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { expectStatus, openSalon, salonOn } from '../support/salon.ts';

const everything = await openSalon();
const salon = salonOn(everything.store, {
  rulesets: games,
  assets: async (name) => new Response(name),
});
const { text, headers } = expectStatus(await salon.get('/llms.txt'), 200);
const [head = '', ...sections] = text.split(/^## .*\n/m);
const [, origin = ''] = /POST (https?:\/\/[^/`]+)/.exec(text) ?? [];

describe('/llms.txt', () => {
  it('is Markdown of the form that language models expect', () => {
    expect(headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('public, max-age=300');
    expect(head).toMatch(/^# Salon\n\n> .+\n\n/);
    expect(sections.length).toBe(3);
    for (const section of sections) {
      const lines = section.trim().split('\n');
      for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\(https?:\/\/[^)]+\): \S/);
    }
  });

  it('links only to what is there, and to the rules of every game', async () => {
    const addresses = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
    for (const address of addresses) expectStatus(await salon.get(address.replace(origin, '')), 200);
    for (const { id } of games) expect(addresses).toContain(`${origin}/rules/${id}.md`);
  });

  it('names the tools that /mcp has', async () => {
    const asked = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const Accept = 'application/json, text/event-stream';
    const answer = expectStatus(await salon.post('/mcp', asked, { headers: { Accept } }), 200);
    const [, data = answer.text] = /^data: (.*)$/m.exec(answer.text) ?? [];
    const { tools } = JSON.parse(data).result;
    const told = [...head.matchAll(/^- `(\w+)`: (.*)$/gm)].map(([, name, description]) => ({
      name,
      description,
    }));
    expect(told).toEqual(
      tools.map(({ name, description }: { name: string; description: string }) => ({ name, description })),
    );
  });

  it('plays in the five requests that it tells', async () => {
    const requests = [...head.matchAll(/^\d\. `(GET|POST) (\S+)`/gm)].map(([, method = '', url = '']) => ({
      method,
      path: url.replace(origin, ''),
    }));
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST', 'GET', 'GET']);
    const [create, look, move, log, fairness] = requests.map(({ path }) => path);
    const { id, credentials } = expectStatus(await salon.post(create ?? ''), 201).body;
    const { token } = credentials;
    const of = (path = ''): string => path.replace('{id}', id);
    let position = expectStatus(await salon.get(of(look), { token }), 200).body;
    while (position.outcome === null) {
      const body = { move: position.legalMoves[0].move, expectedVersion: position.version };
      position = expectStatus(await salon.post(of(move), body, { token }), 200).body;
    }
    const { events } = expectStatus(await salon.get(`${of(log)}&annotated=true`, { token }), 200).body;
    expect(events.length).toBeGreaterThan(10);
    expectStatus(await salon.get(of(fairness), { token }), 200);
  });
});
