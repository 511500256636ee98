import { describe, expect, it } from 'vitest';
import { addDays, dayText, daysBetween, isDay, seoulDay, seoulMidnight } from '#core';

describe('seoulDay', () => {
  it.each([
    ['1970-01-01T00:00:00Z', '19700101'],
    ['2026-11-20T14:59:59.999Z', '20261120'],
    ['2026-11-20T15:00:00Z', '20261121'],
    ['2024-02-28T15:00:00Z', '20240229'],
    ['2023-02-28T15:00:00Z', '20230301'],
    ['1969-12-31T14:59:59Z', '19691231'],
    ['0099-12-31T15:00:00Z', '01000101'],
  ])('%s is %s in Seoul', (moment, day) => {
    expect(seoulDay(Date.parse(moment))).toBe(day);
  });

  it.each([
    [8.64e15, '99991231'],
    [Infinity, '99991231'],
    [1e300, '99991231'],
    [-8.64e15, '00010101'],
    [-Infinity, '00010101'],
    [NaN, '19700101'],
    [0.5, '19700101'],
  ])('%s answers %s', (moment, day) => {
    expect(seoulDay(moment)).toBe(day);
  });
});

describe('seoulMidnight', () => {
  it.each([
    ['20261120', '2026-11-19T15:00:00Z'],
    ['20240301', '2024-02-29T15:00:00Z'],
    ['19700101', '1969-12-31T15:00:00Z'],
    ['00010101', '0000-12-31T15:00:00Z'],
  ])('%s begins at %s', (day, moment) => {
    expect(seoulMidnight(day)).toBe(Date.parse(moment));
  });

  it('of what is no day is no moment', () => {
    expect(seoulMidnight('20260229')).toBeNaN();
  });
});

describe('isDay', () => {
  it.each(['20261120', '20240229', '20000229', '00010101', '99991231', '00990228'])(
    '%s is one',
    (day) => {
      expect(isDay(day)).toBe(true);
    },
  );

  it.each([
    '20230229',
    '19000229',
    '20261131',
    '20260001',
    '20261301',
    '20260100',
    '00000101',
    '2026112',
    '202611200',
    '2026-1120',
    ' 20261120',
    '20261120\n',
    '２０２６１１２０',
    '',
    20261120,
    null,
    undefined,
    ['20261120'],
  ])('%j is none', (day) => {
    expect(isDay(day)).toBe(false);
  });
});

describe('addDays and daysBetween', () => {
  it.each([
    ['20261120', 0, '20261120'],
    ['20261130', 1, '20261201'],
    ['20261231', 1, '20270101'],
    ['20240228', 1, '20240229'],
    ['20240228', 2, '20240301'],
    ['20240301', -1, '20240229'],
    ['20230301', -1, '20230228'],
    ['20261120', 1.9, '20261121'],
    ['20261120', -1.9, '20261119'],
    ['99991231', 1, '99991231'],
    ['20261120', Infinity, '99991231'],
    ['20261120', -Infinity, '00010101'],
    ['20261120', NaN, '20261120'],
    ['20260230', 1, '20260230'],
    ['', 1, ''],
  ])('%s and %d days is %s', (day, days, result) => {
    expect(addDays(day, days)).toBe(result);
  });

  it.each([
    ['20240101', '20250101', 366],
    ['20250101', '20240101', -366],
    ['20261120', '20261120', 0],
    ['20260230', '20261120', NaN],
    ['20261120', 'soon', NaN],
  ])('from %s to %s are %d', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });
});

describe('dayText', () => {
  it('puts points between year, month and day', () => {
    expect(dayText('20261120')).toBe('2026.11.20');
  });

  it('is empty for what is no day', () => {
    expect(dayText('20260230')).toBe('');
  });
});
