import { agoText } from '../shared/ago';
import { dayTime, dayTimeText, seoulMinute } from '../shared/day-time';
import { daysBetween, seoulDay, type Yyyymmdd } from '../shared/day';
import type { MemberNotification } from './notification';

/** What was told on one day. */
export interface NotificationDay {
  readonly day: Yyyymmdd;
  /** 오늘, 어제, 11월 20일(금) */
  readonly name: string;
  readonly items: readonly MemberNotification[];
}

function nameOf(day: Yyyymmdd, today: Yyyymmdd): string {
  const ago = daysBetween(day, today);
  // One that is ahead was told by a clock that differs.
  if (ago <= 0) return '오늘';
  return ago === 1 ? '어제' : dayTimeText(dayTime(day), today);
}

/** A list by the days of Asia/Seoul, in its own order. */
export function byDay(
  items: readonly MemberNotification[],
  now: number,
): readonly NotificationDay[] {
  const today = seoulDay(now);
  const days = new Map<Yyyymmdd, MemberNotification[]>();
  for (const one of items) {
    const day = seoulDay(Date.parse(one.createdAt));
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days].map(([day, theirs]) => ({ day, name: nameOf(day, today), items: theirs }));
}

/** When it was told, under the name of its day: 3분 전, 2시간 전; of a former day 18:25. */
export function toldText({ createdAt }: MemberNotification, now: number): string {
  const at = Date.parse(createdAt);
  if (daysBetween(seoulDay(at), seoulDay(now)) <= 0) return agoText(at, now);
  // 2026-11-19T18:25+09:00
  return seoulMinute(at).slice(11, 16);
}
