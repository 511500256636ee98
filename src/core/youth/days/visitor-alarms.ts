import { isDayTime, endsAt, type DayTime } from '../../shared/day-time';
import { isId } from '../../shared/ids';
import { storedEntries, textIn, type Fields } from '../../shared/stored-json';
import { ALARM_DAYS, alarmMoments, type AlarmMoment, type NoticeAlarm } from './notice-alarms';

/** An alarm as a visitor's device keeps it: with all that a reminder says. */
export interface VisitorAlarm extends NoticeAlarm {
  readonly title: string;
  readonly until: DayTime;
  /** Moments that need no reminder any more: shown, or past when the alarm was set. */
  readonly shown: readonly number[];
}

/** A reminder that is to be shown now. */
export interface DueAlarm extends AlarmMoment, Pick<VisitorAlarm, 'noticeId' | 'title' | 'until'> {}

/** No more alarms than these are kept, those that were set last. */
export const MOST_ALARMS = 60;
/** A notice that was put off has more moments than one; older ones need no memory. */
const MOST_SHOWN = 16;
const LONGEST_TITLE = 200;

const newest = (list: readonly VisitorAlarm[]): VisitorAlarm[] =>
  list
    .filter(({ noticeId }, at) => list.findIndex((one) => one.noticeId === noticeId) === at)
    .slice(0, MOST_ALARMS);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function alarmIn({ noticeId, title, until, days, shown }: Fields): VisitorAlarm[] {
  const id = textIn(noticeId) ?? '';
  const wanted = listOf(days);
  const known = ALARM_DAYS.filter((day) => wanted.includes(day));
  if (!isId(id) || !isDayTime(until) || known.length === 0) return [];
  return [
    {
      noticeId: id,
      title: (textIn(title) ?? '').slice(0, LONGEST_TITLE),
      until,
      days: known,
      shown: listOf(shown)
        .filter((at) => typeof at === 'number')
        .slice(-MOST_SHOWN),
    },
  ];
}

/** A visitor's alarms out of storage; what cannot be read is left out, nothing throws. */
export const parseNoticeAlarms = (stored: string | null): VisitorAlarm[] =>
  newest(storedEntries(stored).flatMap(alarmIn));

/** What is stored for {@link parseNoticeAlarms}. */
export const storedNoticeAlarms = (list: readonly VisitorAlarm[]): string =>
  JSON.stringify({ version: '1.0', entries: list });

const momentsUntil = (alarm: VisitorAlarm, now: number): readonly AlarmMoment[] =>
  alarmMoments(alarm, -Infinity).filter(({ at }) => at <= now);

/**
 * The list with an alarm in front, in place of what was set for its notice. What is past already is
 * not made up for.
 */
export function withAlarm(
  list: readonly VisitorAlarm[],
  alarm: Omit<VisitorAlarm, 'shown'>,
  now: number,
): VisitorAlarm[] {
  const title = alarm.title.slice(0, LONGEST_TITLE);
  const added: VisitorAlarm = { ...alarm, title, shown: [] };
  const shown = momentsUntil(added, now).map(({ at }) => at);
  return newest([{ ...added, shown }, ...list]);
}

/** The list without the alarm of a notice. */
export const withoutAlarm = (list: readonly VisitorAlarm[], noticeId: string): VisitorAlarm[] =>
  list.filter((one) => one.noticeId !== noticeId);

/**
 * The reminders to show now, the soonest to close first: of each alarm the last one whose moment has
 * come, unless it was shown, and none of a notice that is over.
 */
export function dueAlarms(list: readonly VisitorAlarm[], now: number): readonly DueAlarm[] {
  return list
    .filter(({ until }) => now < endsAt(until))
    .flatMap((alarm): DueAlarm[] => {
      const last = momentsUntil(alarm, now).at(-1);
      if (last === undefined || alarm.shown.includes(last.at)) return [];
      const { noticeId, title, until } = alarm;
      return [{ noticeId, title, until, ...last }];
    })
    .sort((a, b) => endsAt(a.until) - endsAt(b.until));
}

/** The list once these reminders were shown. */
export function markShown(
  list: readonly VisitorAlarm[],
  shown: readonly Pick<DueAlarm, 'noticeId' | 'at'>[],
): VisitorAlarm[] {
  return list.map((alarm) => {
    const moments = shown.filter((one) => one.noticeId === alarm.noticeId).map(({ at }) => at);
    return { ...alarm, shown: [...new Set([...alarm.shown, ...moments])].slice(-MOST_SHOWN) };
  });
}
