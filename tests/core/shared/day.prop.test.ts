import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isDay, seoulDay, seoulMidnight } from '#core';
import { anyNumber, anyText, days } from '../../support/core-values';

const inSeoul = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

describe('days', () => {
  it('every moment has one', () => {
    fc.assert(
      fc.property(anyNumber, (moment) => {
        expect(isDay(seoulDay(moment))).toBe(true);
      }),
    );
  });

  it('are what a calendar of Seoul says', () => {
    const moments = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01') });
    fc.assert(
      fc.property(
        moments.filter((moment) => !Number.isNaN(moment.getTime())),
        (moment) => {
          expect(seoulDay(moment.getTime())).toBe(inSeoul.format(moment).replaceAll('-', ''));
        },
      ),
    );
  });

  it('begin at their midnight', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(seoulDay(seoulMidnight(day))).toBe(day);
        expect(seoulDay(seoulMidnight(day) - 1)).toBe(addDays(day, -1));
      }),
    );
  });

  it('added are days between', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -40_000, max: 40_000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
        expect(addDays(addDays(day, count), -count)).toBe(day);
      }),
    );
  });

  it('never throw, whatever the text', () => {
    fc.assert(
      fc.property(anyText, anyNumber, (text, count) => {
        expect(isDay(addDays(text, count))).toBe(isDay(text));
        expect(Number.isNaN(seoulMidnight(text))).toBe(!isDay(text));
        expect(daysBetween(text, '20261120')).toBe(isDay(text) ? expect.any(Number) : NaN);
      }),
    );
  });
});
