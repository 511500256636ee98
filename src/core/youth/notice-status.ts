import { NOTICE_STATUS, type NoticeStatus } from '../shared/codes';
import { seoulDay, type Yyyymmdd } from '../shared/day';
import { beginsAt, clockText, dayOf, endsAt, minuteOf, type DayTime } from '../shared/day-time';

/** When applications are taken. */
export interface NoticeWindow {
  readonly from: DayTime | null;
  readonly until: DayTime | null;
}

/** What its source says of a notice, whatever its window. */
export interface NoticeStanding {
  readonly isSaidOver: boolean;
  /** The day on which the source no longer had it; null while it does. */
  readonly goneOn: Yyyymmdd | null;
}

/**
 * Whether applications are taken at a moment (spec/readings R30): from the beginning on, and no more
 * at the closing minute, or at the midnight that ends a closing day without one. What the source calls
 * over, or has no more, is over.
 */
export function noticeStatus(
  { isSaidOver, goneOn, ...window }: NoticeWindow & NoticeStanding,
  now: number,
): NoticeStatus {
  return isSaidOver || goneOn !== null ? NOTICE_STATUS.EXPIRE : statusInWindow(window, now);
}

function statusInWindow({ from, until }: NoticeWindow, now: number): NoticeStatus {
  if (until !== null && now >= endsAt(until)) return NOTICE_STATUS.EXPIRE;
  return from !== null && now < beginsAt(from) ? NOTICE_STATUS.SCHEDULED : NOTICE_STATUS.OPEN;
}

/** A notice, or what is shown of it, as it was answered. */
type Answered = NoticeWindow & { readonly status: NoticeStatus };

/**
 * The status at a later moment of a notice that was answered. What was over by then stays so, also where
 * its source alone says it.
 */
export const statusLater = ({ status, ...window }: Answered, now: number): NoticeStatus =>
  status === NOTICE_STATUS.EXPIRE ? status : statusInWindow(window, now);

/** A notice that was answered, as it stands at a later moment; the same value while nothing changes. */
export function noticeLater<Row extends Answered>(notice: Row, now: number): Row {
  const status = statusLater(notice, now);
  return status === notice.status ? notice : { ...notice, status };
}

/** Of notices that were answered those that are not over at a later moment, as they stand then. */
export const stillOpen = <Row extends Answered>(
  notices: readonly Row[],
  now: number,
): readonly Row[] =>
  notices
    .map((notice) => noticeLater(notice, now))
    .filter(({ status }) => status !== NOTICE_STATUS.EXPIRE);

/** The day that a due text counts to; null where there is none. */
export const dueDayOf = ({ until }: Pick<NoticeWindow, 'until'>): Yyyymmdd | null =>
  until === null ? null : dayOf(until);

/** `오늘 17:00 마감` on the last day, where the notice says the hour; else null (spec/readings R30). */
export function lastDayText(until: DayTime | null, now: number): string | null {
  if (until === null || dayOf(until) !== seoulDay(now) || now >= endsAt(until)) return null;
  const minute = minuteOf(until);
  return minute === null ? '오늘 마감' : `오늘 ${clockText(minute)} 마감`;
}

const MINUTE_MS = 60_000;

/** `3일 2시간 남았어요`, `3시간 20분 남았어요`, `20분 남았어요`; null when it is over or has no end. */
export function timeLeftText(until: DayTime | null, now: number): string | null {
  if (until === null || now >= endsAt(until)) return null;
  const minutes = Math.ceil((endsAt(until) - now) / MINUTE_MS);
  const [days, hours, rest] = [
    Math.floor(minutes / 1440),
    Math.floor((minutes % 1440) / 60),
    minutes % 60,
  ];
  const parts =
    days > 0
      ? [`${days}일`, hours > 0 ? `${hours}시간` : '']
      : [hours > 0 ? `${hours}시간` : '', rest > 0 ? `${rest}분` : ''];
  return `${parts.filter((part) => part !== '').join(' ')} 남았어요`;
}
