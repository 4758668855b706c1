/** What a request carries through the app. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import type { House } from '../table/house.ts';
import type { StreamPlaces } from './stream-places.ts';

/** A static file: its bytes and type, or undefined when there is none of that name. */
export type Assets = (name: string, request: Request) => Promise<Response | undefined>;

export interface Env {
  Variables: {
    requestId: string;
  };
}

export type App = OpenAPIHono<Env>;
export type Ctx = Context<Env>;

export interface AgentTool {
  readonly name: string;
  readonly description: string;
}

/** What routes are mounted with. */
export interface Site {
  readonly house: House;
  readonly assets: Assets;
  readonly streams: StreamPlaces;
  /** Counts a request before all else; undefined where requests are not limited. */
  readonly limit: MiddlewareHandler<Env> | undefined;
  /** What agents find at /mcp. */
  readonly tools: readonly AgentTool[];
}
