/** What the table refuses, as problems. */
import type { TableRefusal } from '../table/refusals.ts';
import type { Ctx } from './env.ts';
import { positionFor } from './position.ts';
import { type ProblemFields, problemResponse } from './problems.ts';
import { rulesAddress } from './rules-address.ts';
import type { GameSchemas } from './schemas.ts';
import { pass, type Sent } from './send.ts';

function fieldsOf(refusal: TableRefusal, schemas: GameSchemas | null): ProblemFields {
  switch (refusal.code) {
    case 'not-found':
    case 'idempotency-key-reused':
      return {};
    case 'unauthorized':
      return refusal.version === undefined ? {} : { version: refusal.version };
    case 'not-your-seat':
    case 'game-over':
    case 'game-not-started':
    case 'seat-taken':
    case 'already-seated':
      return { version: refusal.version };
    case 'stale-version':
    case 'not-your-turn': {
      const position = schemas === null ? {} : { position: positionFor(schemas, refusal.look) };
      return { version: refusal.version, ...position };
    }
    case 'not-yet-due': {
      const deadline = refusal.deadline === null ? null : new Date(refusal.deadline).toISOString();
      return { version: refusal.version, deadline };
    }
    case 'illegal-move': {
      const { code: reason, rule, params } = refusal.refusal;
      const links = { rule: rulesAddress(refusal.ruleset, rule) };
      const { detail, version } = refusal;
      return { detail, reason, rule, params: { ...params }, links, version };
    }
    case 'invalid-deal': {
      const { message, missing, extra } = refusal.fault;
      return { detail: message, missing: [...missing], extra: [...extra] };
    }
    case 'log-full':
      return { version: refusal.version };
    case 'undo-not-allowed':
    case 'fork-not-allowed':
      return { version: refusal.version, detail: refusal.why };
    case 'invalid-query':
    case 'invalid-body':
      return { errors: [{ pointer: refusal.pointer, message: refusal.message }] };
  }
}

/** `schemas` may be null where no position can be part of the answer. */
export const sendRefusal = (c: Ctx, refusal: TableRefusal, schemas: GameSchemas | null): Sent =>
  pass(problemResponse(c, refusal.code, fieldsOf(refusal, schemas)));
