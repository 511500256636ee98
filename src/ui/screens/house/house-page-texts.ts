import { dayText, seoulDay, agoText, type House } from '#core';

/** `2026.11.17 · 3일 전`; the day alone where nobody would count any more. ISO 8601, milliseconds. */
export function dayAndAgo(at: string, now: number): string {
  const then = Date.parse(at);
  const day = dayText(seoulDay(then));
  const ago = agoText(then, now);
  return ago === day ? day : `${day} · ${ago}`;
}

/** `11.12`, with its year where that is another one; both days of Asia/Seoul. */
export function shortDay(day: string, today: string): string {
  const text = dayText(day);
  return day.slice(0, 4) === today.slice(0, 4) ? text.slice(text.indexOf('.') + 1) : text;
}

/** `관악구 신림동`; a province without districts leaves no gap. */
export const addressText = ({ address: { sido, sigungu, dong } }: House): string =>
  [sido, sigungu, dong].filter(Boolean).join(' ');
