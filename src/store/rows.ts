/** From the rows of the plain statements to the shapes of the port. */
import type { Row, Value } from '@libsql/client/web';
import type { Commit, Head, HeadQuery } from '../table/ports.ts';

function text(value: Value | undefined): string {
  if (typeof value === 'string') return value;
  throw new TypeError(`A text was expected in the database, not ${typeof value}.`);
}

function number(value: Value | undefined): number {
  if (typeof value === 'number') return value;
  throw new TypeError(`A number was expected in the database, not ${typeof value}.`);
}

const textOrNull = (value: Value | undefined): string | null => (value === null ? null : text(value));

export function toCommit(row: Row): Commit {
  const [version, firstSeq, at, facts] = [row[0], row[1], row[2], row[3]];
  return {
    version: number(version),
    firstSeq: number(firstSeq),
    at: number(at),
    facts: JSON.parse(text(facts)),
  };
}

/** The one row of the head statement. */
export function toHead(row: Row, query: HeadQuery): Head {
  const [callerId, callerName, version, names, forks] = [row[0], row[1], row[2], row[3], row[4]];
  const [fingerprint, status, headers, body, at] = [row[5], row[6], row[7], row[8], row[9]];
  return {
    caller: callerId === null ? null : { id: text(callerId), name: textOrNull(callerName) },
    game:
      version === null
        ? null
        : { version: number(version), names: JSON.parse(text(names)), forks: number(forks) },
    kept:
      fingerprint === null || query.idempotencyKey === null
        ? null
        : {
            playerId: text(callerId),
            key: query.idempotencyKey,
            fingerprint: text(fingerprint),
            status: number(status),
            headers: JSON.parse(text(headers)),
            body: text(body),
            at: number(at),
          },
  };
}
