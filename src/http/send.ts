/** The one way out for JSON: parsed with a strict schema first, so that nothing leaves that is not documented. */
import type { z } from '@hono/zod-openapi';
import type { TypedResponse } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Acted, Rendered } from '../table/act.ts';
import type { Ctx } from './env.ts';

/** An answer whose bytes a strict schema has checked. */
export type Sent = Response & TypedResponse<never, never, never>;

// The type parameters only describe the body to typed clients of Hono; what holds the body to its document is the
// strict schema that made the bytes, so one answer type serves every route.
const sent = (response: Response): Sent => response as Sent;

export const JSON_TYPE = { 'Content-Type': 'application/json' } as const;

export function send(
  c: Ctx,
  schema: z.ZodType,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
  status: ContentfulStatusCode = 200,
): Sent {
  return sent(c.body(JSON.stringify(schema.parse(value)), status, { ...JSON_TYPE, ...headers }));
}

/** A response that was made elsewhere (a problem, a 304, a file, bytes already checked). */
export const pass = (response: Response): Sent => sent(response);

/** The answer of a writing request, new or repeated. */
export function sendActed(acted: Acted): Sent {
  const replayed = acted.isReplay ? { 'Idempotency-Replayed': 'true' } : {};
  const headers = { ...JSON_TYPE, 'Cache-Control': 'no-store', ...acted.headers, ...replayed };
  return sent(new Response(acted.body, { status: acted.status, headers }));
}

export type Render = (status: number, headers?: Readonly<Record<string, string>>) => Rendered;
