import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { fittingView, pixelDistance, settledView } from '#core';
import { PaddedCamera } from '../../../../src/adapters/maps/scripted/padded-camera';
import { boxOf } from '../../../support/fake-sdks/served-scripts';
import { sameBox, SILLIM } from '../../contracts/map-stage';
import { PlainScriptMap } from './plain-script-map';

const SIZE = { width: 390, height: 600 };
const view = fc.record({
  center: fc.record({
    lat: fc.double({ min: 33, max: 38.6, noNaN: true }),
    lng: fc.double({ min: 124.5, max: 131.9, noNaN: true }),
  }),
  // Farther away it shows that this script's scale is true in the middle, the core's at the centre.
  level: fc.integer({ min: 1, max: 11 }),
});
const edge = fc.integer({ min: 0, max: 150 });
const padding = fc.record({ top: edge, right: edge, bottom: edge, left: edge });

afterEach(() => {
  document.body.replaceChildren();
});

/** As the script of no vendor has it, which reckons as the core does. */
function cameraWith(around: { top: number; right: number; bottom: number; left: number }) {
  const { camera } = new PlainScriptMap({ center: SILLIM, level: 5 });
  return new PaddedCamera(camera, boxOf(document, SIZE.width, SIZE.height), around);
}

describe('a camera inside a padding that its script knows nothing of', () => {
  it('looks at the very place that it was sent to, and says the box that is seen', () => {
    fc.assert(
      fc.property(view, padding, (asked, around) => {
        const camera = cameraWith(around);
        camera.jump(asked);
        expect(camera.isAt(asked)).toBe(true);
        expect(camera.view()).toMatchObject(asked);
        sameBox(camera.view().bounds, settledView(asked, SIZE, around).bounds, 'bounds');
      }),
    );
  });

  it('takes what is in the middle of another padding for its centre', () => {
    fc.assert(
      fc.property(view, padding, padding, (asked, before, after) => {
        const camera = cameraWith(before);
        camera.jump(asked);
        camera.padding = after;
        camera.jump(camera.view());
        const seen = camera.beside({ x: 0, y: 0 });
        expect(pixelDistance(seen, camera.view().center, asked.level)).toBeLessThan(1);
      }),
    );
  });

  it('fits a box as the core does', () => {
    fc.assert(
      fc.property(view, view, padding, fc.integer({ min: 1, max: 14 }), (a, b, around, closest) => {
        const box = {
          swLat: Math.min(a.center.lat, b.center.lat),
          swLng: Math.min(a.center.lng, b.center.lng),
          neLat: Math.max(a.center.lat, b.center.lat),
          neLng: Math.max(a.center.lng, b.center.lng),
        };
        expect(cameraWith(around).fitting(box, closest)).toEqual(
          fittingView(box, SIZE, around, closest),
        );
      }),
    );
  });
});
