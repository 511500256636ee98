import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PacedAction } from '../../../../../src/ui/screens/map/address/paced-action';

const PACE = { burst: 3, intervalMs: 1000 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An action and the moments at which it ran. */
function setUp(now = () => Date.now()) {
  const ranAt: number[] = [];
  const action = new PacedAction(PACE, { now }, () => {
    ranAt.push(Date.now());
  });
  return { action, ranAt };
}

/** Asks for it after each of these pauses, in ms. */
async function requestAfter(action: PacedAction, pauses: readonly number[]): Promise<void> {
  for (const pause of pauses) {
    await vi.advanceTimersByTimeAsync(pause);
    action.request();
    await vi.advanceTimersByTimeAsync(0);
  }
}

test('a burst runs at once, what follows waits for its interval', async () => {
  const { action, ranAt } = setUp();
  const begin = Date.now();
  await requestAfter(action, [0, 10, 10, 10, 10]);
  expect(ranAt.map((at) => at - begin)).toEqual([0, 10, 20]);
  await vi.advanceTimersByTimeAsync(PACE.intervalMs);
  expect(ranAt.map((at) => at - begin)).toEqual([0, 10, 20, 1000]);
  await vi.advanceTimersByTimeAsync(10 * PACE.intervalMs);
  expect(ranAt).toHaveLength(4);
});

test('what was cancelled does not run, and what is asked for afterwards does', async () => {
  const { action, ranAt } = setUp();
  action.request();
  action.cancel();
  await vi.advanceTimersByTimeAsync(PACE.intervalMs);
  expect(ranAt).toEqual([]);
  await requestAfter(action, [0]);
  expect(ranAt).toHaveLength(1);
});

test('a clock that was put back holds nothing up for longer than an interval', async () => {
  let putBackMs = 0;
  const { action, ranAt } = setUp(() => Date.now() - putBackMs);
  await requestAfter(action, [0, 0, 0]);
  putBackMs = 3_600_000;
  action.request();
  await vi.advanceTimersByTimeAsync(PACE.intervalMs);
  expect(ranAt).toHaveLength(4);
});

test('however it is asked for, it keeps its pace and runs an interval later at the latest', async () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 2500 }), { minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(pauses, async (steps) => {
      const { action, ranAt } = setUp();
      await requestAfter(action, steps);
      const lastAsked = Date.now();
      await vi.advanceTimersByTimeAsync(PACE.intervalMs);
      expect(ranAt.at(-1)).toBeGreaterThanOrEqual(lastAsked);
      for (const [first, from] of ranAt.entries()) {
        for (const [more, to] of ranAt.slice(first).entries()) {
          expect(more + 1).toBeLessThanOrEqual(PACE.burst + (to - from) / PACE.intervalMs);
        }
      }
    }),
  );
});
