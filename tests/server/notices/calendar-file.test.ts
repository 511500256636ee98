import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NoticeScheduleRow } from '#core';
import { calendarFile } from '../../../server/notices/calendar-file';
import { eventsOf } from '../../../server/notices/nearest-events';
import type { CalendarNotice } from '../../../server/ports/notices/calendars';
import { cleanLine } from '../../../server/shared/clean-text';
import { hostileText } from '../../support/hostile-texts';
import { readCalendar } from '../../support/read-calendar';

const NOTHING: CalendarNotice = {
  id: '7',
  title: '공고',
  from: null,
  until: null,
  schedule: [],
  announcedOn: '20261110',
  correctedOn: null,
  corrections: 0,
  isCalledOff: false,
};
const fileOf = (part: Partial<CalendarNotice>, name = '공고', isSubscription = false) =>
  calendarFile({
    name,
    events: eventsOf([{ ...NOTHING, ...part }]),
    siteUrl: 'https://hankan.example',
    isSubscription,
  });
const read = (part: Partial<CalendarNotice>, name?: string) => readCalendar(fileOf(part, name));
const row = (part: Partial<NoticeScheduleRow>): NoticeScheduleRow => ({
  kind: 'OTHER',
  name: '설명회',
  from: '2026-12-01',
  to: null,
  note: null,
  ...part,
});

describe('an event', () => {
  test.each([
    ['in the first minute of a day', '2026-11-25T00:00+09:00', '2026-11-24T15:00:00.000Z'],
    ['in the last minute of a day', '2026-11-25T23:59+09:00', '2026-11-25T14:59:00.000Z'],
    ['in the last minute of a year', '2026-12-31T23:59+09:00', '2026-12-31T14:59:00.000Z'],
    ['in the first minute of a leap day', '2028-02-29T00:00+09:00', '2028-02-28T15:00:00.000Z'],
    ['in the last minute of a leap day', '2028-02-29T23:59+09:00', '2028-02-29T14:59:00.000Z'],
  ])('%s stands at that minute of Seoul', (_, until, startsAt) => {
    const [event, ...more] = read({ until }).events;
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      uid: 'notice-7-until@hankan',
      isDay: false,
      start: `${until.slice(0, 16)}:00`,
      zone: 'Asia/Seoul',
      startsAt,
    });
  });

  test.each([
    ['a day', '2026-12-01', null, '2026-12-01', '2026-12-02'],
    ['a leap day', '2028-02-29', null, '2028-02-29', '2028-03-01'],
    ['days', '2026-12-01', '2026-12-03', '2026-12-01', '2026-12-04'],
    ['days to a leap day', '2028-02-27', '2028-02-29', '2028-02-27', '2028-03-01'],
    ['days to the end of February', '2027-02-27', '2027-02-28', '2027-02-27', '2027-03-01'],
    ['days over the end of a year', '2026-12-30', '2027-01-02', '2026-12-30', '2027-01-03'],
  ])('of %s names no minute, and ends before the next day', (_, from, to, start, end) => {
    const file = fileOf({ schedule: [row({ from, to })] });
    expect(readCalendar(file).events).toMatchObject([{ isDay: true, start, end }]);
    expect(file).toContain(`DTSTART;VALUE=DATE:${start.replaceAll('-', '')}\r\n`);
  });

  test.each([
    ['2026-12-01T00:00+09:00', '2026-12-01T23:59+09:00'],
    ['2028-02-28T10:00+09:00', '2028-02-29T00:00+09:00'],
    ['2028-02-29T23:00+09:00', '2028-03-01T01:00+09:00'],
  ])('from %s to %s lasts from minute to minute', (from, to) => {
    expect(read({ schedule: [row({ from, to })] }).events).toMatchObject([
      { isDay: false, start: `${from.slice(0, 16)}:00`, end: `${to.slice(0, 16)}:00` },
    ]);
  });

  test('of a deadline without an hour is a day', () => {
    expect(read({ from: '2028-02-29', until: '2028-02-29' }).events).toMatchObject([
      { uid: 'notice-7-from@hankan', isDay: true, start: '2028-02-29' },
      { uid: 'notice-7-until@hankan', isDay: true, start: '2028-02-29' },
    ]);
  });

  test('counts corrections, and is stamped with the day of the last one', () => {
    const until = '2026-11-25';
    const file = fileOf({ until, corrections: 3, correctedOn: '20261118' });
    expect(readCalendar(file).events).toMatchObject([{ sequence: 3 }]);
    expect(file).toContain('DTSTAMP:20261118T000000Z\r\n');
    expect(fileOf({ until })).toContain('DTSTAMP:20261110T000000Z\r\n');
  });
});

test('a subscription is asked for again, and publishes nothing', () => {
  expect(fileOf({}, '공고', true)).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H\r\n');
  expect(fileOf({}, '공고', true)).not.toContain('METHOD');
  expect(fileOf({})).toContain('METHOD:PUBLISH\r\n');
});

describe('a hostile text stays within its property', () => {
  const PLAIN = read({ until: '2026-11-25', schedule: [row({ note: '메모' })] });
  /** No event and no property comes along, whatever the texts are, and no line is too long. */
  function expectSound(file: string): ReturnType<typeof readCalendar> {
    const found = readCalendar(file);
    for (const [at, names] of found.properties.entries())
      expect(PLAIN.properties[at]).toEqual(expect.arrayContaining(names));
    expect(found.components).toEqual(PLAIN.components);
    for (const { url } of found.events) expect(url).toBe('https://hankan.example/notices/7');
    expect(found.events.map(({ uid }) => uid)).toEqual(PLAIN.events.map(({ uid }) => uid));
    const lines = file.split('\r\n');
    expect(lines.join('')).not.toMatch(/(?!\t)[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    return found;
  }
  const hostile = (text: string) =>
    expectSound(
      fileOf(
        { title: text, until: '2026-11-25', schedule: [row({ name: text, note: text })] },
        text,
      ),
    );

  test.each([
    ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['an event of its own', '공고\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:x\r\nSUMMARY:y'],
    ['a property of its own', '공고\nATTACH:https://evil.example/a'],
    ['a lone CR', '공고\rURL:https://evil.example'],
    ['other ends of lines', '공고\u0085URL:a\u2028URL:b\u2029URL:c\u000bURL:d\u000cURL:e'],
    ['a folded line', '공고\r\n URL:https://evil.example\r\n\tX:y'],
    ['an alarm', '공고\r\nBEGIN:VALARM\r\nACTION:EMAIL\r\nEND:VALARM'],
    ['parameters', '공고";X=1:a,b;c\\n\\;\\,\\\\'],
    ['letters that turn around', '\u202e공고\u202d \u2066fdp.exe\u2069 \u200f'],
    ['a link that runs', 'javascript:alert(1)'],
    ['a document as a link', 'data:text/html,<script>alert(1)</script>'],
    ['100 kB', '가나다라마바사 '.repeat(4700)],
    ['100 kB without a blank', '🏠'.repeat(25_000)],
    ['nothing', ''],
  ])('%s', (_, text) => {
    const { name, events } = hostile(text);
    const shown = cleanLine(text);
    expect(name.replace(/\\([\\;,])/g, '$1')).toBe(shown);
    expect(events.map(({ summary, note }) => [summary, note])).toEqual([
      [`접수 마감 · ${shown}`.trim(), '11월 25일(수)에 접수를 마감해요.'],
      [cleanLine(`${shown} · ${shown}`), shown],
    ]);
  });

  test('whatever it is', () => {
    fc.assert(fc.property(hostileText, (text) => void hostile(text)));
  });
});
