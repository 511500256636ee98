import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalCalendar,
} from 'ical-generator';
import {
  addDays,
  dayOf,
  dayTime,
  minuteOf,
  noticePath,
  seoulMinute,
  VISIT_REMINDER_MS,
} from '#core';
import type { CalendarNotice, CalendarVisit } from '../ports/notices/calendars';
import { cleanLine } from '../shared/clean-text';
import type { NoticeEvent } from './nearest-events';

const ZONE = 'Asia/Seoul';

/** Summer time was last kept in 1988: one rule holds for every day that a notice names. */
const SEOUL_RULES = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19881009T030000',
  'TZOFFSETFROM:+1000',
  'TZOFFSETTO:+0900',
  'TZNAME:KST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/** How long a visit stands in a calendar. */
const VISIT_MS = 3_600_000;

/** How often a program that subscribes is asked to come again, in seconds. */
const SIX_HOURS = 6 * 3600;

interface CalendarOf {
  readonly name: string;
  readonly events: readonly NoticeEvent[];
  /** Visits to rooms that stand beside them. */
  readonly visits?: readonly CalendarVisit[];
  /** `https://host`, for the links back. */
  readonly siteUrl: string;
  /** A subscription is asked for again and again; a file is taken once. */
  readonly isSubscription: boolean;
}

/**
 * An iCalendar (RFC 5545) of days of notices and of visits, in Asia/Seoul. Each event keeps its UID; its
 * SEQUENCE counts the corrections of its notice, or the changes of a visit, so that a calendar takes the
 * newer one over. A file of nothing but visits that were called off takes them out of a calendar.
 */
export function calendarFile(of: CalendarOf): string {
  const { name, events, visits = [], siteUrl, isSubscription } = of;
  const calendar = ical({
    name: escaped(name),
    prodId: { company: 'hankan', product: 'notices', language: 'KO' },
    // Named by the events alone: a calendar's zone would be put on DTSTAMP, which is UTC.
    timezone: { name: null, generator: () => SEOUL_RULES },
    x: { 'X-WR-TIMEZONE': ZONE },
    ...(isSubscription ? { ttl: SIX_HOURS } : { method: methodOf(of) }),
  });
  for (const { notice, event } of events) {
    const { id, title, from, to, note } = event;
    const allDay = minuteOf(from) === null;
    const end = to === null ? null : endOf(to, allDay);
    calendar.createEvent({
      id: `${id}@hankan`,
      sequence: notice.corrections,
      stamp: stampOf(notice),
      start: localOf(from),
      ...(end !== null && { end }),
      allDay,
      timezone: ZONE,
      summary: cleanLine(title),
      ...(note !== null && { description: cleanLine(note) }),
      url: `${siteUrl}${noticePath(notice.id)}`,
    });
  }
  for (const visit of visits) addVisit(calendar, visit, siteUrl);
  return calendar.toString();
}

/** What a program that takes the file over does with it. */
const methodOf = ({ events, visits = [] }: CalendarOf): ICalCalendarMethod => {
  const isOff = events.length === 0 && visits.length > 0 && visits.every((one) => one.isCalledOff);
  return isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
};

function addVisit(calendar: ICalCalendar, visit: CalendarVisit, siteUrl: string): void {
  const { roomId, number, title, at, sequence, changedAt, isCalledOff } = visit;
  const summary = cleanLine(title === '' ? '방 보기' : `방 보기 · ${title}`);
  const event = calendar.createEvent({
    id: `visit-${roomId}-${number}@hankan`,
    sequence,
    status: isCalledOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: new Date(changedAt),
    lastModified: new Date(changedAt),
    start: localOf(seoulMinute(at)),
    end: localOf(seoulMinute(at + VISIT_MS)),
    timezone: ZONE,
    summary,
    url: `${siteUrl}/chats/${roomId}`,
  });
  if (!isCalledOff)
    event.createAlarm({
      type: ICalAlarmType.display,
      triggerBefore: VISIT_REMINDER_MS / 1000,
      description: summary,
    });
}

/** The name of a calendar is the one text that the library writes as it is given. */
const escaped = (text: string): string => cleanLine(text).replace(/[\\;,]/g, '\\$&');

/** Of the notice, not of the moment: as long as nothing changes, the answer has the same bytes. */
const stampOf = ({ correctedOn, announcedOn }: CalendarNotice): Date =>
  new Date(`${dayTime(correctedOn ?? announcedOn)}T00:00:00Z`);

/** The local time without its zone, which the event names: `2026-11-25T17:00:00`. */
const localOf = (time: string): string =>
  `${time.slice(0, 10)}T${minuteOf(time) === null ? '00:00' : time.slice(11, 16)}:00`;

/** The end of an event over days is the day after its last one. */
const endOf = (to: string, allDay: boolean): string =>
  localOf(allDay ? dayTime(addDays(dayOf(to), 1)) : to);
