import { NOTICE_STATUS } from '../shared/codes';
import { seoulDay } from '../shared/day';
import { dayTimeText } from '../shared/day-time';
import { conditionText } from './fit/condition-texts';
import type { NoticeSummary } from './notice';
import { noticeAmountTexts } from './notice-amounts';
import { noticeAreaText } from './notice-area-text';
import type { ConditionKind, NoticeConditions } from './notice-conditions';
import type { NoticeFilter } from './notice-filter';
import { statusLater, type NoticeWindow } from './notice-status';
import { supplyName } from './supply/supply';

/**
 * What the page of a notice is called, in the window and in links that are shared: `청년 매입임대주택
 * 입주자 모집 · LH 공고`; one that is over says so first.
 */
export function noticeHeadline({
  title,
  organisation,
  status,
}: Pick<NoticeSummary, 'title' | 'organisation' | 'status'>): string {
  const headline = `${title} · ${organisation} 공고`;
  return status === NOTICE_STATUS.EXPIRE ? `마감 · ${headline}` : headline;
}

/**
 * What a list of notices is called: `서울 관악구 매입임대 공고` where it asks for one area that has a name
 * and for one kind, `청년공고` where it asks for neither.
 */
export function noticesHeadline(
  { areas, supplies }: Pick<NoticeFilter, 'areas' | 'supplies'>,
  areaNameOf: (code: string) => string | null,
): string {
  const [supply] = supplies;
  const kind = supply === undefined || supplies.length > 1 ? null : supplyName(supply);
  const [code] = areas;
  const area = code === undefined || areas.length > 1 ? null : areaNameOf(code);
  if (area === null) return kind === null ? '청년공고' : `${kind} 공고`;
  return `${area} ${kind ?? '청년'} 공고`;
}

/** What tells in a word who may apply. */
const WHO: readonly ConditionKind[] = ['age', 'home', 'marriage', 'occupation', 'group'];

/** Of these what every rank asks alike: `만 19~39세 · 무주택`; empty where that is nothing. */
export function noticeWhoText({ ranks }: NoticeConditions): string {
  const [first, ...others] = ranks.map(({ conditions }) =>
    conditions
      .filter(({ kind }) => WHO.includes(kind))
      .map((condition) => conditionText(condition, { household: null, familySize: null })),
  );
  const shared = (first ?? []).filter((text) => others.every((texts) => texts.includes(text)));
  return [...new Set(shared)].join(' · ');
}

type Timed = NoticeWindow & Pick<NoticeSummary, 'status'>;

/** `11월 25일(수) 17:00 마감`: days, not how many are left, since it is read at other times. */
function windowText(notice: Timed, now: number): string {
  const { from, until } = notice;
  const today = seoulDay(now);
  const current = statusLater(notice, now);
  if (current === NOTICE_STATUS.EXPIRE) return '접수 마감';
  const end = until === null ? '' : `${dayTimeText(until, today)} 마감`;
  if (current === NOTICE_STATUS.SCHEDULED && from !== null)
    return [`${dayTimeText(from, today)} 접수 시작`, end].filter((part) => part !== '').join(' · ');
  return end === '' ? '상시 접수' : end;
}

/**
 * A notice in a line: `매입임대 · 11월 25일(수) 17:00 마감 · 보증금 100만 · 월 21만 · 서울 관악구 · 만 19~39세 ·
 * 무주택`. An invented one says so first.
 */
export function noticeOutline(notice: NoticeSummary, now: number): string {
  return [
    notice.isExample ? '예시 공고' : '',
    supplyName(notice.supplyTypeCode),
    windowText(notice, now),
    ...noticeAmountTexts(notice),
    noticeAreaText(notice.areas),
    noticeWhoText(notice.conditions),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
