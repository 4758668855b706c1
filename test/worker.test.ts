/** The Worker's variable RATE_LIMIT, and whom its requests count for. */
import { expect, it, vi } from 'vitest';

/** An isolate, as new as each is. No request of these tests reaches the database. */
async function isolate(variables: { RATE_LIMIT?: string }) {
  vi.resetModules();
  const { default: worker } = await import('../src/worker.ts');
  const assets = { fetch: async () => new Response(null, { status: 404 }) };
  const bindings = { DATABASE_URL: 'http://127.0.0.1:9', ASSETS: assets, ...variables };
  return async (address: string) => {
    const headers = { 'CF-Connecting-IP': address };
    const answer = await worker.fetch(new Request('http://salon.test/v1/', { headers }), bindings);
    return answer.headers.get('RateLimit');
  };
}

it.each([{}, { RATE_LIMIT: 'on' }])(
  'A Worker told %j counts requests by the address that Cloudflare tells',
  async (told) => {
    const ask = await isolate(told);
    expect(await ask('192.0.2.1')).toBe('"default";r=1199;t=60');
    expect(await ask('192.0.2.1')).toMatch(/^"default";r=1198;t=\d+$/);
    expect(await ask('198.51.100.7')).toBe('"default";r=1199;t=60');
  },
);

it('A Worker that is told off counts nothing', async () => {
  const ask = await isolate({ RATE_LIMIT: 'off' });
  expect(await ask('192.0.2.1')).toBeNull();
});

it('A Worker that is told something else says what it should be', async () => {
  const ask = await isolate({ RATE_LIMIT: '1200' });
  await expect(ask('192.0.2.1')).rejects.toThrow('RATE_LIMIT should be on or off.');
});
