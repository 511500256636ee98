import { describe, expect, test } from 'vitest';
import { byDay, toldText, withHeard, type MemberNotification } from '#core';

const NOW = Date.parse('2026-11-20T12:00:00+09:00');

const told = (id: string, createdAt: string, change = 1, isRead = false): MemberNotification => ({
  id,
  kind: 'NOTICE_ALARM',
  title: id,
  message: '',
  NOTI_TARGET_CD: 'OPITG10002',
  LINK: '1',
  createdAt,
  isRead,
  change,
  firstChange: change,
});

const A = told('a', '2026-11-20T02:00:00.000Z', 1);
const B = told('b', '2026-11-20T01:00:00.000Z', 2);

describe('what is heard of a notification', () => {
  test('puts a new one where its time is', () => {
    expect(withHeard([A], B)).toEqual([A, B]);
    expect(withHeard([B], A)).toEqual([A, B]);
  });

  test('takes the place of what was known before it', () => {
    const read = { ...B, isRead: true, change: 3 };
    expect(withHeard([A, B], read)).toEqual([A, read]);
  });

  test('moves up where others joined in', () => {
    const joined = { ...B, createdAt: '2026-11-20T03:00:00.000Z', change: 3 };
    expect(withHeard([A, B], joined)).toEqual([joined, A]);
  });

  test.each([2, 1])('changes nothing where it is not newer', (change) => {
    const list = [A, B];
    expect(withHeard(list, { ...B, isRead: true, change })).toBe(list);
  });
});

describe('notifications by day', () => {
  test('stand under the days of Seoul, in their order', () => {
    const list = [
      told('ahead', '2026-11-20T15:30:00.000Z'),
      told('noon', '2026-11-20T03:00:00.000Z'),
      told('first minute', '2026-11-19T15:00:00.000Z'),
      told('last minute', '2026-11-19T14:59:59.999Z'),
      told('old', '2026-11-13T03:00:00.000Z'),
      told('last year', '2025-12-31T14:59:00.000Z'),
    ];
    expect(byDay(list, NOW).map(({ name, items }) => [name, items.map(({ id }) => id)])).toEqual([
      ['오늘', ['ahead']],
      ['오늘', ['noon', 'first minute']],
      ['어제', ['last minute']],
      ['11월 13일(금)', ['old']],
      ['2025년 12월 31일(수)', ['last year']],
    ]);
  });

  test('are none where there are none', () => {
    expect(byDay([], NOW)).toEqual([]);
  });
});

describe('when a notification was told', () => {
  test.each([
    ['2026-11-20T02:57:00.000Z', '3분 전'],
    ['2026-11-19T15:00:00.000Z', '12시간 전'],
    ['2026-11-19T14:59:59.999Z', '23:59'],
    ['2026-11-18T23:05:00.000Z', '08:05'],
    ['2026-11-20T15:30:00.000Z', '방금 전'],
  ])('%s is said under its day as %s', (createdAt, text) => {
    expect(toldText(told('a', createdAt), NOW)).toBe(text);
  });
});
