/** The places for open streams and long polls: how many, how long. */
export interface StreamLimits {
  /** After this time a stream tells its client to come back. */
  readonly lifeMs: number;
  /** A stream says something at least this often. */
  readonly beatMs: number;
  /** Streams and long polls that one process holds open. */
  readonly most: number;
}

const USUAL: StreamLimits = { lifeMs: 15 * 60_000, beatMs: 15_000, most: 5_000 };
/** A stream whose end nobody told us of gives its place back this long after the end of its life. */
const SLACK_MS = 60_000;

/** The places of one process. They are leased: not every host tells of a client that has gone. */
export class StreamPlaces {
  readonly limits: StreamLimits;
  readonly #leases = new Map<symbol, number>();

  constructor(limits: Partial<StreamLimits> = {}) {
    this.limits = { ...USUAL, ...limits };
  }

  get open(): number {
    return this.#leases.size;
  }

  /** Takes a place and returns the function that gives it back; undefined when all are taken. */
  take(): (() => void) | undefined {
    const now = performance.now();
    if (this.open >= this.limits.most) {
      for (const [lease, until] of this.#leases) if (until < now) this.#leases.delete(lease);
    }
    if (this.open >= this.limits.most) return undefined;
    const lease = Symbol('lease');
    this.#leases.set(lease, now + this.limits.lifeMs + SLACK_MS);
    return () => this.#leases.delete(lease);
  }
}
