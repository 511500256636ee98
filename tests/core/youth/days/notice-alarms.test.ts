import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALARM_DAYS,
  alarmDaysOfBoth,
  alarmMoments,
  alarmText,
  dayTime,
  endsAt,
  isQuiet,
  seoulMinute,
  type AlarmDay,
} from '#core';
import { days } from '../../../support/core-values';
import { noticeDay, NOTICE_NOW } from '../../../support/notices';

const told = (until: string | null, wanted: readonly AlarmDay[], now = NOTICE_NOW) =>
  alarmMoments({ until, days: wanted }, now).map(({ day, at }) => [day, seoulMinute(at)]);

describe('alarmMoments', () => {
  it('reminds at 08:00 of each day that is to come, in the order of time', () => {
    expect(told('2026-11-25T17:00+09:00', [0, 1, 3, 7])).toEqual([
      [3, '2026-11-22T08:00+09:00'],
      [1, '2026-11-24T08:00+09:00'],
      [0, '2026-11-25T08:00+09:00'],
    ]);
    expect(told('2026-11-25', [1])).toEqual([[1, '2026-11-24T08:00+09:00']]);
  });

  it.each([
    ['2026-11-25T08:00+09:00', '2026-11-24T20:59+09:00'],
    ['2026-11-25T08:01+09:00', '2026-11-25T08:00+09:00'],
    ['2026-11-25T00:00+09:00', '2026-11-24T20:59+09:00'],
    ['2026-11-25', '2026-11-25T08:00+09:00'],
    ['2027-01-01T06:00+09:00', '2026-12-31T20:59+09:00'],
    ['2028-03-01T06:00+09:00', '2028-02-29T20:59+09:00'],
  ])('of a notice that closes at %s, on the day: %s', (until, moment) => {
    expect(told(until, [0])).toEqual([[0, moment]]);
  });

  it('has none without an end or without days, and keeps the one of this very moment', () => {
    expect(told(null, [7, 3, 1, 0])).toEqual([]);
    expect(told('2026-11-25', [])).toEqual([]);
    const morning = Date.parse('2026-11-24T08:00:00+09:00');
    expect(told('2026-11-25', [1], morning)).toHaveLength(1);
    expect(told('2026-11-25', [1], morning + 1)).toEqual([]);
  });

  it('never comes by night, too late, or twice at one moment', () => {
    const minutes = fc.option(fc.nat({ max: 1439 }));
    fc.assert(
      fc.property(days, minutes, fc.subarray([...ALARM_DAYS]), (day, minute, wanted) => {
        fc.pre(day > '19000201');
        const until = dayTime(day, minute);
        const moments = alarmMoments({ until, days: wanted }, -Infinity);
        expect(moments).toHaveLength(wanted.length);
        const times = moments.map(({ at }) => at);
        expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
        for (const at of times) {
          expect(isQuiet(at)).toBe(false);
          expect(at).toBeLessThan(endsAt(until));
        }
      }),
    );
  });
});

describe('alarmDaysOfBoth', () => {
  it('holds the days of either once, in their order', () => {
    const some = fc.shuffledSubarray([...ALARM_DAYS]);
    fc.assert(
      fc.property(some, some, (one, other) => {
        const wanted = new Set([...one, ...other]);
        expect(alarmDaysOfBoth(one, other)).toEqual([...wanted].sort((a, b) => b - a));
      }),
    );
  });
});

describe('alarmText', () => {
  it.each([
    [noticeDay(0, 1020), '오늘 17:00에 마감해요'],
    [noticeDay(0), '오늘 마감해요'],
    [noticeDay(1, 1020), '내일 17:00에 마감해요'],
    [noticeDay(1, 0), '내일 00:00에 마감해요'],
    [noticeDay(1), '내일 마감해요'],
    [noticeDay(3, 1020), '3일 남았어요 · 11월 23일(월) 17:00 마감'],
    ['2027-01-02', '43일 남았어요 · 2027년 1월 2일(토) 마감'],
    [noticeDay(-1, 1020), '11월 19일(목) 17:00 마감'],
  ])('of %s', (until, message) => {
    expect(alarmText({ title: '청년 매입임대', until }, '20261120')).toEqual({
      title: '청년 매입임대',
      message,
    });
  });
});
