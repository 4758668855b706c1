/** The Model Context Protocol over Streamable HTTP, stateless: each request gets a server of its own. */
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { RELEASE } from '../release.ts';
import { apiFor, type Serve } from './api.ts';
import * as tools from './tools.ts';

const INSTRUCTIONS =
  'Card games about buying and hanging pictures. Call list_rulesets, then read_rules, then new_game; keep the token. ' +
  'Play with legal_moves and move; where others play too, wait_for_turn. You see what your seat may see, nothing else.';

const BEARER = /^Bearer +(\S+)$/i;

/** The largest request that a tool call needs, in bytes. */
const MOST_BODY_BYTES = 16 * 1024;

function register(
  server: McpServer,
  name: string,
  tool: tools.Tool<z.ZodObject>,
  serve: Serve,
  request: Request | undefined,
): void {
  const origin = request === undefined ? 'http://salon' : new URL(request.url).origin;
  const fromHeader = BEARER.exec(request?.headers.get('Authorization') ?? '')?.[1] ?? null;
  const { title, description, input, isReadOnly } = tool;
  const annotations = { readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: false };
  server.registerTool(name, { title, description, inputSchema: input, annotations }, async (args) => {
    const parsed = input.parse(args);
    const own = typeof parsed.token === 'string' ? parsed.token : fromHeader;
    const { text, data, isError } = await tool.run(apiFor(serve, origin, own), parsed);
    return { content: [{ type: 'text', text }], structuredContent: data, isError };
  });
}

function serverFor(serve: Serve, request: Request | undefined): McpServer {
  const server = new McpServer({ name: 'salon', version: RELEASE }, { instructions: INSTRUCTIONS });
  register(server, 'list_rulesets', tools.listRulesets, serve, request);
  register(server, 'read_rules', tools.readRules, serve, request);
  register(server, 'new_game', tools.newGame, serve, request);
  register(server, 'look', tools.look, serve, request);
  register(server, 'legal_moves', tools.legalMoves, serve, request);
  register(server, 'move', tools.makeMove, serve, request);
  register(server, 'wait_for_turn', tools.waitForTurn, serve, request);
  return server;
}

/** Serves MCP requests by calling the API as `serve` does. */
export function mcpEndpoint(serve: Serve): (request: Request) => Promise<Response> {
  const handler = createMcpHandler(({ requestInfo }) => serverFor(serve, requestInfo), {
    maxRequestBodySize: MOST_BODY_BYTES,
  });
  return (request) => handler.fetch(request);
}
