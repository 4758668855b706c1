/** A Salon that limits requests, with small numbers, for tests that tell it where they come from. */
import { expect } from 'vitest';
import { POLICIES } from '../../src/http/limits/policies.ts';
import type { Store } from '../../src/table/ports.ts';
import { type Answer, expectProblem, type Salon, salonOn } from './salon.ts';

const ADDRESS = 'Test-Address';

/** Two addresses of nobody in particular. */
export const [HERE, THERE] = ['192.0.2.1', '198.51.100.7'] as const;

/** Headers of a request that comes from this address. */
export const from = (address: string) => ({ headers: { [ADDRESS]: address } });

export type Quotas = Partial<Record<keyof typeof POLICIES, number>>;

const MANY = 10_000;

/** What is not named is plenty. */
export function limitedSalon(store: Store, name: string, quotas: Quotas): Salon {
  const { requests = MANY, together = MANY, newcomers = MANY } = quotas;
  const policies = {
    requests: { ...POLICIES.requests, quota: requests },
    together: { ...POLICIES.together, quota: together },
    newcomers: { ...POLICIES.newcomers, quota: newcomers },
  };
  const addressOf = (c: { req: { header(name: string): string | undefined } }) => c.req.header(ADDRESS);
  return salonOn(store, { name, limits: { addressOf, policies } });
}

/** How many are left by the policy, and for how many seconds; nulls where the answer says nothing of it. */
export function leftOf({ headers }: Answer, policy = 'default') {
  const found = new RegExp(`"${policy}";r=(\\d+);t=(\\d+)`).exec(headers.get('RateLimit') ?? '');
  return { left: found && Number(found[1]), seconds: found && Number(found[2]) };
}

/** Refused by this policy for this many seconds, in the header, in words and in `RateLimit`. */
export function expectRefused(answer: Answer, policy: string, seconds: number): Answer {
  expectProblem(answer, 429, 'too-many-requests');
  expect(answer.headers.get('Retry-After')).toBe(String(seconds));
  expect(answer.body.detail).toContain(` ${seconds} seconds`);
  expect(leftOf(answer, policy).seconds).toBe(seconds);
  return answer;
}
