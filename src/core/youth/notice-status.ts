import { NOTICE_STATUS, type NoticeStatus } from '../shared/codes';
import { seoulDay, type Yyyymmdd } from '../shared/day';
import { beginsAt, clockText, dayOf, endsAt, minuteOf, type DayTime } from '../shared/day-time';

/** When applications are taken. */
export interface NoticeWindow {
  readonly from: DayTime | null;
  readonly until: DayTime | null;
}

/**
 * Whether applications are taken at a moment (spec/readings R30): from the beginning on, and no more
 * at the closing minute, or at the midnight that ends a closing day without one. What the source calls
 * over is over.
 */
export function noticeStatus(
  { from, until, isSaidOver }: NoticeWindow & { readonly isSaidOver: boolean },
  now: number,
): NoticeStatus {
  if (isSaidOver || (until !== null && now >= endsAt(until))) return NOTICE_STATUS.EXPIRE;
  return from !== null && now < beginsAt(from) ? NOTICE_STATUS.SCHEDULED : NOTICE_STATUS.OPEN;
}

/**
 * Of notices as they were answered those that are not over at a later moment, each with the status that
 * it has then. One that does not change stays the same value.
 */
export function stillOpen<Row extends NoticeWindow & { readonly status: NoticeStatus }>(
  notices: readonly Row[],
  now: number,
): readonly Row[] {
  return notices.flatMap((notice) => {
    // What was over by then stays so, also where its source alone says it.
    const isSaidOver = notice.status === NOTICE_STATUS.EXPIRE;
    const status = noticeStatus({ ...notice, isSaidOver }, now);
    if (status === NOTICE_STATUS.EXPIRE) return [];
    return [status === notice.status ? notice : { ...notice, status }];
  });
}

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
