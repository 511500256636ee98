import { expect, onTestFinished, test } from 'vitest';
import type { Notice, NoticeContent } from '#core';
import { buildApp } from '../../../server/app';
import type { AppDeps } from '../../../server/ports/app-deps';
import { MOST_EVENTS, type CalendarNotice } from '../../../server/ports/notices/calendars';
import { appDeps } from '../../support/app-deps';
import { fakeNotices } from '../../support/fake-notices';
import { fakeCalendars } from '../../support/fake-notifications';
import { notice, NOTICE_TODAY, noticeDay, noticeUnit } from '../../support/notices';
import { readCalendar } from '../../support/read-calendar';

async function get(url: string, given: Partial<AppDeps>): Promise<string> {
  const app = await buildApp(appDeps(given));
  onTestFinished(() => app.close());
  return (await app.inject({ method: 'GET', url })).body;
}

test('the calendar of a notice says nothing of its links, and leads to its page alone', async () => {
  const link = 'javascript:alert(1)';
  const hostile = '<b onclick="x">\r\nATTACH:javascript:alert(1)\u202e';
  const { name, events } = readCalendar(
    await get('/v2/notices/1/calendar.ics', {
      notices: fakeNotices([
        notice({
          title: hostile,
          organisation: hostile,
          summary: hostile,
          link,
          contact: { tel: link, hours: hostile },
          attachments: [{ name: hostile, link, bytes: null }],
          documents: [{ name: hostile, note: hostile, issuer: hostile, link }],
          units: [noticeUnit({ name: hostile, detail: hostile })],
          schedule: [{ kind: 'OTHER', name: hostile, from: noticeDay(1), to: null, note: hostile }],
        }),
      ]),
    }),
  );
  const shown = '<b onclick="x"> ATTACH:javascript:alert(1)';
  expect(name).toBe(shown.replace(/;/g, '\\;'));
  expect(events.map(({ summary, note }) => [summary, note])).toEqual([
    [`접수 시작 · ${shown}`, null],
    [`접수 마감 · ${shown}`, '11월 25일(수) 17:00에 접수를 마감해요.'],
    [`${shown} · ${shown}`, shown],
  ]);
  for (const { url } of events) expect(url).toMatch(/^https?:\/\/[\w.:-]+\/\w+\/1$/);
});

test.each<[string, Partial<Notice & NoticeContent>, readonly string[]]>([
  ['that is open', {}, ['from', 'until', 'winners-1']],
  ['that has closed on its day', { until: noticeDay(-1) }, ['from', 'until', 'winners-1']],
  [
    'that has closed on its day, and is said to be over',
    { until: noticeDay(-1), isSaidOver: true },
    ['from', 'until', 'winners-1'],
  ],
  ['that is said to be over before', { isSaidOver: true }, ['winners-1']],
  ['without an end that is said to be over', { until: null, isSaidOver: true }, ['winners-1']],
  ['that is gone from its source', { goneOn: NOTICE_TODAY }, ['winners-1']],
])('the calendar of a notice %s', async (_, part, expected) => {
  const schedule = [
    { kind: 'WINNERS', name: null, from: noticeDay(30), to: null, note: null },
  ] as const;
  const { events } = readCalendar(
    await get('/v2/notices/1/calendar.ics', {
      notices: fakeNotices([notice({ schedule, ...part })]),
    }),
  );
  expect(events.map(({ uid }) => uid)).toEqual(expected.map((one) => `notice-1-${one}@hankan`));
});

test('a subscribed calendar holds the nearest days, and none that are long over', async () => {
  const closing = (day: number): CalendarNotice => ({
    id: `${day + 100}`,
    title: '공고',
    from: noticeDay(-90),
    until: noticeDay(day),
    schedule: [],
    announcedOn: '20260801',
    correctedOn: null,
    corrections: 0,
    isCalledOff: false,
  });
  const notices = Array.from({ length: MOST_EVENTS + 50 }, (_, at) => closing(at - 40));
  const file = await get('/v2/calendars/a-token-of-forty-three-characters-in-a-test.ics', {
    calendars: { ...fakeCalendars(), notices: () => Promise.resolve(notices) },
  });
  const { events } = readCalendar(file);
  expect(events).toHaveLength(MOST_EVENTS);
  expect(events[0]?.uid).toBe('notice-100-until@hankan');
  expect(events.at(-1)?.uid).toBe(`notice-${MOST_EVENTS + 99}-until@hankan`);
});
