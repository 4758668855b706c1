/** Who calls, and under which idempotency key. Tokens are looked up by their SHA-256. */
import { hashOf } from '../table/act.ts';
import type { House } from '../table/house.ts';
import { headOf, type IdempotencyKey, isUnknownCaller } from '../table/look.ts';
import type { Ctx } from './env.ts';
import { HttpProblem } from './problems.ts';

const BEARER = /^Bearer +(salon_[A-Za-z0-9_-]{43})$/i;

/** Null without an `Authorization` header. A header that is no token of ours hashes to a player nobody is: 401. */
export function tokenHashOf(c: Ctx): string | null {
  const header = c.req.header('Authorization');
  if (header === undefined) return null;
  return hashOf(BEARER.exec(header)?.[1] ?? `not a token: ${header}`);
}

/** The key with the fingerprint of this request; null when none was sent. Refused without a token. */
export function idempotencyOf(c: Ctx, body: unknown): IdempotencyKey | null {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined) return null;
  if (key.length < 1 || key.length > 255) {
    const errors = [{ pointer: '/Idempotency-Key', message: 'A key has 1 to 255 characters.' }];
    throw new HttpProblem('invalid-query', { errors });
  }
  if (c.req.header('Authorization') === undefined) throw new HttpProblem('idempotency-key-needs-token');
  const { pathname, search } = new URL(c.req.url);
  return { key, fingerprint: hashOf(`${c.req.method} ${pathname}${search}\n${JSON.stringify(body)}`) };
}

/** Where answers hold secrets, which are never kept. */
export function refuseIdempotencyKey(c: Ctx): void {
  if (c.req.header('Idempotency-Key') !== undefined) throw new HttpProblem('idempotency-key-needs-token');
}

/** An unknown token is refused also where none is needed: who sends one expects it to count. */
export async function refuseUnknownToken(c: Ctx, house: House): Promise<void> {
  const tokenHash = tokenHashOf(c);
  if (tokenHash === null) return;
  const head = await headOf(house, tokenHash, null, null);
  if (isUnknownCaller(head, tokenHash)) throw new HttpProblem('unauthorized');
}
