import { dayTimeText, minuteOf, type DayTime } from '../../shared/day-time';
import type { Notice, NoticeScheduleRow } from '../notice';
import { scheduleName } from '../notice-texts';

/** Something of a notice that stands in a calendar. */
export interface CalendarEvent {
  /** The same over all corrections. */
  readonly id: string;
  readonly title: string;
  readonly from: DayTime;
  /** The last day, or the minute at which it ends; null where it is one day or one moment. */
  readonly to: DayTime | null;
  readonly note: string | null;
}

interface Told extends Pick<
  Notice,
  'id' | 'title' | 'from' | 'until' | 'schedule' | 'announcedOn'
> {
  /** Whether applications ended before their time: said over, or gone from its source. */
  readonly isCalledOff: boolean;
}

/**
 * The days of a notice for a calendar: when applications begin and close, unless they were called off,
 * and its schedule, which holds for those who applied before. An event
 * keeps its id however often the notice is corrected, and whatever else comes or goes: rows are known
 * by their kind and their place among those of it.
 */
export function calendarEvents(notice: Told): readonly CalendarEvent[] {
  const { id, title, schedule, announcedOn, isCalledOff } = notice;
  const { from, until } = isCalledOff ? { from: null, until: null } : notice;
  const event = (part: string, name: string, at: Pick<CalendarEvent, 'from' | 'to' | 'note'>) => ({
    id: `notice-${id}-${part}`,
    title: `${name} · ${title}`,
    ...at,
  });
  const events: CalendarEvent[] = [];
  if (from !== null) events.push(event('from', '접수 시작', { from, to: null, note: null }));
  if (until !== null) {
    const note = `${dayTimeText(until, announcedOn)}에 접수를 마감해요.`;
    events.push(event('until', '접수 마감', { from: until, to: null, note }));
  }
  const counts = new Map<NoticeScheduleRow['kind'], number>();
  for (const row of schedule) {
    const count = (counts.get(row.kind) ?? 0) + 1;
    counts.set(row.kind, count);
    const name = row.name ?? scheduleName(row.kind);
    events.push(event(`${row.kind.toLowerCase()}-${count}`, name, { ...row, to: endOf(row) }));
  }
  return events;
}

/** A calendar takes both ends as days or both as minutes: of a mixed pair the first stands alone. */
function endOf({ from, to }: NoticeScheduleRow): DayTime | null {
  if (to === null || to <= from) return null;
  return (minuteOf(from) === null) === (minuteOf(to) === null) ? to : null;
}
