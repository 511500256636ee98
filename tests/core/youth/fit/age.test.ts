import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, ageOn } from '#core';
import { anyText, days } from '../../../support/core-values';

describe('ageOn', () => {
  it.each([
    ['20000514', '20260513', 25],
    ['20000514', '20260514', 26],
    ['20000514', '20260515', 26],
    ['20000514', '20000514', 0],
    ['20000514', '20010513', 0],
    ['20000514', '20010514', 1],
    ['20001231', '20261230', 25],
    ['20001231', '20261231', 26],
    ['20000101', '20251231', 25],
    ['20000101', '20260101', 26],
    ['19991231', '20000101', 0],
    ['20000229', '20260228', 25],
    ['20000229', '20260301', 26],
    ['20000229', '20280228', 27],
    ['20000229', '20280229', 28],
    ['20000301', '20280229', 27],
    ['20000228', '20280228', 28],
    ['19000228', '20260101', 125],
  ])('born on %s, on %s: %d', (birthDay, day, age) => {
    expect(ageOn(birthDay, day)).toBe(age);
  });

  it.each([
    ['20000514', '20000513'],
    ['20000514', '19991231'],
    ['20010229', '20260301'],
    ['20000514', '20260229'],
    ['', '20260514'],
    ['20000514', ''],
    ['soon', 'later'],
    [null, '20260514'],
  ])('born on %s, on %s: none', (birthDay, day) => {
    expect(ageOn(birthDay, day)).toBeNull();
  });

  it('grows by a year on one day of each year, and never else', () => {
    fc.assert(
      fc.property(days, fc.nat({ max: 40_000 }), (birthDay, later) => {
        const day = addDays(birthDay, later);
        const [before, after] = [ageOn(birthDay, day), ageOn(birthDay, addDays(day, 1))];
        const next = addDays(day, 1).slice(4);
        const isBirthday =
          next === birthDay.slice(4) ||
          (birthDay.endsWith('0229') && next === '0301' && !day.endsWith('0229'));
        expect((after ?? -1) - (before ?? -1)).toBe(isBirthday ? 1 : 0);
      }),
    );
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(anyText, anyText, (birthDay, day) => {
        expect(ageOn(birthDay, day) ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
