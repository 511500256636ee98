import { addDays, seoulDay, seoulMidnight, type Yyyymmdd } from './day';

/** From this hour on nobody is told anything, until this one (spec/readings R32). */
const QUIET_FROM = 21;
const QUIET_UNTIL = 8;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** 08:00 of a day, when the night before it is over, in milliseconds since 1970. */
export const morningOf = (day: Yyyymmdd): number => seoulMidnight(day) + QUIET_UNTIL * HOUR_MS;

/** 20:59 of a day, the last minute before its night. */
export const eveningOf = (day: Yyyymmdd): number =>
  seoulMidnight(day) + QUIET_FROM * HOUR_MS - MINUTE_MS;

/** Whether a moment lies in the night of Asia/Seoul: from 21:00 (in) to 08:00 (out). */
export function isQuiet(epochMs: number): boolean {
  const day = seoulDay(epochMs);
  return epochMs < morningOf(day) || epochMs >= eveningOf(day) + MINUTE_MS;
}

/** The first 08:00 after a moment, in milliseconds since 1970. */
export function nextMorning(epochMs: number): number {
  const day = seoulDay(epochMs);
  return morningOf(epochMs < morningOf(day) ? day : addDays(day, 1));
}

/**
 * When to send what is wanted at a moment (spec/readings R32), in milliseconds since 1970: then, or
 * after the night. Where what it warns of (`overAt`, null for never) is over by that morning, it is
 * 20:59 of the evening before, which may be past. Null where it is over at the moment itself.
 */
export function sendAt(moment: number, overAt: number | null): number | null {
  if (overAt !== null && overAt <= moment) return null;
  if (!isQuiet(moment)) return moment;
  const morning = nextMorning(moment);
  const isLate = overAt !== null && overAt <= morning;
  return isLate ? eveningOf(addDays(seoulDay(morning), -1)) : morning;
}
