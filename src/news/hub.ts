/**
 * News within one process: whoever writes hands the commits over, and every follower of the game has them at once,
 * without a read. What other processes write is found by one look at the store a second per followed game.
 */
import type { Commit, Following, News } from '../table/ports.ts';
import { PAGE, type Told, Watch, type WatchOptions } from './watch.ts';

export interface Hub extends News {
  /** Everybody who waits is told to come back, as is whoever asks from now on. */
  close(): void;
  /** What is held in memory now. */
  readonly size: { readonly games: number; readonly waiting: number };
}

export const openHub = (options: WatchOptions): Hub => new ProcessHub(options);

class ProcessHub implements Hub {
  readonly #options: WatchOptions;
  readonly #watches = new Map<string, Watch>();
  #isClosed = false;

  constructor(options: WatchOptions) {
    this.#options = options;
  }

  get size() {
    const watches = [...this.#watches.values()];
    return { games: watches.length, waiting: watches.reduce((sum, { waiting }) => sum + waiting, 0) };
  }

  tell(gameId: string, commits: readonly Commit[]): void {
    this.#watches.get(gameId)?.tell(commits);
  }

  follow(gameId: string, version: number): Following {
    return {
      next: (after, waitMs, signal) =>
        this.#next(gameId, Math.max(version, after), { after, waitMs, signal }),
    };
  }

  /** `version` is one that the log has reached; a follower who is behind it gets what it is behind by. */
  async #next(
    gameId: string,
    version: number,
    { after, waitMs, signal }: { after: number; waitMs: number; signal: AbortSignal },
  ): Promise<Told> {
    if (this.#isClosed) return 'pause';
    const watch = this.#watchOf(gameId, version);
    if (after < Math.max(version, watch.version)) {
      const missed = watch.keptSince(after) ?? (await this.#options.store.commits(gameId, after, PAGE));
      if (missed.length > 0) return missed;
    }
    return this.#watchOf(gameId, version).wait(after, waitMs, signal);
  }

  #watchOf(gameId: string, version: number): Watch {
    const known = this.#watches.get(gameId);
    if (known !== undefined) return known;
    const watch = new Watch(gameId, version, this.#options, () => this.#watches.delete(gameId));
    this.#watches.set(gameId, watch);
    return watch;
  }

  close(): void {
    this.#isClosed = true;
    for (const watch of this.#watches.values()) watch.close();
  }
}
