/** How much anyone may ask for. All numbers of the rate limits stand here. */

export interface Policy {
  /** In the headers `RateLimit` and `RateLimit-Policy`. */
  readonly name: string;
  readonly quota: number;
  readonly windowSeconds: number;
  /** What there may be `quota` of, in words. */
  readonly what: string;
}

export const POLICIES = {
  /** A person sends a few requests a second at most, a polite bot some ten. */
  requests: {
    name: 'default',
    quota: 1_200,
    windowSeconds: 60,
    what: 'requests of one player, or of one address without a player, in a minute',
  },
  /** A school or a company has one address. Without this, every new token would be a new allowance. */
  together: {
    name: 'address',
    quota: 12_000,
    windowSeconds: 60,
    what: 'requests of one address, whoever sends them, in a minute',
  },
  /** Each is a row for good, and a token with an allowance of its own. */
  newcomers: {
    name: 'new-players',
    quota: 120,
    windowSeconds: 3_600,
    what: 'new players and tokens of one address in an hour (a token that you have stays good)',
  },
} as const satisfies Record<string, Policy>;

export type Policies = Readonly<Record<keyof typeof POLICIES, Policy>>;

/** Callers remembered for each policy, with some hundred bytes each. Those who have not called for longest go first. */
export const MOST_CALLERS = 20_000;
