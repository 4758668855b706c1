/** One followed game in memory: how far its log is known, who waits for more, and the timer that looks for it. */
import type { Commit, Log, Store } from '../table/ports.ts';

export interface WatchOptions {
  readonly store: Store;
  readonly log: Log;
  /** Between two looks at the store for what other processes wrote. */
  readonly pollMs?: number;
}

export type Told = readonly Commit[] | 'pause';

/** Waits for commits after a version; woken once, and no longer one of the waiting then. */
export interface Waiter {
  readonly after: number;
  wake(told: Told): void;
}

/** Commits in one read. */
export const PAGE = 200;
const POLL_MS = 1_000;
/** Commits that stay in memory, for followers who are a little behind. */
const MOST_KEPT = 64;

export class Watch {
  readonly #gameId: string;
  readonly #options: WatchOptions;
  readonly #onEnd: () => void;
  readonly #waiters = new Set<Waiter>();
  /** The newest commits, without gaps, the last one at `#version`. */
  #kept: readonly Commit[] = [];
  #version: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLooking = false;
  #mustLookAgain = false;
  /** Somebody asked since the last look. */
  #isWanted = true;
  #isClosed = false;

  /** Looks at the store at once: the follower may have read just before a commit that nobody was told of. */
  constructor(gameId: string, version: number, options: WatchOptions, onEnd: () => void) {
    this.#gameId = gameId;
    this.#version = version;
    this.#options = options;
    this.#onEnd = onEnd;
    void this.#look();
  }

  get version(): number {
    return this.#version;
  }

  get waiting(): number {
    return this.#waiters.size;
  }

  /** The commits after a version; undefined when they are no longer all in memory. */
  keptSince(after: number): readonly Commit[] | undefined {
    const [first] = this.#kept;
    if (first === undefined || first.firstSeq > after + 1) return undefined;
    return this.#kept.filter((commit) => commit.version > after);
  }

  /** Somebody waits for commits after a version that is not below the watch's own. */
  add(waiter: Waiter): void {
    this.#isWanted = true;
    this.#waiters.add(waiter);
  }

  remove(waiter: Waiter): void {
    this.#waiters.delete(waiter);
  }

  tell(commits: readonly Commit[]): void {
    // A gap: another process wrote in between.
    if (!this.#take(commits)) void this.#look();
  }

  close(): void {
    this.#end();
    for (const waiter of this.#waiters) waiter.wake('pause');
  }

  #end(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#onEnd();
  }

  /** Adds what follows on and wakes who waits for it. False when something is missing before it. */
  #take(commits: readonly Commit[]): boolean {
    const fresh: Commit[] = [];
    const before = this.#version;
    let version = before;
    for (const commit of commits) {
      if (commit.version <= version) continue;
      if (commit.firstSeq !== version + 1) break;
      fresh.push(commit);
      version = commit.version;
    }
    if (fresh.length > 0) {
      this.#version = version;
      this.#kept = [...this.#kept, ...fresh].slice(-MOST_KEPT);
      for (const waiter of this.#waiters) {
        const told = waiter.after <= before ? fresh : fresh.filter(({ version }) => version > waiter.after);
        if (told.length > 0) waiter.wake(told);
      }
    }
    return (commits.at(-1)?.version ?? version) <= version;
  }

  /** Reads what the watch does not know yet, and again after a while as long as anybody follows. */
  async #look(): Promise<void> {
    if (this.#isLooking) {
      this.#mustLookAgain = true;
      return;
    }
    this.#isLooking = true;
    clearTimeout(this.#timer);
    const { store, log, pollMs = POLL_MS } = this.#options;
    try {
      do {
        this.#mustLookAgain = false;
        const before = this.#version;
        const commits = await store.commits(this.#gameId, before, PAGE);
        this.#take(commits);
        this.#mustLookAgain ||= commits.length === PAGE && this.#version > before;
      } while (this.#mustLookAgain && !this.#isClosed);
    } catch (error) {
      // The next look makes up for it.
      log('warn', 'cannot look for news', { gameId: this.#gameId, error: String(error) });
    }
    this.#isLooking = false;
    if (!this.#isClosed) this.#timer = setTimeout(() => this.#lookOrEnd(), pollMs);
  }

  #lookOrEnd(): void {
    if (!this.#isWanted && this.#waiters.size === 0) {
      this.#end();
      return;
    }
    this.#isWanted = false;
    void this.#look();
  }
}
