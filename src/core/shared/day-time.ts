import { addDays, daysBetween, isDay, seoulDay, seoulMidnight, type Yyyymmdd } from './day';

/**
 * A day of Asia/Seoul as ISO 8601 writes it, with the minute where that is known: `2026-11-25`,
 * `2026-11-25T17:00+09:00`. As texts they stand in the order of time, a day before its minutes.
 */
export type DayTime = string;

const FORM = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})\+09:00)?$/;
const MINUTE_MS = 60_000;
const WEEKDAYS = '일월화수목금토';
/** 19700104 was a Sunday. */
const A_SUNDAY: Yyyymmdd = '19700104';

/** The calendar day of a DayTime. */
export const dayOf = (time: DayTime): Yyyymmdd => time.slice(0, 10).replaceAll('-', '');

/** The minute of its day, 0 to 1439; null where only the day is known. */
export function minuteOf(time: DayTime): number | null {
  const [, , , , hour, minute] = FORM.exec(time) ?? [];
  return hour === undefined ? null : Number(hour) * 60 + Number(minute);
}

/** Whether a text is one; 24:00 is not, it is the day without a minute. */
export function isDayTime(text: unknown): text is DayTime {
  return (
    typeof text === 'string' &&
    FORM.test(text) &&
    isDay(dayOf(text)) &&
    (minuteOf(text) ?? 0) < 1440 &&
    !/:[6-9]\d/.test(text)
  );
}

/** A day, with a minute of it where one is given (0 to 1439). */
export function dayTime(day: Yyyymmdd, minute: number | null = null): DayTime {
  const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  return minute === null ? date : `${date}T${clockText(minute)}+09:00`;
}

/** The minute of Asia/Seoul at a moment, in milliseconds since 1970. */
export function seoulMinute(epochMs: number): DayTime {
  const day = seoulDay(epochMs);
  return dayTime(day, Math.floor((epochMs - seoulMidnight(day)) / MINUTE_MS));
}

/** 1020 → `17:00` */
export function clockText(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** When it begins, in milliseconds since 1970: its minute, or the midnight that opens its day. */
export function beginsAt(time: DayTime): number {
  return seoulMidnight(dayOf(time)) + (minuteOf(time) ?? 0) * MINUTE_MS;
}

/** From when on it is over: at its minute, or at the midnight that ends its day. */
export function endsAt(time: DayTime): number {
  return minuteOf(time) === null ? seoulMidnight(addDays(dayOf(time), 1)) : beginsAt(time);
}

/**
 * An end as it is kept and told: midnight belongs to the day that it ends, so that the day of an end is
 * the last one on which there is time (spec/readings R30). It is the same moment.
 */
export const asEnd = (time: DayTime): DayTime =>
  minuteOf(time) === 0 ? dayTime(addDays(dayOf(time), -1)) : time;

/** 일 to 토; empty for text that is no day. */
export function weekdayOf(day: Yyyymmdd): string {
  const days = daysBetween(A_SUNDAY, day);
  return Number.isNaN(days) ? '' : WEEKDAYS.charAt(((days % 7) + 7) % 7);
}

/** `11월 25일(수) 17:00`, with the year in front where it is not that of `today`. */
export function dayTimeText(time: DayTime, today: Yyyymmdd): string {
  const day = dayOf(time);
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : `${Number(day.slice(0, 4))}년 `;
  const date = `${Number(day.slice(4, 6))}월 ${Number(day.slice(6))}일(${weekdayOf(day)})`;
  const minute = minuteOf(time);
  return `${year}${date}${minute === null ? '' : ` ${clockText(minute)}`}`;
}

/** `11.25(수)`, with the year in front where it is not that of `today`: where there is little room. */
export function shortDayText(day: Yyyymmdd, today: Yyyymmdd): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : `${day.slice(0, 4)}.`;
  return `${year}${day.slice(4, 6)}.${day.slice(6)}(${weekdayOf(day)})`;
}
