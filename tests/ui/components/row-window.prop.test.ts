import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsNear } from '../../../src/ui/components/list/rows-near';

const ROW_PX = 120;
const lists = fc.record({
  count: fc.integer({ min: 0, max: 5000 }),
  scrolled: fc.integer({ min: -300, max: 700_000 }),
  tall: fc.integer({ min: 0, max: 2000 }),
});

describe('the rows near the eye', () => {
  it('are rows of the list', () => {
    fc.assert(
      fc.property(lists, ({ count, scrolled, tall }) => {
        const { from, to } = rowsNear(count, ROW_PX, scrolled, tall);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(from).toBeLessThanOrEqual(to);
        expect(to).toBeLessThanOrEqual(count);
      }),
    );
  });

  it('hold every row that any part of the window shows', () => {
    fc.assert(
      fc.property(lists, ({ count, scrolled, tall }) => {
        const { from, to } = rowsNear(count, ROW_PX, scrolled, tall);
        for (let y = Math.max(0, scrolled); y < scrolled + tall; y += ROW_PX / 2) {
          const row = Math.floor(y / ROW_PX);
          if (row < count) expect(row >= from && row < to).toBe(true);
        }
      }),
    );
  });

  it('are few, however long the list', () => {
    fc.assert(
      fc.property(lists, ({ count, scrolled, tall }) => {
        const { from, to } = rowsNear(count, ROW_PX, scrolled, tall);
        expect(to - from).toBeLessThanOrEqual(Math.ceil(tall / ROW_PX) + 11);
      }),
    );
  });

  it('are the first ones before anything was measured', () => {
    expect(rowsNear(40, ROW_PX, 0, 0)).toEqual({ from: 0, to: 5 });
  });
});
