import type { Yyyymmdd } from '#core';

/** The moment at which a day begins in Seoul. */
export function seoulMidnight(day: Yyyymmdd): Date {
  return new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T00:00:00+09:00`);
}
