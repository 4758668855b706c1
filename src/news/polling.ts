/** News by asking the store again and again: for hosts where requests cannot wake each other (Workers). */
import type { Commit, Following, News, Store } from '../table/ports.ts';

export interface PollingOptions {
  /** Between two reads of one follower. */
  readonly intervalMs?: number;
  /** Reads of one follower; then it is to come back with a new request. */
  readonly mostReads?: number;
}

export const POLL_MS = 2_000;
/** A request to a Worker may ask other hosts 50 times; what stands before the following needs a few of those. */
const MOST_READS = 40;
/** Commits in one read. */
const PAGE = 200;

/** Each read is one question to the store; nothing is shared between followers. */
export function pollingNews(
  store: Store,
  { intervalMs = POLL_MS, mostReads = MOST_READS }: PollingOptions = {},
): News {
  return {
    tell: () => undefined,
    follow: (gameId, version) => new Poll(store, gameId, version, intervalMs, mostReads),
  };
}

class Poll implements Following {
  readonly #store: Store;
  readonly #gameId: string;
  readonly #intervalMs: number;
  #readsLeft: number;
  /** There are commits up to this version at least. */
  #known: number;
  #isStopped = false;
  #wake: () => void = () => undefined;

  constructor(store: Store, gameId: string, version: number, intervalMs: number, mostReads: number) {
    this.#store = store;
    this.#gameId = gameId;
    this.#known = version;
    this.#intervalMs = intervalMs;
    this.#readsLeft = mostReads;
  }

  async next(afterVersion: number, waitMs: number): Promise<readonly Commit[] | 'pause'> {
    const until = performance.now() + waitMs;
    for (;;) {
      const left = until - performance.now();
      const mustWait = afterVersion >= this.#known;
      if (mustWait && left <= 0) return [];
      if (this.#readsLeft <= 0) return 'pause';
      if (mustWait) await this.#sleep(Math.min(this.#intervalMs, left));
      if (this.#isStopped) return [];
      this.#readsLeft -= 1;
      const commits = await this.#store.commits(this.#gameId, afterVersion, PAGE);
      const last = commits.at(-1)?.version ?? afterVersion;
      // A full page: more may be there already.
      this.#known = commits.length === PAGE ? last + 1 : last;
      if (commits.length > 0) return commits;
    }
  }

  #sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  stop(): void {
    this.#isStopped = true;
    this.#wake();
  }
}
