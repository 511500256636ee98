import {
  beginsAt,
  dayOf,
  dayTime,
  endsAt,
  minuteOf,
  textIn,
  type DayTime,
  type Fields,
  type Yyyymmdd,
} from '#core';
import { dayTimeIn, dayTimeOf } from './service-values';

/** When applications of one row are taken; what is not said is null. */
export interface LhWindow {
  readonly from: DayTime | null;
  readonly to: DayTime | null;
}

/** A day that stands where there is none: 9999.12.31. */
const FAR: Yyyymmdd = '20900101';
const near = (time: DayTime | null): DayTime | null =>
  time !== null && dayOf(time) < FAR ? time : null;

/** Two days with their hours are a third of it. */
const LONGEST = 120;

/** A second end that leaves out what the first says: `08.20 17:00`, `17:00`. */
function endOf(text: string, from: DayTime | null): DayTime | null {
  const whole = dayTimeOf(text);
  if (whole !== null || from === null) return whole;
  if (/^\d{1,2}:\d{2}$/.test(text)) return dayTimeOf(`${from.slice(0, 10)} ${text}`);
  return /^\d{1,2}\./.test(text) ? dayTimeOf(`${from.slice(0, 4)}.${text}`) : null;
}

/**
 * `2026.08.18 10:00 ~ 2026.08.20 17:00` of ACP_DTTM, which may be "~". Where the days of its own
 * (SBSC_ACP_…) differ from it, these count: it names the hours only.
 */
export function lhWindowOf(row: Fields): LhWindow {
  // Cut, and split at one sign: blanks without end would be gone through again from each of them.
  const text = (textIn(row['ACP_DTTM']) ?? '').slice(0, LONGEST);
  const [first = '', second = ''] = text.split(/[~～]/).map((part) => part.trim());
  const from = dayTimeOf(first);
  const to = endOf(second, from);
  const own = (name: string, said: DayTime | null) => {
    const day = dayTimeIn(row, name);
    return day === null || (said !== null && dayOf(said) === dayOf(day)) ? said : day;
  };
  const window = { from: own('SBSC_ACP_ST_DT', from), to: near(own('SBSC_ACP_CLSG_DT', to)) };
  const isTurned =
    window.from !== null && window.to !== null && endsAt(window.to) <= beginsAt(window.from);
  return isTurned ? { from: null, to: window.to } : window;
}

/**
 * The hour of an end. LH's service was seen to end at 16:10 what the notice itself ends at 16:00
 * (2026-09): only a full or half hour is taken for the notice's own.
 */
const ownHour = (minute: number): number | null => (minute % 30 === 0 ? minute : null);

/**
 * The window of a whole notice: from the earliest begin to the day that the list closes it on, or
 * without one to the latest end. The hour is the latest of that day, where all rows name one.
 */
export function wholeWindow(rows: readonly LhWindow[], closing: DayTime | null): LhWindow {
  const from = rows.flatMap((row) => row.from ?? []).sort()[0] ?? null;
  const ends = rows.flatMap((row) => row.to ?? []);
  const day = closing === null ? (ends.map(dayOf).sort().at(-1) ?? null) : dayOf(closing);
  if (day === null || day >= FAR) return { from, to: null };
  const minutes = ends.filter((end) => dayOf(end) === day).map(minuteOf);
  const known = minutes.filter((minute) => minute !== null);
  const last = known.length === minutes.length ? Math.max(-1, ...known) : -1;
  const to = dayTime(day, last < 0 ? null : ownHour(last));
  return { from: from !== null && endsAt(to) <= beginsAt(from) ? null : from, to };
}
