import { dayTimeText, NOTICE_STATUS, type NoticeSummary, type Yyyymmdd } from '#core';

/**
 * When applications are taken: `11월 25일(수) 17:00까지`, `11월 28일(토) 10:00부터`, `접수가 끝났어요`. Of
 * one that its source has no more nobody knows.
 */
export function windowText(
  { status, from, until, goneOn }: Pick<NoticeSummary, 'status' | 'from' | 'until' | 'goneOn'>,
  today: Yyyymmdd,
): string {
  if (goneOn !== null) return '기관의 목록에서 내려갔어요';
  if (status === NOTICE_STATUS.EXPIRE) return '접수가 끝났어요';
  if (status === NOTICE_STATUS.SCHEDULED && from !== null) return `${dayTimeText(from, today)}부터`;
  return until === null ? '집이 남아 있는 동안 받아요' : `${dayTimeText(until, today)}까지`;
}
