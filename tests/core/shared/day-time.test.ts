import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asEnd,
  beginsAt,
  clockText,
  dayOf,
  dayTime,
  dayTimeText,
  endsAt,
  isDayTime,
  minuteOf,
  seoulDay,
  seoulMinute,
  shortDayText,
  weekdayOf,
} from '#core';
import { anyText, days } from '../../support/core-values';

const at = (text: string): number => Date.parse(`${text}+09:00`);
const times = fc
  .tuple(days, fc.option(fc.nat({ max: 1439 })))
  .map(([day, minute]) => ({ day, minute, time: dayTime(day, minute) }));

describe('isDayTime', () => {
  it.each(['2026-11-25', '2028-02-29', '2026-11-25T00:00+09:00', '2026-12-31T23:59+09:00'])(
    'takes %s',
    (text) => {
      expect(isDayTime(text)).toBe(true);
    },
  );

  it.each([
    '2026-02-29',
    '2026-11-31T10:00+09:00',
    '2026-11-25T24:00+09:00',
    '2026-11-25T23:60+09:00',
    '2026-11-25T99:99+09:00',
    '2026-11-25T17:00',
    '2026-11-25T17:00Z',
    '2026-11-25T17:00:00+09:00',
    '2026-11-25T17:00+08:00',
    '20261125',
    ' 2026-11-25',
    '',
    null,
    undefined,
    20261125,
  ])('does not take %s', (text) => {
    expect(isDayTime(text)).toBe(false);
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        if (!isDayTime(text)) return;
        expect(dayTime(dayOf(text), minuteOf(text))).toBe(text);
      }),
    );
  });
});

it('is put together of a day and a minute, and taken apart again', () => {
  fc.assert(
    fc.property(times, ({ day, minute, time }) => {
      expect(isDayTime(time)).toBe(true);
      expect([dayOf(time), minuteOf(time)]).toEqual([day, minute]);
    }),
  );
});

it('has no minute in text that is none', () => {
  expect(['soon', '', '17:00'].map(minuteOf)).toEqual([null, null, null]);
});

it('stands as text in the order of time, a day before its minutes', () => {
  fc.assert(
    fc.property(times, times, ({ time: a }, { time: b }) => {
      if (a < b) expect(beginsAt(a)).toBeLessThanOrEqual(beginsAt(b));
      if (beginsAt(a) < beginsAt(b)) expect(a < b).toBe(true);
    }),
  );
});

it.each([
  ['2026-11-25T17:00+09:00', '2026-11-25T17:00:00', '2026-11-25T17:00:00'],
  ['2026-11-25', '2026-11-25T00:00:00', '2026-11-26T00:00:00'],
  ['2028-02-29', '2028-02-29T00:00:00', '2028-03-01T00:00:00'],
  ['2026-12-31', '2026-12-31T00:00:00', '2027-01-01T00:00:00'],
])('%s begins at %s and is over at %s', (time, begins, ends) => {
  expect([beginsAt(time), endsAt(time)]).toEqual([at(begins), at(ends)]);
});

it.each([
  ['2026-11-26T00:00+09:00', '2026-11-25'],
  ['2028-03-01T00:00+09:00', '2028-02-29'],
  ['2027-01-01T00:00+09:00', '2026-12-31'],
  ['2026-11-25T23:59+09:00', '2026-11-25T23:59+09:00'],
  ['2026-11-26T00:01+09:00', '2026-11-26T00:01+09:00'],
  ['2026-11-25', '2026-11-25'],
])('an end at %s is kept as %s', (time, kept) => {
  expect(asEnd(time)).toBe(kept);
});

it('names as an end the last day on which there is time, at the same moment', () => {
  fc.assert(
    fc.property(times, ({ day, time }) => {
      fc.pre(day > '00010101');
      expect(endsAt(asEnd(time))).toBe(endsAt(time));
      expect(dayOf(asEnd(time))).toBe(seoulDay(endsAt(time) - 1));
    }),
  );
});

it.each([
  ['2026-11-20T12:34:59.999', '2026-11-20T12:34+09:00'],
  ['2026-12-31T23:59:59.999', '2026-12-31T23:59+09:00'],
  ['2027-01-01T00:00:00', '2027-01-01T00:00+09:00'],
])('at %s it is %s', (moment, time) => {
  expect(seoulMinute(at(moment))).toBe(time);
});

it.each([
  [0, '00:00'],
  [1020, '17:00'],
  [1439, '23:59'],
])('minute %d is %s', (minute, text) => {
  expect(clockText(minute)).toBe(text);
});

it('knows the days of the week', () => {
  expect(['20261120', '20261122', '20280229', '19691231', '19000101'].map(weekdayOf)).toEqual([
    '금',
    '일',
    '화',
    '수',
    '월',
  ]);
  expect(['', '20260229', 'soon'].map(weekdayOf)).toEqual(['', '', '']);
});

it.each([
  ['2026-11-25T17:00+09:00', '11월 25일(수) 17:00', '11.25(수)'],
  ['2026-11-05', '11월 5일(목)', '11.05(목)'],
  ['2027-02-26T00:00+09:00', '2027년 2월 26일(금) 00:00', '2027.02.26(금)'],
])('%s reads %s, and %s where there is little room', (time, text, short) => {
  expect(dayTimeText(time, '20261120')).toBe(text);
  expect(shortDayText(dayOf(time), '20261120')).toBe(short);
});
