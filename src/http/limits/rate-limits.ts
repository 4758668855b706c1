/** Who may send how many requests: by token where one is known, else by address. */
import type { MiddlewareHandler } from 'hono';
import type { Ports, Store } from '../../table/ports.ts';
import { tokenHashOf } from '../auth.ts';
import type { Ctx, Env } from '../env.ts';
import { Allowances } from './allowances.ts';
import { isCounted, makesNewcomer } from './counted.ts';
import { networkOf } from './network.ts';
import { POLICIES, type Policies } from './policies.ts';
import { headersOf, refusal, type Share, shareOf } from './shares.ts';

/** What a host that limits requests tells the app. */
export interface LimitPorts {
  /** The client's IP address; undefined when the host does not know it. */
  readonly addressOf: (c: Ctx) => string | undefined;
  /** Other policies than the usual ones are for tests. */
  readonly policies?: Partial<Policies>;
}

export class RateLimits {
  readonly #addressOf: LimitPorts['addressOf'];
  readonly #requests: Allowances;
  readonly #together: Allowances;
  readonly #newcomers: Allowances;
  /** Requests of the house's own tools, with the address of whoever called the tool. */
  readonly #covered = new WeakMap<Request, string>();

  constructor({ addressOf, policies = {} }: LimitPorts, now: Ports['now']) {
    const of = { ...POLICIES, ...policies };
    this.#addressOf = addressOf;
    this.#requests = new Allowances(of.requests, now);
    this.#together = new Allowances(of.together, now);
    this.#newcomers = new Allowances(of.newcomers, now);
  }

  /** Counts requests before anything else is done with them; too many are refused. */
  readonly middleware: MiddlewareHandler<Env> = async (c, next) => {
    if (!isCounted(c)) return next();
    const taken = this.#take(c, 1);
    if (taken instanceof Response) return taken;
    await next();
    const { headers, status } = c.res;
    // Whom a failed request did not make is no newcomer.
    const newcomer = taken.find(({ allowances }) => allowances === this.#newcomers);
    if (newcomer !== undefined && status >= 400) newcomer.window.used -= 1;
    const told = taken.filter(({ allowances }) => allowances !== this.#together);
    if (told.length === 0 || headers.has('RateLimit')) return;
    for (const [name, value] of Object.entries(headersOf(told))) headers.set(name, value);
  };

  /** Counts what a request asks for beyond one thing; the refusal when that is too much. */
  countMore(c: Ctx, count: number): Response | undefined {
    const taken = count > 0 ? this.#take(c, count) : [];
    return taken instanceof Response ? taken : undefined;
  }

  /** A request that the house makes for one that is counted already. What it makes still counts. */
  covered(request: Request, c: Ctx): Request {
    this.#covered.set(request, this.#networkOf(c));
    return request;
  }

  /**
   * The store, overheard: a token has an allowance of its own as long as the database knows it. Before, its requests
   * are those of the address, so that tokens which are made up bring nothing.
   */
  overhear(store: Store): Store {
    return {
      ...store,
      head: async (query) => {
        const head = await store.head(query);
        const { tokenHash } = query;
        if (tokenHash !== null && head.caller !== null) this.#requests.welcome(tokenHash);
        else if (tokenHash !== null) this.#requests.forget(tokenHash);
        return head;
      },
    };
  }

  #networkOf(c: Ctx): string {
    return networkOf(this.#addressOf(c) ?? '');
  }

  #sharesOf(c: Ctx): Share[] {
    const covered = this.#covered.get(c.req.raw);
    const network = covered ?? this.#networkOf(c);
    const tokenHash = tokenHashOf(c);
    const newcomers = makesNewcomer(c, tokenHash === null) ? [shareOf(this.#newcomers, network)] : [];
    if (covered !== undefined) return newcomers;
    const caller = tokenHash !== null && this.#requests.isKnown(tokenHash) ? tokenHash : network;
    return [shareOf(this.#requests, caller), shareOf(this.#together, network), ...newcomers];
  }

  /** All or nothing. */
  #take(c: Ctx, count: number): readonly Share[] | Response {
    const shares = this.#sharesOf(c);
    const over = shares.filter(({ allowances, window }) => allowances.left(window) < count);
    if (over.length > 0) return refusal(c, over);
    for (const { window } of shares) window.used += count;
    return shares;
  }
}
