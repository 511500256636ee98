import type { Clock } from '#core';
import type { CallCounts, CallWindow } from '../../server/ports/call-counts';

/** Counts without a database. */
export function fakeCallCounts(clock: Clock): CallCounts {
  const windows = new Map<string, CallWindow>();
  return {
    add: (hash, windowMs) => {
      const known = windows.get(hash);
      const isOver = known === undefined || known.endsAt <= clock.now();
      const window = isOver
        ? { count: 1, endsAt: clock.now() + windowMs }
        : { ...known, count: known.count + 1 };
      windows.set(hash, window);
      return Promise.resolve(window);
    },
    forgetEnded: () => {
      for (const [hash, { endsAt }] of windows) if (endsAt <= clock.now()) windows.delete(hash);
      return Promise.resolve();
    },
  };
}
