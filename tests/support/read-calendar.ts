import ICAL from 'ical.js';

/** An event as a calendar program reads it. */
export interface ReadEvent {
  readonly uid: string;
  readonly sequence: number;
  readonly summary: string;
  readonly note: string | null;
  readonly url: string;
  readonly isDay: boolean;
  /** The local day or minute, as it is written. */
  readonly start: string;
  /** The moment, however the zone of the reader is. */
  readonly startsAt: string;
  readonly end: string;
  readonly zone: string;
}

/** What a program that knows nothing of us finds in a calendar; throws where that is broken. */
export function readCalendar(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((component): ReadEvent => {
    const event = new ICAL.Event(component);
    const { startDate, endDate } = event;
    const text = (name: string) => component.getFirstPropertyValue(name) as string | null;
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      note: text('description'),
      url: text('url') ?? '',
      isDay: startDate.isDate,
      start: startDate.toString(),
      startsAt: startDate.toJSDate().toISOString(),
      end: endDate.toString(),
      zone: startDate.zone.tzid,
    };
  });
  return {
    name: (calendar.getFirstPropertyValue('x-wr-calname') ?? '') as string,
    events,
    /** The names of all properties of the calendar and of each event, sorted and each once. */
    properties: [calendar, ...calendar.getAllSubcomponents('vevent')].map((component) =>
      [...new Set(component.getAllProperties().map((one) => one.name))].toSorted(),
    ),
    components: [...new Set(calendar.getAllSubcomponents().map((one) => one.name))].toSorted(),
  };
}
