import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginsAt,
  dayTime,
  dueDayOf,
  endsAt,
  lastDayText,
  NOTICE_STATUS,
  noticeStatus,
  stillOpen,
  timeLeftText,
} from '#core';
import { days, evenly } from '../../support/core-values';

const at = (text: string): number => Date.parse(`${text}+09:00`);
const minutes = fc.option(fc.nat({ max: 1439 }));

describe('noticeStatus', () => {
  it.each([
    ['2026-11-20T10:00+09:00', '2026-11-25T17:00+09:00', '2026-11-20T09:59:59', 'SCHEDULED'],
    ['2026-11-20T10:00+09:00', '2026-11-25T17:00+09:00', '2026-11-20T10:00:00', 'OPEN'],
    ['2026-11-20T10:00+09:00', '2026-11-25T17:00+09:00', '2026-11-25T16:59:59', 'OPEN'],
    ['2026-11-20T10:00+09:00', '2026-11-25T17:00+09:00', '2026-11-25T17:00:00', 'EXPIRE'],
    ['2026-11-20', '2026-11-25', '2026-11-19T23:59:59', 'SCHEDULED'],
    ['2026-11-20', '2026-11-25', '2026-11-20T00:00:00', 'OPEN'],
    ['2026-11-20', '2026-11-25', '2026-11-25T23:59:59', 'OPEN'],
    ['2026-11-20', '2026-11-25', '2026-11-26T00:00:00', 'EXPIRE'],
    ['2028-02-29', '2028-02-29', '2028-02-28T23:59:59', 'SCHEDULED'],
    ['2028-02-29', '2028-02-29', '2028-02-29T23:59:59', 'OPEN'],
    ['2028-02-29', '2028-02-29', '2028-03-01T00:00:00', 'EXPIRE'],
    [null, '2026-12-31', '2026-12-31T23:59:59', 'OPEN'],
    [null, '2026-12-31', '2027-01-01T00:00:00', 'EXPIRE'],
    [null, '2026-12-31T23:59+09:00', '2026-12-31T23:58:59', 'OPEN'],
    [null, '2026-12-31T23:59+09:00', '2026-12-31T23:59:00', 'EXPIRE'],
    [null, '2027-01-01T00:00+09:00', '2026-12-31T23:59:59', 'OPEN'],
    [null, '2027-01-01T00:00+09:00', '2027-01-01T00:00:00', 'EXPIRE'],
    [null, null, '2026-11-20T12:00:00', 'OPEN'],
    ['2026-11-21', null, '2026-11-20T12:00:00', 'SCHEDULED'],
  ])('from %s until %s, at %s: %s', (from, until, now, status) => {
    const window = { from, until, isSaidOver: false, goneOn: null };
    expect(noticeStatus(window, at(now))).toBe(status);
    expect(noticeStatus({ ...window, isSaidOver: true }, at(now))).toBe('EXPIRE');
    expect(noticeStatus({ ...window, goneOn: '20261119' }, at(now))).toBe('EXPIRE');
  });

  it('goes one way only', () => {
    const order = Object.values(NOTICE_STATUS);
    const moments = evenly(at('1899-01-01T00:00:00'), at('2130-01-01T00:00:00'));
    const times = fc.option(fc.tuple(days, minutes));
    fc.assert(
      fc.property(times, times, moments, moments, (from, until, a, b) => {
        const window = {
          from: from && dayTime(...from),
          until: until && dayTime(...until),
          isSaidOver: false,
          goneOn: null,
        };
        const [first, second] = [Math.min(a, b), Math.max(a, b)].map((now) =>
          order.indexOf(noticeStatus(window, now)),
        );
        expect(first).toBeLessThanOrEqual(second ?? -1);
      }),
    );
  });
});

it('counts to the day on which it closes', () => {
  expect(dueDayOf({ until: null })).toBeNull();
  expect(dueDayOf({ until: '2028-02-29T17:00+09:00' })).toBe('20280229');
});

it.each([
  ['2026-11-20T17:00+09:00', '2026-11-20T00:00:00', '오늘 17:00 마감'],
  ['2026-11-20T17:00+09:00', '2026-11-20T16:59:59', '오늘 17:00 마감'],
  ['2026-11-20T17:00+09:00', '2026-11-20T17:00:00', null],
  ['2026-11-20T17:00+09:00', '2026-11-19T23:59:59', null],
  ['2026-11-20', '2026-11-20T23:59:59', '오늘 마감'],
  ['2026-11-20', '2026-11-21T00:00:00', null],
  ['2026-11-20T00:00+09:00', '2026-11-20T00:00:00', null],
  [null, '2026-11-20T12:00:00', null],
])('on the last day, until %s at %s: %s', (until, now, text) => {
  expect(lastDayText(until, at(now))).toBe(text);
});

describe('timeLeftText', () => {
  it.each([
    ['2026-11-25T17:00+09:00', '2026-11-22T15:00:00', '3일 2시간 남았어요'],
    ['2026-11-25T17:00+09:00', '2026-11-22T17:00:00', '3일 남았어요'],
    ['2026-11-22T18:00+09:00', '2026-11-22T14:40:00', '3시간 20분 남았어요'],
    ['2026-11-22T18:00+09:00', '2026-11-22T16:00:00', '2시간 남았어요'],
    ['2026-11-22T18:00+09:00', '2026-11-22T17:40:00', '20분 남았어요'],
    ['2026-11-22T18:00+09:00', '2026-11-22T17:59:59', '1분 남았어요'],
    ['2026-12-31', '2026-12-31T23:59:00', '1분 남았어요'],
    ['2028-02-29', '2028-02-28T00:00:00', '2일 남았어요'],
    ['2026-11-22T18:00+09:00', '2026-11-22T18:00:00', null],
    [null, '2026-11-22T18:00:00', null],
  ])('until %s at %s: %s', (until, now, text) => {
    expect(timeLeftText(until, at(now))).toBe(text);
  });

  it('says something for as long as there is time left', () => {
    fc.assert(
      fc.property(days, minutes, evenly(-200_000, 4_000_000), (day, minute, ahead) => {
        const until = dayTime(day, minute);
        const text = timeLeftText(until, endsAt(until) - Math.round(ahead * 1000));
        if (Math.round(ahead * 1000) <= 0) expect(text).toBeNull();
        else expect(text).toMatch(/^[1-9]\d*(일|시간|분)( [1-9]\d*(시간|분))? 남았어요$/);
        expect(beginsAt(until)).toBeLessThanOrEqual(endsAt(until));
      }),
    );
  });
});

describe('stillOpen', () => {
  const row = (status: keyof typeof NOTICE_STATUS, from: string | null, until: string | null) => ({
    status,
    from,
    until,
  });
  const CLOSING = row('OPEN', null, '2026-11-20T17:00+09:00');
  const COMING = row('SCHEDULED', '2026-11-21', null);
  const SAID_OVER = row('EXPIRE', null, '2026-12-31');

  it('leaves out what has closed since, and what was over already', () => {
    const rows = [CLOSING, COMING, SAID_OVER];
    expect(stillOpen(rows, at('2026-11-20T16:59:59'))).toEqual([CLOSING, COMING]);
    expect(stillOpen(rows, at('2026-11-20T17:00:00'))).toEqual([COMING]);
  });

  it('has each as it is then, and what does not change as the same value', () => {
    expect(stillOpen([COMING], at('2026-11-20T23:59:59'))[0]).toBe(COMING);
    expect(stillOpen([COMING], at('2026-11-21T00:00:00'))).toEqual([{ ...COMING, status: 'OPEN' }]);
  });

  it('is what is open at any moment, of whatever was answered before', () => {
    const times = fc.option(fc.tuple(days, minutes).map(([day, minute]) => dayTime(day, minute)));
    const moments = evenly(Date.parse('2020-01-01'), Date.parse('2030-01-01'));
    fc.assert(
      fc.property(fc.array(fc.tuple(times, times)), moments, moments, (windows, a, b) => {
        const [before, then] = a < b ? [a, b] : [b, a];
        const statusAt = ([from, until]: readonly [string | null, string | null], now: number) =>
          noticeStatus({ from, until, isSaidOver: false, goneOn: null }, now);
        const answered = windows.map((one) => row(statusAt(one, before), ...one));
        expect(stillOpen(answered, then)).toEqual(
          windows
            .map((one) => row(statusAt(one, then), ...one))
            .filter(({ status }) => status !== 'EXPIRE'),
        );
      }),
    );
  });
});
