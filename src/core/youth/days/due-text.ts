import { NOTICE_STATUS } from '../../shared/codes';
import { daysBetween, isDay, type Yyyymmdd } from '../../shared/day';

/**
 * How long a notice takes applications (spec/readings R6): `D-n`, `D-0` on the day, 마감 once it has
 * passed or the status is EXPIRE. Empty without a due day, or with one that is no calendar day.
 */
export function dueText(
  notice: { readonly status: string; readonly dueDay: Yyyymmdd | null },
  today: Yyyymmdd,
): string {
  if (notice.status === NOTICE_STATUS.EXPIRE) return '마감';
  if (!isDay(notice.dueDay) || !isDay(today)) return '';
  const days = daysBetween(today, notice.dueDay);
  return days < 0 ? '마감' : `D-${days}`;
}
