/** The seam between the store and a database: one statement read, several written together. */
import type { InValue, ResultSet, Value } from '@libsql/client/web';
import { StoreUnavailable } from '../table/ports.ts';

export interface Statement {
  readonly sql: string;
  readonly args: InValue[];
}

/** The values of a row, in the order of its columns. */
export type Cells = ArrayLike<Value>;

export interface Connection {
  /** Runs one statement that changes nothing. */
  read(statement: Statement): Promise<{ readonly rows: readonly Cells[] }>;
  /** Runs the statements in one transaction: all or none of them. */
  write(statements: readonly Statement[]): Promise<readonly ResultSet[]>;
}

/** The libSQL code of an error, e.g. `SQLITE_BUSY`, wherever in the chain of causes it stands. */
export function libsqlCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && at.code.startsWith('SQLITE_')) return at.code;
  }
  return undefined;
}

/** Another connection holds the lock: the same statement may succeed a moment later. */
export const isBusy = (error: unknown): boolean => {
  const code = libsqlCode(error);
  return code !== undefined && (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED'));
};

const OUT_OF_REACH = ['SQLITE_IOERR', 'SQLITE_CANTOPEN', 'SQLITE_FULL', 'SQLITE_PROTOCOL', 'SQLITE_READONLY'];

/** Turns what will pass (a lock, a full disk, a lost connection) into `StoreUnavailable`, leaves bugs as they are. */
export function asUnavailable(error: unknown): unknown {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof StoreUnavailable) return at;
  }
  const code = libsqlCode(error);
  const willPass = isBusy(error) || OUT_OF_REACH.some((name) => code?.startsWith(name));
  return willPass ? new StoreUnavailable(`The database is unavailable (${code}).`, { cause: error }) : error;
}
