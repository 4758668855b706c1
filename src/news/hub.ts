/**
 * News within one process: whoever writes hands the commits over, and every follower of the game has them at once,
 * without a read. What other processes write is found by one look at the store a second per followed game.
 */
import type { Commit, Following, News } from '../table/ports.ts';
import { PAGE, type Told, type Waiter, Watch, type WatchOptions } from './watch.ts';

export interface Hub extends News {
  /** Everybody who waits is told to come back, as is whoever asks from now on. */
  close(): void;
  /** What is held in memory now. */
  readonly size: { readonly games: number; readonly waiting: number };
}

export const openHub = (options: WatchOptions): Hub => new ProcessHub(options);

class ProcessHub implements Hub {
  readonly options: WatchOptions;
  readonly #watches = new Map<string, Watch>();
  #isClosed = false;

  constructor(options: WatchOptions) {
    this.options = options;
  }

  get size() {
    const watches = [...this.#watches.values()];
    return { games: watches.length, waiting: watches.reduce((sum, { waiting }) => sum + waiting, 0) };
  }

  tell(gameId: string, commits: readonly Commit[]): void {
    this.#watches.get(gameId)?.tell(commits);
  }

  follow(gameId: string, version: number): Following {
    return new Follower(this, gameId, version);
  }

  /** The watch of a game whose log has reached `version`; undefined once the hub is closed. */
  watchOf(gameId: string, version: number): Watch | undefined {
    const known = this.#watches.get(gameId);
    if (known !== undefined || this.#isClosed) return known;
    const watch = new Watch(gameId, version, this.options, () => this.#watches.delete(gameId));
    this.#watches.set(gameId, watch);
    return watch;
  }

  close(): void {
    this.#isClosed = true;
    for (const watch of this.#watches.values()) watch.close();
  }
}

/** There are thousands of these, and each waits anew after every commit: so one object, and no listener per wait. */
class Follower implements Following, Waiter {
  after = 0;
  readonly #hub: ProcessHub;
  readonly #gameId: string;
  readonly #version: number;
  #waiting: { watch: Watch; resolve: (told: Told) => void; timer: NodeJS.Timeout } | undefined;
  #isStopped = false;

  constructor(hub: ProcessHub, gameId: string, version: number) {
    this.#hub = hub;
    this.#gameId = gameId;
    this.#version = version;
  }

  async next(after: number, waitMs: number): Promise<Told> {
    const reached = Math.max(this.#version, after);
    const before = this.#hub.watchOf(this.#gameId, reached);
    if (before === undefined) return 'pause';
    if (after < Math.max(reached, before.version)) {
      const { store } = this.#hub.options;
      const missed = before.keptSince(after) ?? (await store.commits(this.#gameId, after, PAGE));
      if (missed.length > 0) return missed;
    }
    // The watch may have ended meanwhile, or have come to know more.
    const watch = this.#hub.watchOf(this.#gameId, reached);
    if (watch === undefined) return 'pause';
    if (this.#isStopped) return [];
    return after < watch.version ? (watch.keptSince(after) ?? []) : this.#wait(watch, after, waitMs);
  }

  #wait(watch: Watch, after: number, waitMs: number): Promise<Told> {
    return new Promise((resolve) => {
      this.after = after;
      this.#waiting = { watch, resolve, timer: setTimeout(giveUp, waitMs, this) };
      watch.add(this);
    });
  }

  wake(told: Told): void {
    if (this.#waiting === undefined) return;
    const { watch, resolve, timer } = this.#waiting;
    this.#waiting = undefined;
    clearTimeout(timer);
    watch.remove(this);
    resolve(told);
  }

  stop(): void {
    this.#isStopped = true;
    this.wake([]);
  }
}

function giveUp(follower: Follower): void {
  follower.wake([]);
}
