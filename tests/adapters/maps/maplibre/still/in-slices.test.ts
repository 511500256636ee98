import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inSlices } from '../../../../../src/adapters/maps/maplibre/still/in-slices';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A work of ten steps, each of which takes so long; what was taken of it, and what it came to. */
function begin(stepMs: number) {
  const taken: number[] = [];
  const made: string[] = [];
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  function* work(): Generator<undefined, string> {
    for (let step = 1; step <= 10; step += 1) {
      now += stepMs;
      taken.push(step);
      yield;
    }
    return 'all';
  }
  const stop = inSlices(work(), (one) => made.push(one));
  return { taken, made, stop };
}

it('takes what is short at once, in a task of its own', () => {
  const { taken, made } = begin(0.1);
  expect(taken).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect([taken.length, made]).toEqual([10, ['all']]);
});

it('takes what is long one by one, and hands it over once', () => {
  const { taken, made } = begin(9);
  for (const count of [1, 2, 3]) {
    vi.advanceTimersToNextTimer();
    expect(taken).toHaveLength(count);
  }
  expect(made).toEqual([]);
  vi.runAllTimers();
  expect([taken.length, made]).toEqual([10, ['all']]);
});

it('leaves the rest undone where it is stopped', () => {
  const { taken, made, stop } = begin(9);
  vi.advanceTimersToNextTimer();
  stop();
  vi.runAllTimers();
  expect([taken, made]).toEqual([[1], []]);
});
