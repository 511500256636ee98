import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressedPoint, seenBounds } from '#core';
import { addressedView } from '../../../../../src/ui/screens/map/view/view-bounds';
import { settled, SIZE } from '../map-store-kit';

const views = fc.record({
  center: fc.record({
    lat: fc.double({ min: 33, max: 39, noNaN: true }),
    lng: fc.double({ min: 124, max: 132, noNaN: true }),
  }),
  level: fc.integer({ min: 1, max: 8 }),
});

describe('addressedView', () => {
  it('is the box that whoever opens the address sees, to the centimetre of the wire', () => {
    fc.assert(
      fc.property(views, (view) => {
        const here = addressedView(settled(view)).bounds;
        const there = seenBounds({ ...view, center: addressedPoint(view.center) }, SIZE);
        for (const edge of ['swLat', 'swLng', 'neLat', 'neLng'] as const)
          expect(Math.abs(here[edge] - there[edge])).toBeLessThan(1e-7);
      }),
    );
  });

  it('is less than a metre from the box that is seen', () => {
    fc.assert(
      fc.property(views, (view) => {
        const seen = settled(view);
        const asked = addressedView(seen).bounds;
        expect(Math.abs(asked.swLat - seen.bounds.swLat)).toBeLessThan(6e-6);
        expect(Math.abs(asked.neLng - seen.bounds.neLng)).toBeLessThan(6e-6);
      }),
    );
  });
});
