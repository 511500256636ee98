import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#core';
import {
  fieldDay,
  fieldText,
  MOVE_IN,
  moveInChoice,
  moveInDay,
} from '../../../../src/ui/popups/filter/move-in-choice';

const TODAY = '20261120';

describe('by when', () => {
  test('is said in days from today', () => {
    expect(moveInDay('ANY', TODAY, '20261201')).toBeNull();
    expect(moveInDay('NOW', TODAY, null)).toBe(TODAY);
    expect(moveInDay('TWO_WEEKS', TODAY, null)).toBe('20261204');
    expect(moveInDay('MONTH', TODAY, null)).toBe('20261220');
    expect(moveInDay('DAY', TODAY, '20261201')).toBe('20261201');
  });

  test('is found again, another day is one of the own', () => {
    for (const choice of ['ANY', 'NOW', 'TWO_WEEKS', 'MONTH'] as const) {
      expect(moveInChoice(moveInDay(choice, TODAY, null), TODAY)).toBe(MOVE_IN[choice]);
    }
    expect(moveInChoice('20261201', TODAY)).toBe('DAY');
    expect(moveInChoice('20261101', TODAY)).toBe('DAY');
  });
});

describe('a date field', () => {
  test('says a day, none, or what is wrong with it', () => {
    expect(fieldDay('2026-11-20', false, TODAY)).toEqual({ ok: true, day: TODAY });
    expect(fieldDay('', false, TODAY)).toEqual({ ok: true, day: null });
    expect(fieldDay('', true, TODAY)).toEqual({ ok: false, reason: 'unfinished' });
    expect(fieldDay('2026-02-30', false, TODAY)).toEqual({ ok: false, reason: 'unfinished' });
    expect(fieldDay('2026-11-19', false, TODAY)).toEqual({ ok: false, reason: 'past' });
    expect(fieldText(null)).toBe('');
  });

  test('says the day that was written into it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), (days) => {
        const day = addDays(TODAY, days);
        expect(fieldDay(fieldText(day), false, TODAY)).toEqual({ ok: true, day });
      }),
    );
  });
});
