import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_PADDING, pixelDistance, seenBounds } from '#core';
import { stillCamera } from '../../../../../src/adapters/maps/maplibre/still/still-camera';

const SIZE = { width: 390, height: 600 };
const someView = fc.record({
  center: fc.record({
    lat: fc.double({ min: 33, max: 38.8, noNaN: true }),
    lng: fc.double({ min: 125, max: 131, noNaN: true }),
  }),
  level: fc.integer({ min: 1, max: 14 }),
});
const side = fc.integer({ min: 0, max: 150 });
const somePadding = fc.record({ top: side, right: side, bottom: side, left: side });
const somePixel = fc.tuple(fc.integer({ min: 0, max: 390 }), fc.integer({ min: 0, max: 600 }));

describe('the camera of a picture', () => {
  it('has the centre in the middle of what is seen', () => {
    fc.assert(
      fc.property(someView, somePadding, (view, padding) => {
        const [x, y] = stillCamera(view, SIZE, padding).pixel(view.center.lng, view.center.lat);
        expect(x).toBeCloseTo((padding.left + SIZE.width - padding.right) / 2, 6);
        expect(y).toBeCloseTo((padding.top + SIZE.height - padding.bottom) / 2, 6);
      }),
    );
  });

  it('knows the place of each pixel', () => {
    fc.assert(
      fc.property(someView, somePadding, somePixel, (view, padding, at) => {
        const { pixel, place } = stillCamera(view, SIZE, padding);
        const { lng, lat } = place(at);
        const [x, y] = pixel(lng, lat);
        expect(Math.hypot(x - at[0], y - at[1])).toBeLessThan(1e-3);
      }),
    );
  });

  it('shows the box of its level', () => {
    fc.assert(
      fc.property(someView, (view) => {
        const { place } = stillCamera(view, SIZE, NO_PADDING);
        const { swLat, swLng, neLat, neLng } = seenBounds(view, SIZE);
        const [nw, se] = [place([0, 0]), place([SIZE.width, SIZE.height])];
        expect(pixelDistance(nw, { lat: neLat, lng: swLng }, view.level)).toBeLessThan(1e-3);
        expect(pixelDistance(se, { lat: swLat, lng: neLng }, view.level)).toBeLessThan(1e-3);
      }),
    );
  });
});
