import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pause } from '../../../src/adapters/system/pause';

const HOUR_MS = 3_600_000;

/** What wakes, and who listens for it. */
function wakes() {
  const listeners = new Set<() => void>();
  const listen = (wake: () => void) => {
    listeners.add(wake);
    return () => {
      listeners.delete(wake);
    };
  };
  const wake = () => {
    for (const one of [...listeners]) one();
  };
  return { listen, wake, listeners };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a pause', () => {
  it('is over after its time', async () => {
    const { listen, listeners } = wakes();
    const over = vi.fn();
    void pause(HOUR_MS, new AbortController().signal, listen).then(over);
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalledWith(false);
    expect(listeners.size).toBe(0);
  });

  it('is over as soon as its signal ends, which may have ended before', async () => {
    const { listen, listeners } = wakes();
    const leaving = new AbortController();
    const paused = pause(HOUR_MS, leaving.signal, listen);
    leaving.abort();
    await expect(paused).resolves.toBe(false);
    await expect(pause(HOUR_MS, leaving.signal, listen)).resolves.toBe(false);
    expect([vi.getTimerCount(), listeners.size]).toEqual([0, 0]);
  });

  it('is over as soon as it is woken', async () => {
    const { listen, wake, listeners } = wakes();
    const paused = pause(HOUR_MS, new AbortController().signal, listen);
    wake();
    await expect(paused).resolves.toBe(true);
    expect([vi.getTimerCount(), listeners.size]).toEqual([0, 0]);
  });
});
