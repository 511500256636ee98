import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clippedRing,
  isIn,
  nearPieces,
  type Pixel,
} from '../../../../../src/adapters/maps/maplibre/still/clipped';

const FRAME = { left: 0, top: 0, right: 100, bottom: 60 };
const somePixel: fc.Arbitrary<Pixel> = fc.tuple(
  fc.integer({ min: -200, max: 300 }),
  fc.integer({ min: -200, max: 300 }),
);

/** Whether a point lies in a ring, by how often a ray from it crosses the ring. */
function covers(ring: readonly Pixel[], [x, y]: Pixel): boolean {
  const crossed = ring.filter(([toX, toY], index) => {
    const [fromX, fromY] = ring.at(index - 1) ?? [toX, toY];
    return fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY);
  });
  return crossed.length % 2 === 1;
}

/** Halves, so that no corner of a ring lies on them. */
const insideFrame: fc.Arbitrary<Pixel> = fc.tuple(
  fc.integer({ min: 0, max: 99 }).map((x) => x + 0.5123),
  fc.integer({ min: 0, max: 59 }).map((y) => y + 0.4871),
);

describe('a ring in a frame', () => {
  it('keeps a ring that lies inside', () => {
    const ring: Pixel[] = [
      [10, 10],
      [90, 10],
      [50, 50],
    ];
    expect(clippedRing(ring, FRAME)).toEqual(ring);
  });

  it('covers the frame where the ring lies all around it', () => {
    const ring: Pixel[] = [
      [-10, -10],
      [200, -10],
      [200, 200],
      [-10, 200],
    ];
    expect([...clippedRing(ring, FRAME)].sort()).toEqual([
      [0, 0],
      [0, 60],
      [100, 0],
      [100, 60],
    ]);
  });

  it('covers the same part of the frame, and nothing outside it', () => {
    fc.assert(
      fc.property(fc.array(somePixel, { minLength: 3, maxLength: 8 }), insideFrame, (ring, at) => {
        const clipped = clippedRing(ring, FRAME);
        const hair = { left: -1e-9, top: -1e-9, right: 100 + 1e-9, bottom: 60 + 1e-9 };
        expect(clipped.every((point) => isIn(point, hair))).toBe(true);
        expect(covers(clipped, at)).toBe(covers(ring, at));
      }),
      { numRuns: 500 },
    );
  });
});

describe('the pieces of a line near a frame', () => {
  it('are none where it lies beside the frame', () => {
    const line: Pixel[] = [
      [-10, 0],
      [-10, 60],
    ];
    expect(nearPieces(line, FRAME)).toEqual([]);
  });

  it('break where the line is far away', () => {
    const line: Pixel[] = [
      [10, 10],
      [150, 10],
      [150, 50],
      [10, 50],
    ];
    expect(nearPieces(line, FRAME)).toEqual([line.slice(0, 2), line.slice(2)]);
  });

  it('are stretches of the line, in its order, with every step that begins or ends inside', () => {
    fc.assert(
      fc.property(fc.array(somePixel, { minLength: 2, maxLength: 12 }), (line) => {
        const steps = (points: readonly Pixel[]) =>
          points.slice(1).map((to, index) => JSON.stringify([points[index], to]));
        const kept = nearPieces(line, FRAME).flatMap(steps);
        const all = steps(line);
        let from = 0;
        for (const step of kept) {
          const at = all.indexOf(step, from);
          expect(at).toBeGreaterThanOrEqual(from);
          from = at + 1;
        }
        const needed = line
          .slice(1)
          .map((to, index): [Pixel, Pixel] => [line[index] ?? to, to])
          .filter((ends) => ends.some((end) => isIn(end, FRAME)))
          .map((ends) => JSON.stringify(ends));
        expect(kept).toEqual(expect.arrayContaining(needed));
      }),
    );
  });
});
