import { eveningOf, morningOf } from '../../shared/quiet-hours';
import { addDays, daysBetween, type Yyyymmdd } from '../../shared/day';
import {
  clockText,
  dayOf,
  dayTimeText,
  endsAt,
  minuteOf,
  type DayTime,
} from '../../shared/day-time';

/** How many days before the last one a person may be reminded; 0 is the last one itself. */
export const ALARM_DAYS = [7, 3, 1, 0] as const;
export type AlarmDay = (typeof ALARM_DAYS)[number];

/** A member has alarms for no more notices than these. */
export const MOST_MEMBER_ALARMS = 500;

/** When somebody wants to be reminded of a notice. */
export interface NoticeAlarm {
  readonly noticeId: string;
  readonly days: readonly AlarmDay[];
}

/** The days of either, in their one order: nothing is lost where an alarm was set in two places. */
export const alarmDaysOfBoth = (
  one: readonly AlarmDay[],
  other: readonly AlarmDay[],
): readonly AlarmDay[] => ALARM_DAYS.filter((day) => one.includes(day) || other.includes(day));

export interface AlarmMoment {
  readonly day: AlarmDay;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * When to remind of a notice, in the order of time and without what is past: at 08:00 of each day,
 * or at 20:59 of the evening before where the notice closes by then (spec/readings R32). None of a
 * notice without an end.
 */
export function alarmMoments(
  { until, days }: { readonly until: DayTime | null; readonly days: readonly AlarmDay[] },
  now: number,
): readonly AlarmMoment[] {
  if (until === null) return [];
  const moments = ALARM_DAYS.filter((day) => days.includes(day)).map((day) => {
    const on = addDays(dayOf(until), -day);
    const morning = morningOf(on);
    return { day, at: endsAt(until) <= morning ? eveningOf(addDays(on, -1)) : morning };
  });
  return moments.filter(({ at }) => at >= now);
}

/**
 * What a reminder says on a day: `내일 17:00에 마감해요`. The day is that on which it is read: one that
 * comes late, or the evening before, says what is true then.
 */
export function alarmText(
  { title, until }: { readonly title: string; readonly until: DayTime },
  today: Yyyymmdd,
): { readonly title: string; readonly message: string } {
  const left = daysBetween(today, dayOf(until));
  if (left !== 0 && left !== 1)
    return { title, message: `${leftText(left)}${dayTimeText(until, today)} 마감` };
  const minute = minuteOf(until);
  const hour = minute === null ? '' : ` ${clockText(minute)}에`;
  return { title, message: `${left === 0 ? '오늘' : '내일'}${hour} 마감해요` };
}

const leftText = (left: number): string => (left > 1 ? `${left}일 남았어요 · ` : '');
