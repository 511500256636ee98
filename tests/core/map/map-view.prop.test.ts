import fc from 'fast-check';
import { describe, it } from 'vitest';
import { fittingView, seenBounds } from '#core';

const lat = fc.double({ min: 33, max: 38.6, noNaN: true });
const lng = fc.double({ min: 124.5, max: 131.9, noNaN: true });
const size = fc.record({
  width: fc.integer({ min: 200, max: 2000 }),
  height: fc.integer({ min: 200, max: 1400 }),
});
const edge = fc.integer({ min: 0, max: 90 });
const padding = fc.record({ top: edge, right: edge, bottom: edge, left: edge });

describe('fittingView', () => {
  it('shows the whole box, and would not one level closer', () => {
    fc.assert(
      fc.property(lat, lng, lat, lng, size, padding, (aLat, aLng, bLat, bLng, box, around) => {
        const wanted = {
          swLat: Math.min(aLat, bLat),
          swLng: Math.min(aLng, bLng),
          neLat: Math.max(aLat, bLat),
          neLng: Math.max(aLng, bLng),
        };
        const view = fittingView(wanted, box, around);
        const holds = (level: number): boolean => {
          const seen = seenBounds({ ...view, level }, box, around);
          const hair = 1e-7;
          return (
            seen.swLat <= wanted.swLat + hair &&
            seen.swLng <= wanted.swLng + hair &&
            seen.neLat >= wanted.neLat - hair &&
            seen.neLng >= wanted.neLng - hair
          );
        };
        return (
          (view.level === 14 || holds(view.level)) && (view.level === 1 || !holds(view.level - 1))
        );
      }),
    );
  });
});
