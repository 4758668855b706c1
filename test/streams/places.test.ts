import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StreamPlaces } from '../../src/http/stream-places.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('The places for streams', () => {
  it('are so many, and a place that was given back is free', () => {
    const places = new StreamPlaces({ most: 2 });
    const [first, second] = [places.take(), places.take()];
    expect(places.take()).toBeUndefined();
    first?.();
    first?.();
    expect(places.open).toBe(1);
    expect(places.take()).toBeTypeOf('function');
    expect(places.take()).toBeUndefined();
    second?.();
    expect(places.open).toBe(1);
  });

  it('come back by themselves some time after the end of a stream that nobody told of', () => {
    const places = new StreamPlaces({ most: 1, lifeMs: 10_000 });
    places.take();
    vi.advanceTimersByTime(60_000);
    expect(places.take()).toBeUndefined();
    vi.advanceTimersByTime(20_000);
    expect(places.take()).toBeTypeOf('function');
    expect(places.open).toBe(1);
  });
});
