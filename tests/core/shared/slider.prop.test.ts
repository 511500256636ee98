import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sliderLabel, sliderQuery } from '#core';
import { anyNumber } from '../../support/core-values';

const ranges = fc
  .tuple(fc.integer({ min: -1_000, max: 1_000 }), fc.integer({ min: 1, max: 50_000 }))
  .map(([min, size]) => ({ min, max: min + size }));
const handles = fc.oneof(fc.integer({ min: -60_000, max: 60_000 }), anyNumber);
const pairs = fc.tuple(handles, handles);

describe('label and query', () => {
  it('agree', () => {
    fc.assert(
      fc.property(ranges, pairs, (range, value) => {
        const { from, to } = sliderQuery(range, value);
        const format = (n: number): string => `<${n}>`;
        const expected =
          from === null && to === null
            ? '전체'
            : to === range.min
              ? '없음'
              : from === null
                ? `<${to ?? NaN}> 이하`
                : to === null
                  ? `<${from}> 이상`
                  : `<${from}> ~ <${to}>`;
        expect(sliderLabel(range, value, format)).toBe(expected);
      }),
    );
  });

  it('do not mind the order of the handles', () => {
    fc.assert(
      fc.property(ranges, fc.integer(), fc.integer(), (range, one, other) => {
        expect(sliderQuery(range, [one, other])).toEqual(sliderQuery(range, [other, one]));
        expect(sliderLabel(range, [one, other])).toBe(sliderLabel(range, [other, one]));
      }),
    );
  });

  it('stay within the limits, in order, and are never NaN', () => {
    fc.assert(
      fc.property(ranges, pairs, (range, value) => {
        const { from, to } = sliderQuery(range, value);
        const [lower, upper] = [from ?? range.min, to ?? range.max];
        expect(lower).toBeGreaterThanOrEqual(range.min);
        expect(upper).toBeLessThanOrEqual(range.max);
        expect(lower).toBeLessThanOrEqual(upper);
        expect(sliderLabel(range, value)).not.toContain('NaN');
      }),
    );
  });

  it('say the same of values that are clamped already', () => {
    fc.assert(
      fc.property(ranges, pairs, (range, value) => {
        const { from, to } = sliderQuery(range, value);
        const clamped = [from ?? range.min, to ?? range.max] as const;
        expect(sliderQuery(range, clamped)).toEqual({ from, to });
      }),
    );
  });
});
