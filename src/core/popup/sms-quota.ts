import type { Yyyymmdd } from '../shared/day';
import { fieldsOf, parseJson } from '../shared/stored-json';

/** SMS install links a day and device (product.md §9). */
export const SMS_A_DAY = 2;

/**
 * Takes one SMS install link out of today's quota (readings.md R16). `stored` is the counter
 * `{date, count}` in JSON, `next` is what to store instead; refused, it keeps today's count. A
 * counter of another day, or one that cannot be read, counts as 0.
 */
export function spendSmsQuota(
  stored: string | null,
  today: Yyyymmdd,
): { allowed: boolean; next: string } {
  const { date, count } = fieldsOf(parseJson(stored));
  const isCount = date === today && typeof count === 'number' && Number.isFinite(count);
  const spent = isCount ? Math.max(0, Math.floor(count)) : 0;
  const allowed = spent < SMS_A_DAY;
  return { allowed, next: JSON.stringify({ date: today, count: allowed ? spent + 1 : spent }) };
}
