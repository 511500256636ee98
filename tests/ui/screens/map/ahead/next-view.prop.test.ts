import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latOf, lngOf, worldX, worldY, type LatLng, type SettledView } from '#core';
import { nextView } from '../../../../../src/ui/screens/map/ahead/next-view';
import { addressedView } from '../../../../../src/ui/screens/map/view/view-bounds';
import { settled } from '../map-store-kit';
import { evenly } from '../../../../support/core-values';

const center = fc.record({
  lat: fc.double({ min: 34, max: 38, noNaN: true }),
  lng: fc.double({ min: 126, max: 130, noNaN: true }),
});
const seen = (center: LatLng, level: number): SettledView =>
  addressedView(settled({ center, level }));

/** The same to two metres, and to what a map's scale changes on the way north. */
function expectNear(found: SettledView | null, meant: SettledView): void {
  if (found === null) throw new Error('There is no next view.');
  expect(found.level).toBe(meant.level);
  const { swLat, neLat } = meant.bounds;
  for (const edge of ['swLat', 'swLng', 'neLat', 'neLng'] as const) {
    const off = Math.abs(found.bounds[edge] - meant.bounds[edge]);
    expect(off).toBeLessThan(2e-5 + (neLat - swLat) / 100);
  }
}

describe('nextView', () => {
  it('is as far on as the last pan', () => {
    const part = evenly(-0.9, 0.9);
    const level = fc.integer({ min: 1, max: 8 });
    fc.assert(
      fc.property(center, level, part, part, (from, level, east, south) => {
        fc.pre(Math.abs(east) > 0.1);
        const { bounds } = seen(from, level);
        const [x, y] = [worldX(from.lng), worldY(from.lat)];
        const wide = (worldX(bounds.neLng) - worldX(bounds.swLng)) * east;
        const high = (worldY(bounds.swLat) - worldY(bounds.neLat)) * south;
        const after = (moves: number) =>
          seen({ lat: latOf(y + high * moves), lng: lngOf(x + wide * moves) }, level);
        expectNear(nextView(after(0), after(1)), after(2));
      }),
    );
  });

  it('is a level on from the last zoom, and none beyond the last level', () => {
    fc.assert(
      fc.property(center, fc.integer({ min: 2, max: 13 }), (at, level) => {
        expectNear(nextView(seen(at, level + 1), seen(at, level)), seen(at, level - 1));
        expectNear(nextView(seen(at, level - 1), seen(at, level)), seen(at, level + 1));
      }),
    );
    const at = { lat: 37.5, lng: 127 };
    expect(nextView(seen(at, 2), seen(at, 1))).toBeNull();
    expect(nextView(seen(at, 13), seen(at, 14))).toBeNull();
  });

  it('is a level further off for who has come, has not moved, or has jumped', () => {
    const at = { lat: 37.5, lng: 127 };
    const wider = seen(at, 6);
    expectNear(nextView(null, seen(at, 5)), wider);
    expectNear(nextView(seen(at, 5), seen(at, 5)), wider);
    expectNear(nextView(seen({ lat: 35, lng: 129 }, 5), seen(at, 5)), wider);
    expectNear(nextView(seen({ lat: 35, lng: 127 }, 5), seen(at, 5)), wider);
  });
});
