import { describe, expect, it } from 'vitest';
import {
  broughtBack,
  compareHybrid,
  hearHybrid,
  hybridStampAt,
  hybridStampOf,
  hybridTimeOf,
  hybridWallOf,
  isAheadOf,
  isHybridStamp,
  LONGEST_HYBRID_STAMP,
  MOST_AHEAD_MS,
  newHybridClock,
  parseHybridClock,
  setHybrid,
  storedHybridClock,
  tickHybrid,
} from '#core';

const NOW = Date.UTC(2026, 10, 28);
const DAY = 24 * 60 * 60 * 1000;
const VERY_LAST = `${'z'.repeat(13)}-phone`;

describe('a hybrid clock', () => {
  it('says milliseconds, a count and the device', () => {
    const clock = tickHybrid(newHybridClock('phone'), NOW);
    expect(hybridStampOf(clock)).toBe('0mwzn8qo00000-phone');
    expect(hybridStampOf(tickHybrid(clock, NOW))).toBe('0mwzn8qo00001-phone');
    expect(hybridStampOf(tickHybrid(clock, NOW + 1))).toBe('0mwzn8qo10000-phone');
    expect(hybridWallOf(hybridStampOf(clock))).toBe(NOW);
    expect(hybridTimeOf(hybridStampOf(clock))).toBe('0mwzn8qo00000');
  });

  it('goes on where the device has gone back', () => {
    const clock = tickHybrid(newHybridClock('phone'), NOW);
    const back = tickHybrid(clock, NOW - DAY);
    expect(compareHybrid(hybridStampOf(clock), hybridStampOf(back))).toBe(-1);
    expect(hybridWallOf(hybridStampOf(back))).toBe(NOW);
  });

  it('takes the next millisecond where the count is full, and stays at the very last', () => {
    const full = { ...newHybridClock('phone'), wall: NOW, count: 36 ** 4 - 1 };
    expect(tickHybrid(full, NOW)).toMatchObject({ wall: NOW + 1, count: 0 });
    const last = tickHybrid(newHybridClock('phone'), NOW, [VERY_LAST]);
    expect(hybridStampOf(last)).toBe(VERY_LAST);
  });

  it('stamps what is older than stamps by its moment, whatever that says', () => {
    expect(hybridStampAt(NOW, 'phone')).toBe('0mwzn8qo00000-phone');
    expect(hybridWallOf(hybridStampAt(-5, 'phone'))).toBe(0);
    expect(isHybridStamp(hybridStampAt(Number.MAX_VALUE, 'phone'))).toBe(true);
  });

  it('knows a stamp when it sees one', () => {
    const longest = hybridStampAt(NOW, 'x'.repeat(22));
    expect(longest).toHaveLength(LONGEST_HYBRID_STAMP);
    expect(isHybridStamp(longest)).toBe(true);
    for (const none of [`${longest}x`, '', 5, null, '0mwzn8qo00000-', '0MWZN8QO00000-a'])
      expect(isHybridStamp(none), String(none)).toBe(false);
  });

  it('is set by the server where it is off by more than a network explains', () => {
    const clock = newHybridClock('phone');
    expect(setHybrid(clock, NOW + 3 * DAY, NOW).shift).toBe(-3 * DAY);
    expect(setHybrid(clock, NOW - 3 * DAY, NOW).shift).toBe(3 * DAY);
    const set = setHybrid(clock, NOW + 3 * DAY, NOW);
    expect(setHybrid(set, NOW + MOST_AHEAD_MS, NOW).shift).toBe(0);
    expect(hybridWallOf(hybridStampOf(tickHybrid(set, NOW + 3 * DAY)))).toBe(NOW);
  });

  it('lets nobody stamp what is further ahead than clocks may be', () => {
    expect(isAheadOf(NOW, hybridStampAt(NOW + MOST_AHEAD_MS, 'phone'))).toBe(false);
    expect(isAheadOf(NOW, hybridStampAt(NOW + MOST_AHEAD_MS + 1, 'phone'))).toBe(true);
  });

  it('hears of later stamps, and is not changed by earlier ones', () => {
    const clock = tickHybrid(newHybridClock('phone'), NOW);
    const heard = hybridTimeOf(hybridStampAt(NOW - 1, 'other'));
    expect(hearHybrid(clock, [hybridStampAt(NOW - 1, 'other')])).toEqual({ ...clock, heard });
    expect(hearHybrid(clock, [hybridStampAt(NOW + 1, 'other')])).toMatchObject({ wall: NOW + 1 });
  });

  it('is read out of storage as it was stored, and is nothing where it cannot be', () => {
    const heard = hearHybrid(newHybridClock('phone'), [hybridStampAt(NOW, 'other')]);
    const clock = setHybrid(tickHybrid(heard, NOW), NOW + DAY, NOW);
    expect(parseHybridClock(storedHybridClock(clock))).toEqual(clock);
    expect(parseHybridClock('{"node":"a","wall":-1.5,"count":1e99}')).toEqual({
      node: 'a',
      wall: 0,
      count: 36 ** 4 - 1,
      shift: 0,
      heard: '0000000000000',
    });
    const broken = [null, '{', '[]', '{"node":"a b","wall":1,"count":1}'];
    for (const stored of [...broken, '{"node":"a","count":1}', '{"node":"a","wall":1}'])
      expect(parseHybridClock(stored)).toBeNull();
  });
});

describe('what was stamped while a clock ran ahead', () => {
  it('is stamped anew behind all else, by the same devices, with what was of one time', () => {
    const before = hybridStampAt(NOW - 1, 'phone');
    const ahead = [5, 3, 3].map((days, at) => hybridStampAt(NOW + days * DAY, `n${at}`));
    const off = { ...newHybridClock('phone'), wall: NOW + 5 * DAY };
    const { clock, stamp } = broughtBack(off, [before, ...ahead], NOW);
    expect([before, ...ahead].map(stamp)).toEqual([
      before,
      '0mwzn8qo00001-n0',
      '0mwzn8qo00000-n1',
      '0mwzn8qo00000-n2',
    ]);
    expect(clock).toMatchObject({ wall: NOW, count: 1 });
  });

  it('comes after what the device had heard of before, too', () => {
    const heard = hearHybrid(newHybridClock('phone'), [hybridStampAt(NOW + 5, 'other')]);
    const off = tickHybrid(heard, NOW + 3 * DAY);
    const { stamp } = broughtBack(off, [hybridStampOf(off)], NOW);
    expect(stamp(hybridStampOf(off))).toBe('0mwzn8qo50001-phone');
  });

  it('changes nothing where no clock ran ahead', () => {
    const clock = tickHybrid(newHybridClock('phone'), NOW);
    const back = broughtBack(clock, [hybridStampOf(clock)], NOW);
    expect(back.clock).toEqual(clock);
    expect(back.stamp(hybridStampOf(clock))).toBe(hybridStampOf(clock));
  });
});
