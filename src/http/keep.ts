/** Idempotency for a POST that writes no facts: its answer is kept all the same. */
import type { z } from '@hono/zod-openapi';
import type { House } from '../table/house.ts';
import { headOf, type IdempotencyKey, isUnknownCaller, keptAnswer } from '../table/look.ts';
import type { Refused } from '../table/refusals.ts';
import { tokenHashOf } from './auth.ts';
import type { Ctx } from './env.ts';
import { sendRefusal } from './refusals.ts';
import type { GameSchemas } from './schemas.ts';
import { type Sent, send, sendActed } from './send.ts';

type Work = () => Promise<Refused | { readonly schema: z.ZodType; readonly value: unknown }>;

export async function keepAnswer(
  c: Ctx,
  house: House,
  key: IdempotencyKey | null,
  schemas: GameSchemas,
  work: Work,
): Promise<Sent> {
  if (key === null) {
    const done = await work();
    return 'refused' in done
      ? sendRefusal(c, done.refused, schemas)
      : send(c, done.schema, done.value, NO_STORE);
  }
  const tokenHash = tokenHashOf(c);
  const head = await headOf(house, tokenHash, null, key.key);
  if (isUnknownCaller(head, tokenHash) || head.caller === null)
    return sendRefusal(c, { code: 'unauthorized' }, schemas);
  const kept = keptAnswer(head, key);
  if (kept !== undefined) {
    return 'refused' in kept ? sendRefusal(c, kept.refused, schemas) : sendActed({ ...kept, isReplay: true });
  }
  const done = await work();
  if ('refused' in done) return sendRefusal(c, done.refused, schemas);
  const answer = { status: 200, headers: {}, body: JSON.stringify(done.schema.parse(done.value)) };
  const isKept = await house.store.keep({ ...key, ...answer, playerId: head.caller.id, at: house.now() });
  if (isKept) return sendActed({ ...answer, isReplay: false });
  // The same request at the same instant was faster: its answer is the answer.
  const again = keptAnswer(await headOf(house, tokenHash, null, key.key), key);
  if (again === undefined) return sendRefusal(c, { code: 'unauthorized' }, schemas);
  return 'refused' in again
    ? sendRefusal(c, again.refused, schemas)
    : sendActed({ ...again, isReplay: true });
}

const NO_STORE = { 'Cache-Control': 'no-store' };
