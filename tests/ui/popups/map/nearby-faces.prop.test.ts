import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NearbyPlace } from '#core';
import { nearbyFaces } from '../../../../src/ui/popups/map/nearby-faces';
import { pixelsFrom } from '../../../../src/ui/widgets/house-map/pixels-from';

const HOUSE = { lat: 37.484, lng: 126.93 };
const places = fc.array(
  fc.record({
    lat: fc.double({ min: 37.475, max: 37.493, noNaN: true }),
    lng: fc.double({ min: 126.92, max: 126.94, noNaN: true }),
    distance: fc.integer({ min: 0, max: 1000 }),
  }),
  { maxLength: 60 },
);
const listed = (all: readonly { lat: number; lng: number; distance: number }[]) =>
  all.map((one, index): NearbyPlace => ({
    ...one,
    id: `${index}`,
    category: 'CE7',
    name: '카페 이름',
  }));

test('every facility has a face, no two icons touch, and the selected one is named', () => {
  fc.assert(
    fc.property(places, fc.integer({ min: 1, max: 14 }), fc.nat(59), (all, level, chosen) => {
      const given = listed(all);
      const selected = given[chosen]?.id ?? null;
      const faces = nearbyFaces(given, HOUSE, level, selected);
      expect(faces.size).toBe(given.length);
      if (selected !== null) expect(faces.get(selected)).toBe('named');
      const icons = given
        .filter(({ id }) => faces.get(id) !== 'dot')
        .map((facility) => pixelsFrom(HOUSE, facility, level));
      for (const [at, icon] of icons.entries())
        for (const other of icons.slice(0, at)) {
          const apart = Math.max(Math.abs(icon.x - other.x), Math.abs(icon.y - other.y));
          expect(apart).toBeGreaterThanOrEqual(24 - 1e-6);
        }
    }),
  );
});
