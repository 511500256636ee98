/**
 * Eight digits that name a real calendar day of Asia/Seoul, such as 20261120 (spec/readings R1).
 */
export type Yyyymmdd = string;

const DAY_MS = 86_400_000;
/** Asia/Seoul is nine hours ahead of UTC, without summer time since 1988. */
const SEOUL_MS = 9 * 3_600_000;
const FIRST_MS = Date.parse('0001-01-01T00:00:00Z');
const LAST_MS = Date.parse('9999-12-31T00:00:00Z');

/** The day of a moment, kept between the first and the last; NaN is the epoch. */
const dayAt = (utcMs: number): Yyyymmdd => {
  const inside = Math.min(Math.max(Number.isNaN(utcMs) ? 0 : utcMs, FIRST_MS), LAST_MS);
  return new Date(inside).toISOString().slice(0, 10).replaceAll('-', '');
};

/** Year, month and day with something between. */
const spaced = (day: string, between: string): string =>
  [day.slice(0, 4), day.slice(4, 6), day.slice(6)].join(between);

/** Midnight UTC of a day in milliseconds; text that is no day has none that can be trusted. */
const utcOf = (day: string): number => Date.parse(`${spaced(day, '-')}T00:00:00Z`);

/**
 * Whether a text names a real calendar day between 00010101 and 99991231 (`20260229` does not).
 * Whatever is no text is no day.
 */
export function isDay(text: unknown): text is Yyyymmdd {
  return typeof text === 'string' && dayAt(utcOf(text)) === text;
}

/**
 * The calendar day in Asia/Seoul at a moment, in milliseconds since 1970 (spec/readings R1).
 * Moments beyond the years 1 to 9999, the infinite ones too, answer the first or the last day;
 * NaN answers the day of the epoch.
 */
export function seoulDay(epochMs: number): Yyyymmdd {
  return dayAt(epochMs + SEOUL_MS);
}

/** When a day begins in Asia/Seoul, in milliseconds since 1970; NaN for text that is no day. */
export function seoulMidnight(day: Yyyymmdd): number {
  return isDay(day) ? utcOf(day) - SEOUL_MS : NaN;
}

/**
 * The day so many whole days later, or earlier where `days` is negative; a fraction is cut off.
 * It stays between 00010101 and 99991231. Text that is no day comes back as it is.
 */
export function addDays(day: Yyyymmdd, days: number): Yyyymmdd {
  if (!isDay(day) || Number.isNaN(days)) return day;
  return dayAt(utcOf(day) + Math.trunc(days) * DAY_MS);
}

/** Whole days from one day to another, negative when `to` is earlier; NaN without two days. */
export function daysBetween(from: Yyyymmdd, to: Yyyymmdd): number {
  if (!isDay(from) || !isDay(to)) return NaN;
  return (utcOf(to) - utcOf(from)) / DAY_MS;
}

/** 20261120 → `2026.11.20` (spec/facts F8); empty for text that is no day. */
export function dayText(day: string): string {
  return isDay(day) ? spaced(day, '.') : '';
}
