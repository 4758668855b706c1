/** Which requests count, and which of them make somebody new. */
import type { Ctx } from '../env.ts';

/** Everything but pages and pictures for all: what asks the database, or runs a tool. */
export function isCounted({ req }: Ctx): boolean {
  if (!/^\/(v1|mcp)(\/|$)/.test(req.path)) return false;
  return !/^\/v1\/rulesets(\/|$)/.test(req.path) || req.header('Authorization') !== undefined;
}

/** Signing up, a new token; without a token also creating a game and sitting down. */
export function makesNewcomer({ req: { method, path } }: Ctx, isGuest: boolean): boolean {
  if (method !== 'POST') return false;
  if (/^\/v1\/players(\/me\/token)?$/.test(path)) return true;
  return isGuest && /^\/v1\/[^/]+(\/[^/]+\/seats)?$/.test(path);
}
