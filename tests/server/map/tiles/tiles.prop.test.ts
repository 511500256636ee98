import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REGIONS } from '../../../../server/geography/regions.data';
import { BOUNDARIES } from '../../../support/boundaries';
import { COUNTRY, HALF } from './country';
import { isInside, readLayer, tileAt, tilesOf, unitsOf } from './tile-reader';
import { evenly } from '../../../support/core-values';

/** Half a pixel of simplification and the rounding to whole units, with room. */
const PRECISION = 6;

describe('a tile', () => {
  it('has a point on land exactly where its province is, but for its precision', async () => {
    const tile = await tilesOf(COUNTRY);
    const near = evenly(-1.4 * HALF, 1.4 * HALF);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...REGIONS),
        near,
        near,
        fc.integer({ min: 4, max: 13 }),
        async (region, dLat, dLng, z) => {
          const [lat, lng] = [region.lat + dLat, region.lng + dLng];
          const isLand = Math.abs(dLat) < HALF && Math.abs(dLng) < HALF;
          const id = tileAt(lat, lng, z);
          const at = unitsOf(id, [lng, lat]);
          const [right, down] = unitsOf(id, [lng + HALF - dLng, lat - HALF - dLat]);
          const [left, up] = unitsOf(id, [lng - HALF - dLng, lat + HALF - dLat]);
          const [x, y] = at;
          const toEdges = [x - left, right - x, y - up, down - y].map(Math.abs);
          fc.pre(Math.min(...toEdges) > PRECISION);
          // Another province's box may begin here.
          const others = REGIONS.filter((other) => other !== region);
          fc.pre(
            others.every(
              (other) =>
                Math.abs(other.lat - lat) > 1.2 * HALF || Math.abs(other.lng - lng) > 1.2 * HALF,
            ),
          );
          const ground = readLayer(await tile(id), 'ground');
          const on = (kind: string) =>
            ground.some((each) => each.properties['kind'] === kind && isInside(each, at));
          expect(on('land')).toBe(isLand);
          // The sea lies under it all: nothing of a coarser coast may be seen.
          expect(on('sea')).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('joins its neighbours: a line leaves one where it comes into the next', async () => {
    const tile = await tilesOf(BOUNDARIES);
    const crossings = async (id: { z: number; x: number; y: number }, edge: number) =>
      readLayer(await tile(id), 'border')
        .flatMap(({ lines }) => lines)
        .flatMap((line) =>
          line.slice(1).flatMap((to, index) => {
            const from = line[index] ?? to;
            if (from.x > edge === to.x > edge) return [];
            return [from.y + ((to.y - from.y) * (edge - from.x)) / (to.x - from.x)];
          }),
        )
        .sort((a, b) => a - b);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 8, max: 13 }),
        fc.double({ min: 37.44, max: 37.5, noNaN: true }),
        fc.double({ min: 126.9, max: 127.01, noNaN: true }),
        async (z, lat, lng) => {
          const id = tileAt(lat, lng, z);
          const left = await crossings(id, 4096);
          const right = await crossings({ ...id, x: id.x + 1 }, 0);
          expect(right).toHaveLength(left.length);
          left.forEach((y, index) => {
            expect(Math.abs(y - (right[index] ?? NaN))).toBeLessThan(PRECISION);
          });
        },
      ),
      { numRuns: 60 },
    );
  });
});
