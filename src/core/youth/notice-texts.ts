import { NOTICE_STATUS, type NoticeStatus } from '../shared/codes';
import { daysBetween, seoulDay } from '../shared/day';
import { dayOf, minuteOf, weekdayOf, type DayTime } from '../shared/day-time';
import type { NoticeSource, NoticeSummary, ScheduleKind } from './notice';
import { noticeAreaText } from './notice-area-text';
import { statusLater } from './notice-status';
import { supplyName } from './supply/supply';

/** `LH · 매입임대 · 서울 관악구 외 2`, without what the notice does not say. */
export function noticeLine(
  notice: Pick<NoticeSummary, 'organisation' | 'supplyTypeCode' | 'areas'>,
): string {
  const parts = [
    notice.organisation,
    supplyName(notice.supplyTypeCode),
    noticeAreaText(notice.areas),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

const STATUS_NAMES: Readonly<Record<NoticeStatus, string>> = {
  SCHEDULED: '접수 예정',
  OPEN: '모집 중',
  EXPIRE: '마감',
};

export const statusName = (status: NoticeStatus): string => STATUS_NAMES[status];

const SCHEDULE_NAMES: Readonly<Record<ScheduleKind, string>> = {
  SHORTLIST: '서류 제출 대상자 발표',
  DOCUMENTS: '서류 제출',
  WINNERS: '당첨자 발표',
  CONTRACT: '계약',
  MOVE_IN: '입주',
  OTHER: '일정',
};

/** What a row of a schedule is called where the notice has no word for it. */
export const scheduleName = (kind: ScheduleKind): string => SCHEDULE_NAMES[kind];

const SOURCE_NAMES: Readonly<Record<NoticeSource, string>> = {
  IMPORT: '기관 공고문',
  PUBLIC: '공공데이터',
  OFFICE: '한칸 운영팀',
};

/** Where a notice came from. */
export const noticeSourceName = (source: NoticeSource): string => SOURCE_NAMES[source];

/** 1020 → `오후 5시`, 510 → `오전 8시 30분` */
function spokenMinute(minute: number): string {
  const [hour, rest] = [Math.floor(minute / 60), minute % 60];
  const spoken = `${hour < 12 ? '오전' : '오후'} ${hour % 12 === 0 ? 12 : hour % 12}시`;
  return rest === 0 ? spoken : `${spoken} ${rest}분`;
}

function spokenDay(day: string, today: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : `${Number(day.slice(0, 4))}년 `;
  return `${year}${Number(day.slice(4, 6))}월 ${Number(day.slice(6))}일 ${weekdayOf(day)}요일`;
}

/**
 * The due text for those who hear it: `3일 남음, 11월 25일 수요일 오후 5시 마감`, `오늘 오후 5시 마감`,
 * `마감`; empty without an end.
 */
export function spokenDue(
  notice: { readonly status: NoticeStatus; readonly until: DayTime | null },
  now: number,
): string {
  const { until } = notice;
  if (statusLater({ ...notice, from: null }, now) === NOTICE_STATUS.EXPIRE) return '마감';
  if (until === null) return '';
  const today = seoulDay(now);
  const left = daysBetween(today, dayOf(until));
  const minute = minuteOf(until);
  const hour = minute === null ? '' : ` ${spokenMinute(minute)}`;
  return left === 0
    ? `오늘${hour} 마감`
    : `${left}일 남음, ${spokenDay(dayOf(until), today)}${hour} 마감`;
}
