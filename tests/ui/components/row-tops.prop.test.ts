import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowAt, rowsBetween, rowTops } from '../../../src/ui/components/list/row-tops';

const heights = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 });

describe('rows of any height', () => {
  it('begin where those before them end', () => {
    fc.assert(
      fc.property(heights, (all) => {
        const tops = rowTops(all);
        expect(tops).toHaveLength(all.length + 1);
        for (const [at, height] of all.entries())
          expect((tops[at + 1] ?? 0) - (tops[at] ?? 0)).toBe(height);
      }),
    );
  });

  it('are found where one looks, and at the ends where one looks beside them', () => {
    fc.assert(
      fc.property(heights, fc.integer({ min: -500, max: 30_000 }), (all, px) => {
        const tops = rowTops(all);
        const at = rowAt(tops, px);
        const end = tops.at(-1) ?? 0;
        if (px < 0) expect(at).toBe(0);
        else if (px >= end) expect(at).toBe(all.length - 1);
        else {
          expect(tops[at]).toBeLessThanOrEqual(px);
          expect(tops[at + 1]).toBeGreaterThan(px);
        }
      }),
    );
  });

  it('are all drawn of which anything lies in the window', () => {
    fc.assert(
      fc.property(heights, fc.nat(20_000), fc.integer({ min: 1, max: 900 }), (all, top, tall) => {
        const tops = rowTops(all);
        const { from, to } = rowsBetween(tops, top, top + tall);
        for (const [at, height] of all.entries()) {
          const begins = tops[at] ?? 0;
          const isSeen = begins < top + tall && begins + height > top;
          if (isSeen) expect(at >= from && at < to).toBe(true);
        }
      }),
    );
  });

  it('are none where there are none', () => {
    expect(rowsBetween(rowTops([]), 0, 800)).toEqual({ from: 0, to: 0 });
  });
});
