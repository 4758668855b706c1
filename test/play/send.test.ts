import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asGuest } from '../../src/play/api/as-guest.ts';
import { untilAnswered } from '../../src/play/api/tries.ts';

const ADDRESS = 'http://localhost/v1/games';
const reading = (): Request => new Request(ADDRESS);
const writing = (): Request => new Request(ADDRESS, { method: 'POST', body: '{}' });

/** A network that answers with these, one after the other, and notes what it was sent. */
function network(...answers: readonly (number | Response)[]) {
  const sent: Request[] = [];
  const deliver = async (request: Request): Promise<Response> => {
    const answer = answers[sent.length];
    sent.push(request);
    if (answer === undefined || answer === 0) throw new TypeError('nothing answers');
    return typeof answer === 'number' ? new Response(null, { status: answer }) : answer;
  };
  return { sent, deliver };
}

/** Whoever plays in a browser, first as this. */
function browserOf(token: string | undefined) {
  let held = token;
  return {
    tokenNow: () => held,
    forget: () => {
      held = undefined;
    },
    become: (other: string) => {
      held = other;
    },
  };
}

const tokensOf = (sent: readonly Request[]) => sent.map(({ headers }) => headers.get('Authorization'));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a request of a guest', () => {
  it('carries the token, and when it writes a key of its own', async () => {
    const { sent, deliver } = network(200, 200, 200);
    const guest = browserOf('salon_a');
    for (const request of [reading(), writing(), writing()]) await asGuest(guest, request, deliver);
    expect(tokensOf(sent)).toEqual(['Bearer salon_a', 'Bearer salon_a', 'Bearer salon_a']);
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toBeNull();
    expect(new Set(keys).size).toBe(3);
  });

  it('is sent again as a stranger’s when nobody knows the token any more, which is forgotten', async () => {
    const { sent, deliver } = network(401, 200);
    const guest = browserOf('salon_a');
    expect((await asGuest(guest, writing(), deliver)).status).toBe(200);
    expect(tokensOf(sent)).toEqual(['Bearer salon_a', null]);
    expect(sent[1]?.headers.has('Idempotency-Key')).toBe(false);
    expect(guest.tokenNow()).toBeUndefined();
  });

  it('is sent again as whoever has taken the place meanwhile', async () => {
    const { sent, deliver } = network(401, 200);
    const guest = browserOf('salon_a');
    const answer = asGuest(guest, reading(), (request) => {
      guest.become('salon_b');
      return deliver(request);
    });
    expect((await answer).status).toBe(200);
    expect(tokensOf(sent)).toEqual(['Bearer salon_a', 'Bearer salon_b']);
  });

  it('is sent once as a stranger’s', async () => {
    const { sent, deliver } = network(401);
    expect((await asGuest(browserOf(undefined), writing(), deliver)).status).toBe(401);
    expect(tokensOf(sent)).toEqual([null]);
  });
});

describe('a request that is not answered', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  const answerTo = async (request: Request, ...answers: readonly (number | Response)[]) => {
    const { sent, deliver } = network(...answers);
    vi.stubGlobal('fetch', deliver);
    const answer = untilAnswered(request).then(
      ({ status }) => status,
      () => 'none',
    );
    await vi.runAllTimersAsync();
    return { answer: await answer, times: sent.length };
  };

  it('is sent again, unless that could do it twice', async () => {
    expect(await answerTo(reading(), 0, 503, 429, 200)).toEqual({ answer: 200, times: 4 });
    expect(await answerTo(writing(), 0, 200)).toEqual({ answer: 'none', times: 1 });
    const withKey = writing();
    withKey.headers.set('Idempotency-Key', 'k');
    expect(await answerTo(withKey, 0, 200)).toEqual({ answer: 200, times: 2 });
  });

  it('is given up after four times, and at once when the wait would be long', async () => {
    expect(await answerTo(reading(), 0, 0, 0, 0, 200)).toEqual({ answer: 'none', times: 4 });
    const later = new Response(null, { status: 429, headers: { 'Retry-After': '60' } });
    expect(await answerTo(reading(), later, 200)).toEqual({ answer: 429, times: 1 });
  });
});
