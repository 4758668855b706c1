/** What is left of a quota, caller by caller. */
import { describe, expect, it } from 'vitest';
import { Allowances } from '../../src/http/limits/allowances.ts';
import { MOST_CALLERS, POLICIES } from '../../src/http/limits/policies.ts';
import { NOON } from '../support/salon.ts';

const MINUTE = 60_000;

function allowancesAt(now: number) {
  const clock = { now };
  return { clock, allowances: new Allowances(POLICIES.requests, () => clock.now) };
}

describe('Allowances', () => {
  it('remember no more callers than fit, those who called last', () => {
    const { allowances } = allowancesAt(NOON);
    const callers = Array.from({ length: MOST_CALLERS + 1_000 }, (_, i) => `caller ${i}`);
    for (const caller of callers) allowances.windowOf(caller).used = 7;
    expect(allowances.size).toBe(MOST_CALLERS);
    expect(allowances.isKnown('caller 999')).toBe(false);
    expect(allowances.windowOf('caller 1000').used).toBe(7);
  });

  it('begin a window with its first request', () => {
    const { allowances, clock } = allowancesAt(NOON);
    const first = allowances.windowOf('ada');
    clock.now += MINUTE - 1;
    expect(allowances.windowOf('ada')).toBe(first);
    expect(allowances.secondsLeft(first)).toBe(1);
    clock.now += 1;
    expect(allowances.secondsLeft(first)).toBe(0);
    expect(allowances.windowOf('ada')).not.toBe(first);
  });

  it('are not kept from anybody by a clock that is set back', () => {
    const { allowances, clock } = allowancesAt(NOON);
    allowances.windowOf('ada').used = POLICIES.requests.quota;
    clock.now -= 24 * 60 * MINUTE;
    const window = allowances.windowOf('ada');
    expect([allowances.left(window), allowances.secondsLeft(window)]).toEqual([POLICIES.requests.quota, 60]);
  });

  it('know whom they welcomed until they forget them, and take nothing from whom they know', () => {
    const { allowances } = allowancesAt(NOON);
    allowances.welcome('ada');
    allowances.windowOf('ada').used = 5;
    allowances.welcome('ada');
    expect(allowances.windowOf('ada').used).toBe(5);
    allowances.forget('ada');
    expect(allowances.isKnown('ada')).toBe(false);
  });
});
