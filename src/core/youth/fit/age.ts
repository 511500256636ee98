import { isDay, type Yyyymmdd } from '../../shared/day';

/** Where month and day begin in a day. */
const MONTH_AT = 4;

/**
 * Full years (만 나이) on a day; null where a day is not known or none, and before the birth.
 *
 * The day of birth counts (민법 §158), so a year is complete at the end of the day before the
 * birthday, and on the birthday one is older. Who was born on 29 February completes a year without
 * one at the end of February (민법 §160③), and is older from 1 March on.
 */
export function ageOn(birthDay: Yyyymmdd | null, day: Yyyymmdd): number | null {
  if (!isDay(birthDay) || !isDay(day) || day < birthDay) return null;
  const years = Number(day.slice(0, MONTH_AT)) - Number(birthDay.slice(0, MONTH_AT));
  return day.slice(MONTH_AT) < birthDay.slice(MONTH_AT) ? years - 1 : years;
}
