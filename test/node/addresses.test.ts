/** Whom a request over a real connection counts for, with a proxy and without. */
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { systemIds } from '../../src/chance.ts';
import type { LimitPorts } from '../../src/http/limits/rate-limits.ts';
import { otherEnd, toldByProxy } from '../../src/node/addresses.ts';
import { createMemoryStore } from '../../src/store/memory.ts';

const servers: { close(): void }[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** How many requests are left to whoever sends one with this header. */
type Ask = (forwarded?: string) => Promise<number>;

async function serve(addressOf: LimitPorts['addressOf']): Promise<Ask> {
  const ports = { store: createMemoryStore(), now: Date.now, ids: systemIds, log: () => undefined };
  const app = createApp({ ...ports, assets: async () => undefined, limits: { addressOf } });
  const server = createAdaptorServer({ fetch: app.fetch });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return async (forwarded) => {
    const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
    const { headers: told } = await fetch(`http://127.0.0.1:${port}/v1/games`, { headers });
    return Number(/r=(\d+)/.exec(told.get('RateLimit') ?? '')?.[1]);
  };
}

describe('Without a proxy', () => {
  it('a request comes from the other end of its connection, whatever it says', async () => {
    const ask = await serve(otherEnd(() => undefined));
    expect(await ask()).toBe(1_199);
    expect(await ask('192.0.2.1')).toBe(1_198);
    expect(await ask('198.51.100.7')).toBe(1_197);
  });

  it('what looks like a proxy is told of, once', async () => {
    const lines: string[] = [];
    const ask = await serve(otherEnd((level, message) => lines.push(`${level}: ${message}`)));
    await ask();
    expect(lines).toEqual([]);
    for (const address of ['192.0.2.1', '198.51.100.7']) await ask(address);
    expect(lines).toEqual([expect.stringMatching(/^warn: .*TRUST_PROXY/)]);
  });
});

describe('Behind a proxy', () => {
  it('a request comes from the last address that the proxy tells', async () => {
    const ask = await serve(toldByProxy);
    expect(await ask('192.0.2.1')).toBe(1_199);
    expect(await ask('198.51.100.7, 192.0.2.1')).toBe(1_198);
    expect(await ask('2001:db8::1,192.0.2.1')).toBe(1_197);
    expect(await ask('192.0.2.1, 198.51.100.7')).toBe(1_199);
    expect(await ask('192.0.2.1, 2001:db8::1')).toBe(1_199);
    expect(await ask('192.0.2.1, 2001:db8::2')).toBe(1_198);
  });

  it('and from the proxy where that tells no address', async () => {
    const ask = await serve(toldByProxy);
    for (const [i, wrong] of [undefined, '', 'unknown', '192.0.2.1, nobody', '192.0.2.1:80'].entries())
      expect(await ask(wrong)).toBe(1_199 - i);
  });
});
