/** The Model Context Protocol over Streamable HTTP, stateless: each request gets a server of its own. */
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { RELEASE } from '../release.ts';
import { apiFor, type Serve } from './api.ts';
import * as tools from './tools.ts';

const INSTRUCTIONS =
  'Card games about buying and hanging pictures. Call list_rulesets, then read_rules, then new_game; keep the token. ' +
  'Play with legal_moves and move; where others play too, wait_for_turn. You see what your seat may see, nothing else.';

const TOOLS: Readonly<Record<string, tools.Tool<z.ZodObject>>> = {
  list_rulesets: tools.listRulesets,
  read_rules: tools.readRules,
  new_game: tools.newGame,
  look: tools.look,
  legal_moves: tools.legalMoves,
  move: tools.makeMove,
  wait_for_turn: tools.waitForTurn,
};

/** The tools in words, for whoever tells agents of them. */
export const toolsInWords: readonly { readonly name: string; readonly description: string }[] =
  Object.entries(TOOLS).map(([name, { description }]) => ({ name, description }));

const BEARER = /^Bearer +(\S+)$/i;

/** The largest request that a tool call needs, in bytes. */
const MOST_BODY_BYTES = 16 * 1024;

interface Desk {
  readonly server: McpServer;
  readonly serve: Serve;
  readonly request: Request | undefined;
  /** Ids of the rulesets that can be played: nothing else is ever part of a path. */
  readonly rulesets: readonly string[];
}

function register(
  { server, serve, request, rulesets }: Desk,
  name: string,
  tool: tools.Tool<z.ZodObject>,
): void {
  const origin = request === undefined ? 'http://salon' : new URL(request.url).origin;
  const fromHeader = BEARER.exec(request?.headers.get('Authorization') ?? '')?.[1] ?? null;
  const { title, description, isReadOnly } = tool;
  const { ruleset } = tool.input.shape;
  const known = z.enum(rulesets).describe(ruleset?.description ?? '');
  const input = ruleset === undefined ? tool.input : tool.input.extend({ ruleset: known });
  const annotations = { readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: false };
  server.registerTool(name, { title, description, inputSchema: input, annotations }, async (args) => {
    const parsed = input.parse(args);
    const own = typeof parsed.token === 'string' ? parsed.token : fromHeader;
    const { text, data, isError } = await tool.run(apiFor(serve, origin, own), parsed);
    return { content: [{ type: 'text', text }], structuredContent: data, isError };
  });
}

function serverFor(house: Omit<Desk, 'server'>): McpServer {
  const server = new McpServer({ name: 'salon', version: RELEASE }, { instructions: INSTRUCTIONS });
  const desk = { ...house, server };
  for (const [name, tool] of Object.entries(TOOLS)) register(desk, name, tool);
  return server;
}

const nobody: Serve = () => {
  throw new Error('what is no message calls no tool');
};

/** Serves what agents post, with the messages in it (undefined: no JSON) and the API that their tools are to call. */
export type McpEndpoint = (request: Request, messages: unknown, serve: Serve) => Promise<Response>;

export function mcpEndpoint(rulesets: readonly string[]): McpEndpoint {
  const serving = new WeakMap<Request, Serve>();
  const handler = createMcpHandler(
    ({ requestInfo: request }) => {
      const serve = request && serving.get(request);
      return serverFor({ serve: serve ?? nobody, rulesets, request });
    },
    { maxRequestBodySize: MOST_BODY_BYTES },
  );
  return (request, messages, serve) => {
    serving.set(request, serve);
    return handler.fetch(request, messages === undefined ? {} : { parsedBody: messages });
  };
}
