/** libSQL on a file in this process (Node only): one connection, group commit, patience when the file is locked. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient, type ResultSet } from '@libsql/client/sqlite3';
import { StoreUnavailable } from '../table/ports.ts';
import { asUnavailable, type Cells, type Connection, isBusy, type Statement } from './connection.ts';
import { Reader } from './reader.ts';

export interface EmbeddedConnection extends Connection {
  /** Finishes what was asked for, then closes the file. */
  close(): Promise<void>;
}

/** How long a statement waits for a lock inside the database. The event loop stands still meanwhile: keep it short. */
const LOCK_WAIT_MS = 20;
/** How long a call waits for a lock altogether, most of it asleep. */
const PATIENCE_MS = 5_000;
const FIRST_SLEEP_MS = 10;
const LONGEST_SLEEP_MS = 250;
/** Writes that share one transaction at most; bounds how long one commit keeps the event loop busy. */
const GROUP_LIMIT = 64;

/** WAL lets readers go on during a write; FULL syncs each commit to disk before it is acknowledged. */
const SETTINGS = ['pragma journal_mode = wal', 'pragma synchronous = full'];

interface QueuedWrite {
  readonly statements: readonly Statement[];
  readonly deadline: number;
  readonly resolve: (results: readonly ResultSet[]) => void;
  readonly reject: (error: unknown) => void;
}

class EmbeddedFile implements EmbeddedConnection {
  readonly #client: Client;
  readonly #reader: Reader;
  readonly #patience: number;
  /** The settings hold for one connection; a reconnect loses them. */
  #isSetUp = false;
  #isClosed = false;
  /** Resolves when whoever uses the client has done so. */
  #turn: Promise<void> = Promise.resolve();
  readonly #queue: QueuedWrite[] = [];
  #flushing: Promise<void> | undefined;

  constructor(url: string, patience: number) {
    this.#patience = patience;
    this.#client = createClient({ url, concurrency: 1, timeout: LOCK_WAIT_MS });
    this.#reader = new Reader(pathOf(url), LOCK_WAIT_MS);
  }

  /** Reads and writes have a connection each: in WAL mode neither waits for the other. */
  read(statement: Statement): Promise<{ readonly rows: readonly Cells[] }> {
    return this.#patiently(async () => {
      if (this.#isClosed) throw new StoreUnavailable('The store is closed.');
      return { rows: this.#reader.rows(statement) };
    }, this.#deadline());
  }

  /** Makes the file when it is missing, and sees that it can be used. */
  open(): Promise<unknown> {
    return this.#patiently(() => this.#alone(() => this.#client.execute('select 1')), this.#deadline());
  }

  write(statements: readonly Statement[]): Promise<readonly ResultSet[]> {
    if (this.#isClosed) return Promise.reject(new StoreUnavailable('The store is closed.'));
    return new Promise((resolve, reject) => {
      this.#queue.push({ statements, deadline: this.#deadline(), resolve, reject });
      this.#flushing ??= this.#flush();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#flushing;
    await this.#turn;
    // Compiled statements keep the reader's connection alive, so that closing does not empty the log into the file.
    await this.#client.execute('pragma wal_checkpoint(truncate)').catch(() => undefined);
    this.#reader.close();
    this.#client.close();
  }

  #deadline(): number {
    return performance.now() + this.#patience;
  }

  /** Waits for the end of the event loop's turn, so that all writes of the turn share a transaction and its sync. */
  async #flush(): Promise<void> {
    while (this.#queue.length > 0) {
      await nextTurn();
      await this.#commit(this.#queue.splice(0, GROUP_LIMIT));
    }
    this.#flushing = undefined;
  }

  /** One transaction for the group. Each write keeps its guard and its results; one that fails fails alone. */
  async #commit(group: readonly QueuedWrite[]): Promise<void> {
    const statements = group.flatMap((write) => write.statements);
    const deadline = Math.min(...group.map((write) => write.deadline));
    try {
      const results = await this.#patiently(
        () => this.#alone(() => this.#client.batch(statements, 'write')),
        deadline,
      );
      let from = 0;
      for (const { statements: own, resolve } of group) {
        resolve(results.slice(from, from + own.length));
        from += own.length;
      }
    } catch (error) {
      if (group.length === 1 || error instanceof StoreUnavailable) {
        for (const write of group) write.reject(error);
      } else {
        for (const write of group) await this.#commit([write]);
      }
    }
  }

  /** Tries again while the file is locked; between two tries others have their turn, reads most of all. */
  async #patiently<T>(use: () => Promise<T>, deadline: number): Promise<T> {
    for (let pause = FIRST_SLEEP_MS; ; pause = Math.min(2 * pause, LONGEST_SLEEP_MS)) {
      try {
        return await use();
      } catch (error) {
        if (!isBusy(error) || performance.now() + pause > deadline) throw asUnavailable(error);
      }
      await sleep(pause);
    }
  }

  /** One use of the client at a time, so that no other falls into a reconnect. */
  async #alone<T>(use: () => Promise<T>): Promise<T> {
    const before = this.#turn;
    let done = (): void => {};
    this.#turn = new Promise((resolve) => {
      done = resolve;
    });
    await before;
    try {
      if (this.#client.closed) throw new StoreUnavailable('The store is closed.');
      if (!this.#isSetUp) await this.#setUp();
      return await use();
    } catch (error) {
      if (this.#client.closed) throw error;
      // After a failed statement the client acknowledges writes that never reach the disk: begin anew. The pause
      // lets the event loop breathe when several uses wait for a lock one after the other.
      this.#isSetUp = false;
      await this.#client.reconnect();
      await nextTurn();
      throw error;
    } finally {
      done();
    }
  }

  async #setUp(): Promise<void> {
    for (const setting of SETTINGS) await this.#client.execute(setting);
    this.#isSetUp = true;
  }
}

/** `file:data.db`, `file:/srv/data.db` and `file:///srv/data.db` all name a path. */
export const pathOf = (url: string): string => decodeURIComponent(url.replace(/^file:(\/\/)?/, ''));

function whyNotOpen(url: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  // What the driver says of a folder without rights, and of a path that is a folder: a number.
  const isBare = message.startsWith('ConnectionFailed');
  const why = isBare ? 'It is a folder, or lies in one that this user may not write to.' : message;
  return `${pathOf(url)} cannot be opened as a database. ${why}`;
}

/**
 * Opens the file of a `file:` URL; file and folder are created when missing. One process per file is meant; others
 * are endured: calls wait up to five seconds (or `patience` milliseconds) for their lock, then throw `StoreUnavailable`.
 * What can't be opened is told with its path.
 */
export async function openEmbedded(url: string, patience = PATIENCE_MS): Promise<EmbeddedConnection> {
  try {
    mkdirSync(dirname(pathOf(url)), { recursive: true });
    const file = new EmbeddedFile(url, patience);
    await file.open();
    return file;
  } catch (error) {
    throw error instanceof StoreUnavailable ? error : new Error(whyNotOpen(url, error), { cause: error });
  }
}
