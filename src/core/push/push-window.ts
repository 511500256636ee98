import { seoulDay } from '../shared/day';
import { eveningOf, isQuiet, nextMorning } from '../shared/quiet-hours';

/** What an open page shows is read by then, and needs no push. */
const READ_AT_ONCE_MS = 5000;
const MINUTE_MS = 60_000;

/** From when on, and before when, something is pushed; ms. */
export interface PushWindow {
  readonly from: number;
  readonly until: number;
}

/**
 * When something that was told at a moment (ms) is pushed (spec/readings R32, R32b): at once, or after the
 * night, and never into the next one. What nobody could be reached with by then is in the list.
 */
export function pushWindow(toldAt: number): PushWindow {
  const due = isQuiet(toldAt) ? nextMorning(toldAt) : toldAt + READ_AT_ONCE_MS;
  // In the last seconds of a day there is no time to wait.
  const from = isQuiet(due) ? toldAt : due;
  return { from, until: eveningOf(seoulDay(from)) + MINUTE_MS };
}
