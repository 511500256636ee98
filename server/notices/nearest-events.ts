import { calendarEvents, endsAt, type CalendarEvent } from '#core';
import { LONGEST_OVER_MS, MOST_EVENTS, type CalendarNotice } from '../ports/notices/calendars';

/** An event of a calendar, and the notice that it is of. */
export interface NoticeEvent {
  readonly notice: CalendarNotice;
  readonly event: CalendarEvent;
}

/** Every event of notices. */
export const eventsOf = (notices: readonly CalendarNotice[]): readonly NoticeEvent[] =>
  notices.flatMap((notice) => calendarEvents(notice).map((event) => ({ notice, event })));

const endOf = ({ event: { from, to } }: NoticeEvent): number => endsAt(to ?? from);

/**
 * Those that stand in a subscribed calendar: what is still to come, the nearest first, then what is
 * just over, the latest first, and no more than a calendar has room for.
 */
export function nearestEvents(all: readonly NoticeEvent[], now: number): readonly NoticeEvent[] {
  const away = (one: NoticeEvent): number => Math.abs(endOf(one) - now);
  const isOver = (one: NoticeEvent): boolean => endOf(one) <= now;
  return all
    .filter((one) => !isOver(one) || away(one) < LONGEST_OVER_MS)
    .sort((a, b) => Number(isOver(a)) - Number(isOver(b)) || away(a) - away(b))
    .slice(0, MOST_EVENTS);
}
