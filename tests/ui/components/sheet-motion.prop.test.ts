import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SheetDrag } from '../../../src/ui/components/sheet/sheet-drag';
import {
  settleStop,
  stopBeside,
  type SheetStops,
} from '../../../src/ui/components/sheet/sheet-motion';
import { evenly } from '../../support/core-values';

const stops: fc.Arbitrary<SheetStops> = fc
  .tuple(fc.integer({ min: 40, max: 90 }), fc.nat(400), fc.nat(500))
  .map(([peek, more, most]) => ({ peek, half: peek + more, full: peek + more + most }));
const STOPS: SheetStops = { peek: 62, half: 424, full: 700 };
/** More than this no end gives way. */
const GIVES_PX = 32;

describe('where a sheet comes to rest', () => {
  it('is the nearest stop when it is let go slowly', () => {
    expect(settleStop(100, 0, STOPS)).toBe('peek');
    expect(settleStop(400, 0.1, STOPS)).toBe('half');
    expect(settleStop(690, -0.1, STOPS)).toBe('full');
  });

  it('is the next stop in the direction of a flick', () => {
    expect(settleStop(70, 1, STOPS)).toBe('half');
    expect(settleStop(430, 1, STOPS)).toBe('full');
    expect(settleStop(700, 1, STOPS)).toBe('full');
    expect(settleStop(690, -1, STOPS)).toBe('half');
    expect(settleStop(62, -1, STOPS)).toBe('peek');
  });

  it('is an end for a throw, however near the next stop is', () => {
    expect(settleStop(70, 3, STOPS)).toBe('full');
    expect(settleStop(690, -3, STOPS)).toBe('peek');
  });

  it('is never further away than the ends, which give way to a finger a little', () => {
    fc.assert(
      fc.property(stops, fc.array(fc.integer({ min: -900, max: 900 })), (heights, ys) => {
        const drag = new SheetDrag(0, heights.half, heights);
        ys.forEach((y, index) => {
          const { height, over } = drag.move(y, index * 16);
          expect(height).toBeGreaterThan(heights.peek - GIVES_PX);
          expect(height).toBeLessThan(heights.full + GIVES_PX);
          expect(over).toBe(0);
        });
        expect(['peek', 'half', 'full']).toContain(drag.end(ys.length * 16));
      }),
    );
  });

  it('goes up for a faster finger, never down', () => {
    fc.assert(
      fc.property(stops, evenly(0, 1), (heights, share) => {
        const height = heights.peek + (heights.full - heights.peek) * share;
        const slow = heights[settleStop(height, 0, heights)];
        expect(heights[settleStop(height, 2, heights)]).toBeGreaterThanOrEqual(
          Math.min(slow, height),
        );
        expect(heights[settleStop(height, -2, heights)]).toBeLessThanOrEqual(
          Math.max(slow, height),
        );
      }),
    );
  });

  it('follows the finger: a slow drag by 150 px ends where it was left', () => {
    const drag = new SheetDrag(500, STOPS.peek, STOPS);
    expect(drag.move(400, 400).height).toBe(162);
    expect(drag.move(250, 1200).height).toBe(312);
    expect(drag.end(1600)).toBe('half');
  });

  it('gives way less and less beyond its ends, and comes back from there', () => {
    const drag = new SheetDrag(500, STOPS.full, STOPS);
    const heights = [490, 450, 300].map((y, index) => drag.move(y, index * 100).height);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(heights[0]).toBeLessThan(STOPS.full + 10);
    expect(drag.end(1000)).toBe('full');
  });

  it('hands what goes on beyond the full height to a list that can scroll, and takes it back', () => {
    fc.assert(
      fc.property(stops, fc.array(fc.integer({ min: -900, max: 900 })), (heights, ys) => {
        const drag = new SheetDrag(0, heights.half, heights);
        ys.forEach((y, index) => {
          const { height, over } = drag.move(y, index * 16, () => true);
          const wanted = heights.half - y;
          if (wanted >= heights.peek) expect(height + over).toBe(wanted);
          if (over > 0) expect(height).toBe(heights.full);
        });
      }),
    );
  });

  it('has a stop beside each but the last', () => {
    expect([stopBeside('peek', 1), stopBeside('half', 1), stopBeside('full', 1)]).toEqual([
      'half',
      'full',
      'full',
    ]);
    expect([stopBeside('full', -1), stopBeside('peek', -1)]).toEqual(['half', 'peek']);
  });
});
