import { describe, expect, test } from 'vitest';
import { isOpenAt, missedWhenAbsent } from '../../../server/jobs/gone-notices';
import type { StandingNotice } from '../../../server/ports/notifications/notice-deliveries';
import { listOf } from '../../support/public-notices';

const NOW = Date.parse('2026-11-20T00:00:00+09:00');
const DAY_MS = 86_400_000;
const TIMES = { since: '20260603', openSince: '20231121', openAt: NOW };

const standing = (number: string, part: Partial<StandingNotice> = {}): StandingNotice => ({
  number,
  list: 'a',
  announcedOn: '20261101',
  isSaidOver: false,
  closesAt: NOW + 30 * DAY_MS,
  ...part,
});
const old = (number: string, part: Partial<StandingNotice> = {}) =>
  standing(number, { announcedOn: '20260105', ...part });
const some = (count: number, make: typeof standing, part: Partial<StandingNotice> = {}) =>
  Array.from({ length: count }, (_, at) => make(`${make === old ? 'old' : 'new'}-${at}`, part));
const numbers = (count: number) => Array.from({ length: count }, (_, at) => `listed-${at}`);
const listed = (announced: number, open: number, isOpenWhole = true) => ({
  name: 'a',
  announced: { numbers: numbers(announced), isWhole: true },
  open: { numbers: numbers(open), isWhole: isOpenWhole },
});

test('what closes at a moment, or is said to be over, is not open any more', () => {
  expect(isOpenAt({ isSaidOver: false, closesAt: NOW }, NOW)).toBe(false);
  expect(isOpenAt({ isSaidOver: false, closesAt: NOW + 1 }, NOW)).toBe(true);
  expect(isOpenAt({ isSaidOver: false, closesAt: null }, NOW)).toBe(true);
  expect(isOpenAt({ isSaidOver: true, closesAt: null }, NOW)).toBe(false);
});

describe('where it is in no list, a notice is gone', () => {
  test.each<[string, StandingNotice, boolean]>([
    ['of late', standing('x'), true],
    ['of late that is over', standing('x', { closesAt: NOW - DAY_MS }), true],
    ['of the first day that was asked for', standing('x', { announcedOn: '20260603' }), true],
    ['of the day before that is open', standing('x', { announcedOn: '20260602' }), true],
    ['of the day before that is over', old('x', { announcedOn: '20260602', closesAt: NOW }), false],
    ['of long ago that is open', old('x'), true],
    ['of long ago without an end', old('x', { closesAt: null }), true],
    ['of long ago that is said to be over', old('x', { isSaidOver: true }), false],
    ['of three years ago', old('x', { announcedOn: '20231121' }), true],
    ['of before that, which nobody asked for', old('x', { announcedOn: '20231120' }), false],
    ['of another list', standing('x', { list: 'b' }), false],
    ['of no list', standing('x', { list: null }), false],
  ])('%s: %j → %j', (_, notice, isGone) => {
    const { among, doubts } = missedWhenAbsent([listOf('a', ['y'])], [notice], TIMES);
    expect([among, doubts]).toEqual([isGone ? ['x'] : [], []]);
  });
});

describe('what is open and old', () => {
  const known = [standing('new'), old('old'), old('endless', { closesAt: null })];

  test.each<[string, number, number, boolean]>([
    ['is not whole', 1, 1, false],
    ['has nothing', 1, 0, true],
  ])('is not judged where the list of what is open %s', (_, announced, open, isWhole) => {
    const { among, doubts } = missedWhenAbsent([listed(announced, open, isWhole)], known, TIMES);
    expect(among).toEqual(['new']);
    // Two of the three have an end; what has none need not be in a list by the day of the end.
    expect(doubts).toEqual([{ list: 'a', asked: 'open', listed: open, before: 2, isWhole }]);
  });

  test('is not judged where that list is suddenly too short beside what was open', () => {
    const many = some(20, old);
    expect(missedWhenAbsent([listed(1, 9)], many, TIMES)).toMatchObject({
      among: [],
      doubts: [{ asked: 'open', listed: 9, before: 20 }],
    });
    expect(missedWhenAbsent([listed(1, 10)], many, TIMES).among).toHaveLength(20);
    const endless = some(20, old, { closesAt: null });
    expect(missedWhenAbsent([listed(1, 1)], endless, TIMES).among).toHaveLength(20);
  });

  test('is not judged where the list of what was announced is doubted, once', () => {
    const many = [...some(20, standing), ...some(3, old)];
    expect(missedWhenAbsent([listed(9, 30)], many, TIMES)).toEqual({
      among: [],
      doubts: [{ list: 'a', asked: 'announced', listed: 9, before: 20, isWhole: true }],
    });
  });
});
