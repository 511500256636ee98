import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  settleStop,
  SheetDrag,
  stopBeside,
  type SheetStops,
} from '../../../src/ui/components/sheet/sheet-motion';

const stops: fc.Arbitrary<SheetStops> = fc
  .tuple(fc.integer({ min: 40, max: 90 }), fc.nat(400), fc.nat(500))
  .map(([peek, more, most]) => ({ peek, half: peek + more, full: peek + more + most }));
const STOPS: SheetStops = { peek: 62, half: 424, full: 700 };

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

  it('is never further away than the ends, and a finger never leaves them', () => {
    fc.assert(
      fc.property(stops, fc.array(fc.integer({ min: -900, max: 900 })), (heights, ys) => {
        const drag = new SheetDrag(0, heights.half, heights);
        ys.forEach((y, index) => {
          const height = drag.move(y, index * 16);
          expect(height).toBeGreaterThanOrEqual(heights.peek);
          expect(height).toBeLessThanOrEqual(heights.full);
        });
        expect(['peek', 'half', 'full']).toContain(drag.end(ys.length * 16));
      }),
    );
  });

  it('goes up for a faster finger, never down', () => {
    fc.assert(
      fc.property(stops, fc.double({ min: 0, max: 1, noNaN: true }), (heights, share) => {
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
    expect(drag.move(400, 400)).toBe(162);
    expect(drag.move(250, 1200)).toBe(312);
    expect(drag.end(1600)).toBe('half');
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
