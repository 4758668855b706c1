/**
 * The reading side of an embedded file: a connection of its own whose statements are compiled once. Compiling is most
 * of what a short read costs, and the client of `@libsql/client` compiles anew each time. Node only.
 */
import Database from 'libsql';
import type { Cells, Statement } from './connection.ts';

/** More texts than the store has; the lists of games have one for each combination of filters. */
const MOST_COMPILED = 100;

type Compiled = Database.Statement<[Statement['args']]>;

export class Reader {
  readonly #path: string;
  readonly #lockWaitMs: number;
  readonly #compiled = new Map<string, Compiled>();
  #database: Database.Database | undefined;

  /** `lockWaitMs`: how long a statement waits for a lock inside the database, the event loop with it. */
  constructor(path: string, lockWaitMs: number) {
    this.#path = path;
    this.#lockWaitMs = lockWaitMs;
  }

  /** Every row of a statement that changes nothing. After a failure the next read begins with a new connection. */
  rows({ sql, args }: Statement): readonly Cells[] {
    try {
      // Rows in raw mode are arrays of the columns' values.
      return this.#statement(sql).all(args) as Cells[];
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    this.#compiled.clear();
    this.#database?.close();
    this.#database = undefined;
  }

  #statement(sql: string): Compiled {
    const known = this.#compiled.get(sql);
    if (known !== undefined) return known;
    this.#database ??= this.#open();
    const statement: Compiled = this.#database.prepare<[Statement['args']]>(sql).raw();
    if (this.#compiled.size >= MOST_COMPILED) this.#compiled.clear();
    this.#compiled.set(sql, statement);
    return statement;
  }

  #open(): Database.Database {
    const database = new Database(this.#path, { timeout: this.#lockWaitMs });
    database.exec('pragma query_only = on');
    return database;
  }
}
