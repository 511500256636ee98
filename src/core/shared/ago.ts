import { dayText, daysBetween, seoulDay } from './day';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * How long ago something was, as a person says it (spec/facts F8): 방금 전 · 3분 전 · 2시간 전 · 어제 ·
 * 3일 전 · 2026.11.20. Hours are counted within the same day in Seoul, days up to six. What lies
 * ahead is 방금 전: the clocks of two machines differ. Both arguments in milliseconds since 1970;
 * empty when one of them is no number.
 */
export function agoText(thenMs: number, nowMs: number): string {
  const passed = nowMs - thenMs;
  if (Number.isNaN(passed)) return '';
  if (passed < MINUTE_MS) return '방금 전';
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)}분 전`;
  const days = daysBetween(seoulDay(thenMs), seoulDay(nowMs));
  if (days === 0) return `${Math.floor(passed / HOUR_MS)}시간 전`;
  if (days === 1) return '어제';
  return days < 7 ? `${days}일 전` : dayText(seoulDay(thenMs));
}
