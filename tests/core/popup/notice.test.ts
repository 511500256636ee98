import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isDay, isNoticeShown, NEVER_AGAIN, noticeHideUntil } from '#core';
import { anyNumber, anyText, days } from '../../support/core-values';

const today = '20261120';

describe('noticeHideUntil', () => {
  it.each([
    [null, '20261121'],
    [undefined, '20261121'],
    [NaN, '20261121'],
    [0, '99991231'],
    [-0, '99991231'],
    [1, '20261121'],
    [0.5, '20261121'],
    [1.5, '20261122'],
    [2, '20261122'],
    [7, '20261127'],
    [11, '20261201'],
    [-1, '20290816'],
    [-1000, '20290816'],
    [-Infinity, '20290816'],
    [Infinity, '99991231'],
    [1e12, '99991231'],
  ])('EXTRA %s hides until %s', (extra, day) => {
    expect(noticeHideUntil(extra, today)).toBe(day);
  });

  it('never again is the last day', () => {
    expect(NEVER_AGAIN).toBe('99991231');
  });
});

describe('isNoticeShown', () => {
  it.each([
    [null, false, true],
    [null, true, false],
    ['20261119', false, true],
    ['20261120', false, true],
    ['20261121', false, false],
    ['20261120', true, false],
    ['99991231', false, false],
    ['', false, true],
    ['20261131', false, true],
    ['never', false, true],
  ])('stored %j, closed %s: shown %s', (hideUntil, closedInSession, shown) => {
    expect(isNoticeShown({ hideUntil, today, closedInSession })).toBe(shown);
  });

  it('is hidden for as many days as were asked, then shown', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 400 }), (day, extra) => {
        const hideUntil = noticeHideUntil(extra, day);
        const shownOn = (date: string): boolean =>
          isNoticeShown({ hideUntil, today: date, closedInSession: false });
        expect(shownOn(addDays(day, extra - 1))).toBe(false);
        expect(shownOn(addDays(day, extra))).toBe(true);
      }),
    );
  });

  it('is hidden today whatever EXTRA says', () => {
    fc.assert(
      fc.property(days, fc.option(anyNumber), (day, extra) => {
        const hideUntil = noticeHideUntil(extra, day);
        expect(isDay(hideUntil)).toBe(true);
        expect(isNoticeShown({ hideUntil, today: day, closedInSession: false })).toBe(false);
      }),
    );
  });

  it('is shown with any rubbish stored', () => {
    fc.assert(
      fc.property(anyText, (hideUntil) => {
        fc.pre(!isDay(hideUntil));
        expect(isNoticeShown({ hideUntil, today, closedInSession: false })).toBe(true);
      }),
    );
  });
});
