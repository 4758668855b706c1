/** docs/agents.md: the tools and their arguments are those that /mcp offers, and what it tells to send is answered. */
import { readFileSync } from 'node:fs';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '../support/folder.ts';
import { startServer } from '../support/server.ts';
import { isThere, paste } from './paste.ts';
import { blocksOf } from './session.ts';

const page = readFileSync(new URL('../../docs/agents.md', import.meta.url), 'utf8');
const server = await startServer();
afterAll(() => server.stop());
const blocks = (language: string) =>
  blocksOf(page).flatMap((one) => (one.language === language ? one.text : []));
const configSchema = z.object({
  mcpServers: z.object({
    salon: z.object({
      type: z.literal('http'),
      url: z.string(),
      headers: z.record(z.string(), z.string()).default({}),
    }),
  }),
});
const [plain, withToken, game] = blocks('json').map((text): unknown => JSON.parse(text));

/** Connects as the page says. */
async function connect(config: unknown, token = ''): Promise<Client> {
  const { url, headers } = configSchema.parse(config).mcpServers.salon;
  const sent = Object.entries(headers).map(([name, value]) => [name, value.replace('salon_…', token)]);
  const client = new Client({ name: 'a-reader', version: '1.0.0' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(url.replace('http://localhost:8787', server.url)), {
      requestInit: { headers: Object.fromEntries(sent) },
    }),
  );
  afterAll(() => client.close());
  return client;
}

it('The tools are listed with all their arguments', async () => {
  const { tools } = await (await connect(plain)).listTools();
  const offered = tools.map(({ name, inputSchema }) => [
    name,
    Object.keys(inputSchema.properties ?? {}).sort(),
  ]);
  const listed = [...page.matchAll(/^\| `(\w+)` \| (.*?) \|/gm)].map(([, name, args = '']) => [
    name,
    [...args.matchAll(/`(\w+)`/g)].map(([, arg = '']) => arg).sort(),
  ]);
  expect(listed).toEqual(offered);
});

it.skipIf(!isThere('curl'))(
  'The game against bots begins, also with the token of the connection',
  async () => {
    const args = z.record(z.string(), z.unknown()).parse(game);
    const made = await (await connect(plain)).callTool({ name: 'new_game', arguments: args });
    expect(made).toMatchObject({ structuredContent: { status: 'active', you: 0, credentials: {} } });
    const { outputs, complaints } = await paste(page, { url: server.url, cwd: temporaryFolder() });
    expect(complaints).toBe('');
    const [player = '', tools] = outputs;
    expect(tools).toContain('"wait_for_turn"');
    const { token } = z.object({ token: z.string() }).parse(JSON.parse(player));
    const own = await (await connect(withToken, token)).callTool({ name: 'new_game', arguments: args });
    expect(own).toMatchObject({ structuredContent: { status: 'active', you: 0 } });
    expect(own).not.toHaveProperty('structuredContent.credentials');
  },
);
