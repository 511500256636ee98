import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_FILTER, pixelDistance } from '#core';
import { HouseColumns } from '../../../server/columns/house-columns';
import { marksInView } from '../../../server/columns/house-marks';
import { cutBox } from '../../../server/columns/view-cells';
import { toGrid } from '../../../server/shared/world-grid';
import { TODAY } from '../../support/house-filters';
import { someBounds, someHouses } from '../db/houses/house-arbitrary';
import { columnHouse } from './column-houses';

const level = fc.integer({ min: 1, max: 14 });
/** As thin as no screen is: a street, or a line of one latitude. */
const thin = fc.constantFrom(
  { swLat: 37.5, swLng: 124, neLat: 37.5, neLng: 132 },
  { swLat: 33, swLng: 127, neLat: 39, neLng: 127.000_001 },
  { swLat: -90, swLng: -180, neLat: 90, neLng: 180 },
);

describe('a box cut into cells', () => {
  test('has few, and every point of it stands in one', () => {
    fc.assert(
      fc.property(fc.oneof(someBounds, thin), level, (bounds, at) => {
        const grid = cutBox(bounds, at);
        expect(grid.columns * grid.rows).toBeLessThanOrEqual(4096);
        expect(grid.shift).toBeGreaterThanOrEqual(7 + at);
        if (bounds.swLat > bounds.neLat || bounds.swLng > bounds.neLng) return;
        for (const corner of [
          { lat: bounds.swLat, lng: bounds.swLng },
          { lat: bounds.neLat, lng: bounds.neLng },
        ]) {
          const { x, y } = toGrid(corner);
          expect((x >> grid.shift) - grid.column).toBeGreaterThanOrEqual(0);
          expect((x >> grid.shift) - grid.column).toBeLessThan(grid.columns);
          expect((y >> grid.shift) - grid.row).toBeGreaterThanOrEqual(0);
          expect((y >> grid.shift) - grid.row).toBeLessThan(grid.rows);
        }
      }),
    );
  });

  test('makes marks that stand apart, however thin or large it is', () => {
    const houses = new HouseColumns();
    fc.sample(someHouses(600, 600), { numRuns: 1, seed: 5 })
      .flat()
      .forEach((house, index) => {
        houses.put(columnHouse(index + 1, house));
      });
    fc.assert(
      fc.property(fc.oneof(someBounds, thin), level, (bounds, at) => {
        const query = { bounds, level: at, filter: EMPTY_FILTER, today: TODAY };
        const { marks } = marksInView(houses, query);
        expect(marks.length).toBeLessThanOrEqual(200);
        const distances = marks.flatMap((mark, index) =>
          marks.slice(index + 1).map((other) => pixelDistance(mark, other, at)),
        );
        expect(Math.min(...distances)).toBeGreaterThanOrEqual(44);
      }),
    );
  });
});
