import type { Yyyymmdd } from '../shared/day';
import { fieldsOf, parseJson } from '../shared/stored-json';

/** SMS install links a day and device (spec/rules §9). */
export const SMS_A_DAY = 2;

/** What a person reads whose day is spent (spec/texts T11). */
export const SMS_OVER = '오늘 보낼 수 있는 횟수를 초과했습니다.';

/** How many were sent today. A counter of another day, or one that cannot be read, is 0. */
function spentToday(stored: string | null, today: Yyyymmdd): number {
  const { date, count } = fieldsOf(parseJson(stored));
  const isCount = date === today && Number.isFinite(count);
  return isCount ? Math.max(0, Math.floor(Number(count))) : 0;
}

/**
 * Takes one SMS install link out of today's quota (spec/readings R16). `stored` is the counter
 * `{date, count}` in JSON, `next` is what to store instead; refused, it keeps today's count. A
 * counter of another day, or one that cannot be read, counts as 0.
 */
export function spendSmsQuota(
  stored: string | null,
  today: Yyyymmdd,
): { allowed: boolean; next: string } {
  const spent = spentToday(stored, today);
  const allowed = spent < SMS_A_DAY;
  return { allowed, next: JSON.stringify({ date: today, count: allowed ? spent + 1 : spent }) };
}

/** What to store where a link that {@link spendSmsQuota} took out of the quota was not sent. */
export function giveBackSmsQuota(stored: string | null, today: Yyyymmdd): string {
  return JSON.stringify({ date: today, count: Math.max(0, spentToday(stored, today) - 1) });
}
