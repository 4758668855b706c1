/** The app both hosts serve: the house with its rulesets, behind HTTP. */
import type { AnyGame } from './core/game.ts';
import { games } from './games/index.ts';
import type { App, Assets } from './http/env.ts';
import { type LimitPorts, RateLimits } from './http/limits/rate-limits.ts';
import { createSite } from './http/site.ts';
import { type StreamLimits, StreamPlaces } from './http/stream-places.ts';
import { countOf, messagesIn } from './mcp/messages.ts';
import { mcpEndpoint, toolsInWords } from './mcp/server.ts';
import { pollingNews } from './news/polling.ts';
import { openHouse } from './table/house.ts';
import type { Ports } from './table/ports.ts';

export interface AppPorts extends Ports {
  readonly assets: Assets;
  /** Other limits than the usual ones are for tests. */
  readonly streams?: Partial<StreamLimits>;
  /** Without them requests are not limited, and not counted. */
  readonly limits?: LimitPorts;
}

/** Other rulesets than the registry's are for tests. */
export function createApp(ports: AppPorts, rulesets: readonly AnyGame[] = games): App {
  const { assets, streams, limits: limited, ...rest } = ports;
  const limits = limited && new RateLimits(limited, rest.now);
  const store = limits?.overhear(rest.store) ?? rest.store;
  const house = openHouse({ ...rest, store, news: rest.news ?? pollingNews(rest.store) }, rulesets);
  const site = { house, assets, limit: limits?.middleware, streams: new StreamPlaces(streams) };
  const app = createSite({ ...site, tools: toolsInWords });
  const ids = rulesets.map(({ id }) => id);
  mountAgents(app, ids, limits);
  return app;
}

/**
 * The tools of agents call the app itself: they see what any caller with that token sees. What they ask for is counted
 * with the message that calls them.
 */
function mountAgents(app: App, ids: readonly string[], limits: RateLimits | undefined): void {
  const mcp = mcpEndpoint(ids);
  // Without sessions there is nothing to GET or DELETE. The body has been read, and held to its limit, before.
  app.post('/mcp', async (c) => {
    const body = await c.req.text();
    const messages = messagesIn(body);
    const refused = limits?.countMore(c, countOf(messages) - 1);
    if (refused !== undefined) return refused;
    const posted = new Request(c.req.url, { method: 'POST', headers: c.req.raw.headers, body });
    return mcp(posted, messages, (request) => app.fetch(limits?.covered(request, c) ?? request));
  });
}
