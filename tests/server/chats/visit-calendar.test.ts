import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../../server/app';
import type { CalendarVisit } from '../../../server/ports/notices/calendars';
import { appDeps } from '../../support/app-deps';
import { fakeSessions } from '../../support/fake-accounts';
import { FAKE_VISIT, fakeChats } from '../../support/fake-chats';
import { readCalendar } from '../../support/read-calendar';
import { TestBrowser } from '../../support/test-browser';

async function ask(part: Partial<CalendarVisit>) {
  const [sessions, chats] = [fakeSessions(), fakeChats()];
  const calendarVisit = () =>
    Promise.resolve({ ok: true, value: { ...FAKE_VISIT, ...part } } as const);
  const app = await buildApp(appDeps({ sessions, chats: { ...chats, calendarVisit } }));
  onTestFinished(() => app.close());
  const browser = new TestBrowser(app);
  browser.tokens = await sessions.open(7);
  return browser.send('GET', '/v2/chats/1/visit.ics');
}

test('a visit that was agreed on is an hour in a calendar, at its time in Seoul', async () => {
  const { payload, headers } = await ask({});
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(readCalendar(payload).events).toMatchObject([
    {
      uid: 'visit-1-1@hankan',
      sequence: 1,
      summary: '방 보기 · 신림역 10분 남향 원룸',
      startsAt: '2026-11-28T06:00:00.000Z',
      start: '2026-11-28T15:00:00',
      end: '2026-11-28T16:00:00',
      zone: 'Asia/Seoul',
    },
  ]);
  // It is written when it was changed, confirmed, and rings two hours before.
  for (const line of [
    'METHOD:PUBLISH',
    'STATUS:CONFIRMED',
    'DTSTAMP:20261120T030000Z',
    'LAST-MODIFIED:20261120T030000Z',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT2H',
  ])
    expect(payload).toContain(`${line}\r\n`);
});

test('one that was called off takes itself out of a calendar that has it', async () => {
  const { payload } = await ask({ isCalledOff: true, sequence: 2 });
  expect(readCalendar(payload).events).toMatchObject([{ uid: 'visit-1-1@hankan', sequence: 2 }]);
  expect(payload).toContain('METHOD:CANCEL\r\n');
  expect(payload).toContain('STATUS:CANCELLED\r\n');
  expect(payload).not.toContain('VALARM');
});

test('of a listing that is not shown nothing is said, and a long title stays within its lines', async () => {
  expect(readCalendar((await ask({ title: '' })).payload).events).toMatchObject([
    { summary: '방 보기' },
  ]);
  const title = '남향이라 밝은 방; 역에서 10분, '.repeat(10).trim();
  const { payload } = await ask({ title });
  expect(readCalendar(payload).events).toMatchObject([{ summary: `방 보기 · ${title}` }]);
  for (const line of payload.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\n');
  }
});
