import { NOTICE_STATUS } from '../../shared/codes';
import { isDayTime, endsAt, type DayTime } from '../../shared/day-time';
import { isId } from '../../shared/ids';
import { isQuiet, nextMorning } from '../../shared/quiet-hours';
import { storedEntries, textIn, type Fields } from '../../shared/stored-json';
import type { NoticeSummary } from '../notice';
import {
  ALARM_DAYS,
  alarmMoments,
  type AlarmDay,
  type AlarmMoment,
  type NoticeAlarm,
} from './notice-alarms';

/** An alarm as a visitor's device keeps it: with all that a reminder says. */
export interface VisitorAlarm extends NoticeAlarm {
  readonly title: string;
  readonly until: DayTime;
  /** Moments that need no reminder any more: shown, or past when the alarm was set. */
  readonly shown: readonly number[];
  /** The notice was over when it was last heard of, whatever its end says: it may be open again. */
  readonly isOver: boolean;
  /** An account has it and tells of what is to come; what waited by then is still shown here. */
  readonly isHandedOver: boolean;
}

/** An alarm as its person sets it. */
export type SetAlarm = Pick<VisitorAlarm, 'noticeId' | 'title' | 'until' | 'days'>;

/** What a notice says now, in a row or as a whole. */
export type SaidNotice = Pick<NoticeSummary, 'id' | 'title' | 'until' | 'status'>;

/** A reminder that is to be shown now. */
export interface DueAlarm extends AlarmMoment, Pick<VisitorAlarm, 'noticeId' | 'title' | 'until'> {}

/** No more alarms than these are kept. */
export const MOST_ALARMS = 60;
/** Said of one more. */
export const ALARMS_FULL = `마감 알림은 공고 ${MOST_ALARMS}개까지 켤 수 있어요. 다른 공고의 알림을 끄고 다시 시도해 주세요.`;
/** A notice that was put off has more moments than one; older ones need no memory. */
const MOST_SHOWN = 16;
const LONGEST_TITLE = 200;

const newest = (list: readonly VisitorAlarm[]): VisitorAlarm[] =>
  list
    .filter(({ noticeId }, at) => list.findIndex((one) => one.noticeId === noticeId) === at)
    .slice(0, MOST_ALARMS);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function alarmIn(fields: Fields): VisitorAlarm[] {
  const { noticeId, title, until, days, shown, isOver, isHandedOver } = fields;
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
      isOver: isOver === true,
      isHandedOver: isHandedOver === true,
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
 * not made up for. Where there are too many, those go that have nothing to be shown any more, as many
 * as it takes; the same list where there is no room even so.
 */
export function withAlarm(
  list: readonly VisitorAlarm[],
  alarm: SetAlarm,
  now: number,
): readonly VisitorAlarm[] {
  const others = withoutAlarm(list, alarm.noticeId);
  const surplus = Math.max(0, others.length + 1 - MOST_ALARMS);
  const spent = others.filter((one) => isSpent(one, now));
  if (spent.length < surplus) return list;
  const leaving = new Set(spent.slice(spent.length - surplus));
  const title = alarm.title.slice(0, LONGEST_TITLE);
  const added: VisitorAlarm = { ...alarm, title, shown: [], isOver: false, isHandedOver: false };
  const shown = momentsUntil(added, now).map(({ at }) => at);
  return [{ ...added, shown }, ...others.filter((one) => !leaving.has(one))];
}

/** The list without the alarm of a notice. */
export const withoutAlarm = (list: readonly VisitorAlarm[], noticeId: string): VisitorAlarm[] =>
  list.filter((one) => one.noticeId !== noticeId);

/**
 * The list with what notices say now of their titles and ends, and whether they are over: their source
 * may have ended them early, and may open them again. What was shown stays shown: of a notice that was
 * put off the new moments are to come. Without an end there is nothing to remind of, and the alarm is
 * dropped; so is one that was handed over, of whose changes the account tells. The same list where
 * nothing of it has changed.
 */
export function withLearned(
  list: readonly VisitorAlarm[],
  notices: readonly SaidNotice[],
): readonly VisitorAlarm[] {
  const said = new Map(notices.map((notice) => [notice.id, notice]));
  const learned = list.flatMap((alarm) => {
    const notice = said.get(alarm.noticeId);
    if (notice === undefined) return [alarm];
    if (notice.until === null) return [];
    const title = notice.title.slice(0, LONGEST_TITLE);
    const isOver = notice.status === NOTICE_STATUS.EXPIRE;
    const isSame = title === alarm.title && notice.until === alarm.until && isOver === alarm.isOver;
    if (alarm.isHandedOver && (isOver || notice.until !== alarm.until)) return [];
    return [isSame ? alarm : { ...alarm, title, until: notice.until, isOver }];
  });
  const isChanged = learned.length !== list.length || learned.some((one, at) => one !== list[at]);
  return isChanged ? learned : list;
}

/**
 * The reminders to show now, the soonest to close first: of each alarm the last one whose moment has
 * come, unless it was shown, and none of a notice that is over. In quiet hours none at all: what was
 * missed by then waits for the morning (spec/readings R32).
 */
export function dueAlarms(list: readonly VisitorAlarm[], now: number): readonly DueAlarm[] {
  if (isQuiet(now)) return [];
  return list
    .filter(({ until, isOver }) => !isOver && now < endsAt(until))
    .flatMap((alarm): DueAlarm[] => {
      const last = momentsUntil(alarm, now).at(-1);
      if (last === undefined || alarm.shown.includes(last.at)) return [];
      const { noticeId, title, until } = alarm;
      return [{ noticeId, title, until, ...last }];
    })
    .sort((a, b) => endsAt(a.until) - endsAt(b.until));
}

/**
 * The next moment at which something may become due that is not due now: that of an alarm, or the
 * morning for which something waits. Null where nothing is to come.
 */
export function nextDueAt(list: readonly VisitorAlarm[], now: number): number | null {
  const moments = list
    .filter(({ isOver, isHandedOver }) => !isOver && !isHandedOver)
    .flatMap((alarm) => alarmMoments(alarm, now + 1))
    .map(({ at }) => at);
  const morning = nextMorning(now);
  if (isQuiet(now) && dueAlarms(list, morning).length > 0) moments.push(morning);
  return moments.length === 0 ? null : Math.min(...moments);
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

/** The list where nobody saw these reminders after all, which are yet to be shown. */
export function markUnseen(
  list: readonly VisitorAlarm[],
  unseen: readonly Pick<DueAlarm, 'noticeId' | 'at'>[],
): VisitorAlarm[] {
  return list.map((alarm) => {
    const moments = unseen.filter((one) => one.noticeId === alarm.noticeId).map(({ at }) => at);
    return { ...alarm, shown: alarm.shown.filter((at) => !moments.includes(at)) };
  });
}

/** The moment that an alarm still has to be shown for here, now or in the morning; null for none. */
function waitingOf(alarm: VisitorAlarm, now: number): AlarmMoment | null {
  const [due] = dueAlarms([alarm], isQuiet(now) ? nextMorning(now) : now);
  return due === undefined || due.at > now ? null : due;
}

/** Whether it has nothing to be shown any more, here and as far as is known. */
const isSpent = (alarm: VisitorAlarm, now: number): boolean =>
  waitingOf(alarm, now) === null &&
  (alarm.isHandedOver || alarm.isOver || alarmMoments(alarm, now + 1).length === 0);

/**
 * The list once an account has taken over an alarm, unless that was set anew meanwhile. The account
 * tells of no moment before it had the alarm: one that waits to be shown, as for the end of the night,
 * is left here, and nothing else is. What the account was to tell of by itself is not: `told` are the
 * days that it had.
 */
export function withHandedOver(
  list: readonly VisitorAlarm[],
  { noticeId, days }: NoticeAlarm,
  told: readonly AlarmDay[],
  now: number,
): VisitorAlarm[] {
  return list.flatMap((alarm) => {
    if (alarm.noticeId !== noticeId || alarm.days.join() !== days.join()) return [alarm];
    const waiting = waitingOf(alarm, now);
    if (waiting === null || told.includes(waiting.day)) return [];
    const later = alarmMoments(alarm, now + 1).map(({ at }) => at);
    return [{ ...alarm, shown: [...alarm.shown, ...later], isHandedOver: true }];
  });
}

/** The list without what was handed over and has nothing to be shown any more; else the same list. */
export function withoutSpent(list: readonly VisitorAlarm[], now: number): readonly VisitorAlarm[] {
  const left = list.filter((alarm) => !alarm.isHandedOver || waitingOf(alarm, now) !== null);
  return left.length === list.length ? list : left;
}
