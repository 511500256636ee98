import type { Yyyymmdd } from '#core';
import type { StandingNotice } from '../ports/notifications/notice-deliveries';
import type { ListedNotices, ServiceList } from '../ports/notices/public-notices';

/** From when on a service was asked. */
export interface AskedTimes {
  /** What was announced on this day or later is surely among what was asked for. */
  readonly since: Yyyymmdd;
  /** What was announced on this day or later was asked for as long as it is open. */
  readonly openSince: Yyyymmdd;
  /** ms; what closes later is open. */
  readonly openAt: number;
}

/** Why a list is not believed. */
interface Doubt extends Pick<ListedNotices, 'isWhole'> {
  readonly list: string;
  readonly asked: 'announced' | 'open';
  readonly listed: number;
  /** How many were there before that would have to be listed. */
  readonly before: number;
}

/** A list of fewer than half of so many is rather broken than true. */
const SUSPICIOUS_FROM = 10;

/** Whether it still takes applications, or will. */
export const isOpenAt = (
  { isSaidOver, closesAt }: Pick<StandingNotice, 'isSaidOver' | 'closesAt'>,
  at: number,
): boolean => !isSaidOver && (closesAt === null || closesAt > at);

/**
 * The notices whose absence from all lists means that they are gone: what was announced of late, where
 * the list of that is believed; and what is open, however old, where the list of that is believed, too.
 * Judged list by list: one that suddenly has nothing would not be missed beside a long one.
 */
export function missedWhenAbsent(
  lists: readonly ServiceList[],
  standing: readonly StandingNotice[],
  { since, openSince, openAt }: AskedTimes,
): { readonly among: readonly string[]; readonly doubts: readonly Doubt[] } {
  const among = new Set<string>();
  const doubts: Doubt[] = [];
  const isBelieved = (
    list: string,
    asked: Doubt['asked'],
    { numbers, isWhole }: ListedNotices,
    before: number,
  ): boolean => {
    const listed = numbers.length;
    const isSuspicious =
      (listed === 0 && before > 0) || (before >= SUSPICIOUS_FROM && listed * 2 < before);
    if (!isWhole || isSuspicious) doubts.push({ list, asked, listed, before, isWhole });
    return isWhole && !isSuspicious;
  };
  for (const { name, announced, open } of lists) {
    const own = standing.filter(({ list }) => list === name);
    const late = own.filter(({ announcedOn }) => announcedOn >= since);
    if (!isBelieved(name, 'announced', announced, late.length)) continue;
    for (const { number } of late) among.add(number);
    const stillOpen = own.filter((notice) => isOpenAt(notice, openAt));
    // A service asked by the day of an end need not list what has none.
    const withEnd = stillOpen.filter(({ closesAt }) => closesAt !== null);
    if (!isBelieved(name, 'open', open, withEnd.length)) continue;
    for (const { number, announcedOn } of stillOpen)
      if (announcedOn >= openSince) among.add(number);
  }
  return { among: [...among], doubts };
}
