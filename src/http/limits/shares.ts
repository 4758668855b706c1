/** A request's shares in the allowances that it counts against, and what is told of them. */
import type { Ctx } from '../env.ts';
import { problemResponse } from '../problems.ts';
import type { Allowances, Window } from './allowances.ts';

/** What a request has taken, or would have. */
export interface Share {
  readonly allowances: Allowances;
  readonly window: Window;
}

export const shareOf = (allowances: Allowances, caller: string): Share => {
  return { allowances, window: allowances.windowOf(caller) };
};
const secondsLeft = ({ allowances, window }: Share): number => allowances.secondsLeft(window);

/** As in draft-ietf-httpapi-ratelimit-headers: what is left, for how long, of how much. */
export function headersOf(shares: readonly Share[]): Record<string, string> {
  const left = shares.map((share) => {
    const { allowances, window } = share;
    return `"${allowances.policy.name}";r=${allowances.left(window)};t=${secondsLeft(share)}`;
  });
  const policies = shares.map(({ allowances: { policy } }) => {
    return `"${policy.name}";q=${policy.quota};w=${policy.windowSeconds}`;
  });
  return { RateLimit: left.join(', '), 'RateLimit-Policy': policies.join(', ') };
}

/** Names the one that takes longest: after it the others are good again too. */
export function refusal(c: Ctx, over: readonly Share[]): Response {
  const [first, ...others] = over.toSorted((a, b) => secondsLeft(b) - secondsLeft(a));
  if (first === undefined) throw new Error('nothing is over');
  const { quota, what } = first.allowances.policy;
  const seconds = secondsLeft(first);
  const detail = `At most ${quota.toLocaleString('en')} ${what}. Try again in ${seconds} seconds.`;
  const headers = { 'Retry-After': String(seconds), ...headersOf([first, ...others]) };
  return problemResponse(c, 'too-many-requests', { detail }, headers);
}
