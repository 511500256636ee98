import { expect, test } from 'vitest';
import {
  alarmMoments,
  alarmText,
  asEnd,
  calendarEvents,
  closesWithin,
  dueDayOf,
  dueText,
  fitDay,
  lastDayText,
  noticeStatus,
  seoulMinute,
} from '#core';
import { notice } from '../../../support/notices';

const at = (text: string): number => Date.parse(`${text}+09:00`);

test.each([
  ['2026-11-25T23:59+09:00', '2026-11-25T23:59+09:00', '오늘 23:59 마감', '오늘 23:59에 마감해요'],
  ['2026-11-26T00:00+09:00', '2026-11-25', '오늘 마감', '오늘 마감해요'],
])('an end at %s is of the 25th for all that is told of it', (said, kept, due, alarm) => {
  const [until, today] = [asEnd(said), '20261125'];
  expect(until).toBe(kept);
  const window = { from: null, until, isSaidOver: false, goneOn: null };
  expect(noticeStatus(window, at('2026-11-25T23:58:59'))).toBe('OPEN');
  expect(noticeStatus(window, at('2026-11-26T00:00:00'))).toBe('EXPIRE');
  expect(dueText({ status: 'OPEN', dueDay: dueDayOf({ until }) }, today)).toBe('D-0');
  expect(lastDayText(until, at('2026-11-25T08:00:00'))).toBe(due);
  expect(closesWithin(until, { from: today, to: today })).toBe(true);
  expect(
    alarmMoments({ until, days: [1, 0] }, -Infinity).map((moment) => seoulMinute(moment.at)),
  ).toEqual(['2026-11-24T08:00+09:00', '2026-11-25T08:00+09:00']);
  expect(alarmText({ title: '매입임대', until }, today).message).toBe(alarm);
  const events = calendarEvents({
    ...notice({ from: null, until, schedule: [] }),
    isCalledOff: false,
  });
  expect(events.map(({ from, to }) => [from, to])).toEqual([[kept, null]]);
  expect(fitDay({ until }, '20261120')).toBe(today);
});
