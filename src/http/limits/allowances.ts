/** What is left of a policy's quota, caller by caller. A window begins with the first request that it counts. */
import { LRUCache } from 'lru-cache';
import { MOST_CALLERS, type Policy } from './policies.ts';

/** One caller's window. */
export interface Window {
  used: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

export class Allowances {
  readonly policy: Policy;
  readonly #now: () => number;
  readonly #windows = new LRUCache<string, Window>({ max: MOST_CALLERS });

  constructor(policy: Policy, now: () => number) {
    this.policy = policy;
    this.#now = now;
  }

  /** How many callers are remembered. */
  get size(): number {
    return this.#windows.size;
  }

  isKnown(caller: string): boolean {
    return this.#windows.has(caller);
  }

  /** Remembers a caller who is not known yet. */
  welcome(caller: string): void {
    if (!this.isKnown(caller)) this.#open(caller);
  }

  forget(caller: string): void {
    this.#windows.delete(caller);
  }

  /** The window that is open now. A clock that was set back opens a new one, or callers would wait for as long. */
  windowOf(caller: string): Window {
    const window = this.#windows.get(caller);
    const left = (window?.endsAt ?? 0) - this.#now();
    const isOpen = left > 0 && left <= this.policy.windowSeconds * 1000;
    return window !== undefined && isOpen ? window : this.#open(caller);
  }

  left({ used }: Window): number {
    return Math.max(0, this.policy.quota - used);
  }

  /** After so many seconds the window is over, and not a second earlier. */
  secondsLeft({ endsAt }: Window): number {
    return Math.max(0, Math.ceil((endsAt - this.#now()) / 1000));
  }

  #open(caller: string): Window {
    const window = { used: 0, endsAt: this.#now() + this.policy.windowSeconds * 1000 };
    this.#windows.set(caller, window);
    return window;
  }
}
