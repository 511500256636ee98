import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, giveBackSmsQuota, spendSmsQuota } from '#core';
import { anyText, days } from '../../support/core-values';

const today = '20261120';
const stored = (count: unknown, date: unknown = today): string => JSON.stringify({ date, count });

describe('spendSmsQuota', () => {
  it.each([
    [null, true, 1],
    [stored(0), true, 1],
    [stored(1), true, 2],
    [stored(1.9), true, 2],
    [stored(2), false, 2],
    [stored(7), false, 7],
    [stored(-5), true, 1],
    [stored('2'), true, 1],
    [stored(null), true, 1],
    ['{"date":"20261120","count":1e999}', true, 1],
    [stored(2, '20261119'), true, 1],
    [stored(2, '20261121'), true, 1],
    [stored(2, null), true, 1],
    ['[]', true, 1],
    ['null', true, 1],
    ['2', true, 1],
    ['{', true, 1],
    ['', true, 1],
  ])('with %j: allowed %s, then %d', (before, allowed, count) => {
    expect(spendSmsQuota(before, today)).toEqual({ allowed, next: stored(count) });
  });

  it('allows two a day, whatever was stored before, and two more the next day', () => {
    const start = fc.option(fc.oneof(anyText, fc.json()));
    fc.assert(
      fc.property(start, days, (before, day) => {
        fc.pre(!(before ?? '').includes(day));
        let kept = before;
        const answers = [day, day, day, addDays(day, 1), addDays(day, 1), addDays(day, 1)].map(
          (on) => {
            const { allowed, next } = spendSmsQuota(kept, on);
            kept = next;
            return allowed;
          },
        );
        expect(answers).toEqual([true, true, false, true, true, false]);
      }),
    );
  });
});

describe('giveBackSmsQuota', () => {
  it.each([
    [stored(2), 1],
    [stored(1), 0],
    [stored(0), 0],
    [stored(2, '20261119'), 0],
    [null, 0],
    ['{', 0],
  ])('of %j leaves %d', (before, count) => {
    expect(giveBackSmsQuota(before, today)).toBe(stored(count));
  });

  it('undoes what was spent on the same day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1 }), days, (count, day) => {
        const { next } = spendSmsQuota(stored(count, day), day);
        expect(giveBackSmsQuota(next, day)).toBe(stored(count, day));
      }),
    );
  });
});
