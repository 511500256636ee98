import type { Yyyymmdd } from '../shared/day';
import { dayOf, type DayTime } from '../shared/day-time';

/** Days of Asia/Seoul, both ends counted; null asks nothing of that end. */
export interface ClosingDays {
  readonly from: Yyyymmdd | null;
  readonly to: Yyyymmdd | null;
}

/** Whether the last day of a window lies in these; one without an end closes on no day. */
export function closesWithin(until: DayTime | null, { from, to }: ClosingDays): boolean {
  if (from === null && to === null) return true;
  if (until === null) return false;
  const day = dayOf(until);
  return (from === null || day >= from) && (to === null || day <= to);
}
