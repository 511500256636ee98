/** Where something can go that just did not, because nobody answered. */
const LEAST_WAIT_MS = 1_000;
/** A longer one is looked after again: clocks are put right, and timers end at 24 days. */
const MOST_WAIT_MS = 3_600_000;

/** In how many ms to look again for what can go at a moment. */
export const msUntil = (at: number, now: number): number =>
  Math.min(Math.max(at - now, LEAST_WAIT_MS), MOST_WAIT_MS);
