import ical, { ICalCalendarMethod } from 'ical-generator';
import { addDays, dayOf, dayTime, minuteOf, noticePath } from '#core';
import type { CalendarNotice } from '../ports/notices/calendars';
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

/** How often a program that subscribes is asked to come again, in seconds. */
const SIX_HOURS = 6 * 3600;

interface CalendarOf {
  readonly name: string;
  readonly events: readonly NoticeEvent[];
  /** `https://host`, for the links back. */
  readonly siteUrl: string;
  /** A subscription is asked for again and again; a file is taken once. */
  readonly isSubscription: boolean;
}

/**
 * An iCalendar (RFC 5545) of days of notices, in Asia/Seoul. Each event keeps its UID; its
 * SEQUENCE counts the corrections of its notice, so that a calendar takes the newer one over.
 */
export function calendarFile({ name, events, siteUrl, isSubscription }: CalendarOf): string {
  const calendar = ical({
    name: escaped(name),
    prodId: { company: 'hankan', product: 'notices', language: 'KO' },
    // Named by the events alone: a calendar's zone would be put on DTSTAMP, which is UTC.
    timezone: { name: null, generator: () => SEOUL_RULES },
    x: { 'X-WR-TIMEZONE': ZONE },
    ...(isSubscription ? { ttl: SIX_HOURS } : { method: ICalCalendarMethod.PUBLISH }),
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
  return calendar.toString();
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
