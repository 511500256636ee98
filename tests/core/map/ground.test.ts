import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boxAround,
  contains,
  distanceMetres,
  METRES_A_DEGREE,
  nearestTo,
  pointAt,
  walkMinutes,
} from '#core';
import { evenly } from '../../support/core-values';

const korea = fc.record({
  lat: evenly(33, 39),
  lng: evenly(124, 132),
});
const anywhere = fc.record({
  lat: evenly(-90, 90),
  lng: evenly(-180, 180),
});
const sillim = { lat: 37.4842, lng: 126.92959 };
const cityHall = { lat: 37.5657, lng: 126.9769 };

describe('distances', () => {
  it('are those of the ground', () => {
    expect(distanceMetres(sillim, cityHall)).toBeGreaterThan(9_900);
    expect(distanceMetres(sillim, cityHall)).toBeLessThan(10_000);
    expect(distanceMetres({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(20_015_114, 0);
    expect(distanceMetres({ lat: 37, lng: 127 }, { lat: 38, lng: 127 })).toBeCloseTo(111_195, 0);
    expect(distanceMetres({ lat: 60, lng: 127 }, { lat: 60, lng: 128 })).toBeCloseTo(55_597, 0);
  });

  it('are the same both ways, and none to oneself', () => {
    fc.assert(
      fc.property(korea, korea, (a, b) => {
        expect(distanceMetres(a, b)).toBeCloseTo(distanceMetres(b, a), 6);
        expect(distanceMetres(a, a)).toBe(0);
      }),
    );
  });
});

describe('what is nearest', () => {
  it('is within reach, nearest first, and no more than asked for', () => {
    const metres = fc.integer({ min: 0, max: 600_000 });
    fc.assert(
      fc.property(korea, fc.array(korea), metres, fc.nat(20), (at, list, metres, most) => {
        const found = nearestTo(at, list, { metres, most });
        const far = list.map((one) => distanceMetres(at, one)).filter((one) => one <= metres);
        expect(found.map(({ distance }) => distance)).toEqual(
          far.sort((a, b) => a - b).slice(0, most),
        );
        for (const { distance, ...one } of found) {
          expect(list).toContainEqual(one);
          expect(distanceMetres(at, one)).toBe(distance);
        }
      }),
    );
  });

  it('is still within reach where it is just as far', () => {
    const metres = distanceMetres(sillim, cityHall);
    expect(nearestTo(sillim, [cityHall], { metres, most: 1 })).toEqual([
      { ...cityHall, distance: metres },
    ]);
  });
});

describe('a point some metres away', () => {
  it('lies where the compass says', () => {
    const kilometre = 1_000 / METRES_A_DEGREE;
    expect(METRES_A_DEGREE).toBeCloseTo(111_195.08, 2);
    expect(pointAt(sillim, 1_000, 0).lat).toBeCloseTo(sillim.lat + kilometre, 9);
    expect(pointAt(sillim, 1_000, 0).lng).toBe(sillim.lng);
    expect(pointAt(sillim, 1_000, 180).lat).toBeCloseTo(sillim.lat - kilometre, 9);
    expect(pointAt({ lat: 0, lng: 127 }, 1_000, 90).lng).toBeCloseTo(127 + kilometre, 9);
    expect(pointAt({ lat: 0, lng: 180 }, METRES_A_DEGREE, 90).lng).toBeCloseTo(181, 9);
  });

  it('is as far as was asked, whichever way', () => {
    const far = evenly(0, 1_000_000);
    const bearing = evenly(0, 360);
    fc.assert(
      fc.property(anywhere, far, bearing, (from, metres, way) => {
        // At a pole, where all longitudes meet, rounding moves a point by some centimetres.
        const off = Math.abs(distanceMetres(from, pointAt(from, metres, way)) - metres);
        expect(off).toBeLessThan(0.5);
      }),
    );
  });
});

describe('the box around a point', () => {
  const reach = fc.oneof(evenly(0, 20_000), evenly(0, 20_100_000));

  it('holds whatever is within reach', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (at, other) => {
        expect(contains(boxAround(at, distanceMetres(at, other)), other)).toBe(true);
      }),
      {
        examples: [
          [
            { lat: 89.99, lng: 0 },
            { lat: 89.99, lng: 180 },
          ],
          [
            { lat: 10, lng: 179.999 },
            { lat: 10, lng: -179.999 },
          ],
          [
            { lat: 90, lng: 0 },
            { lat: -90, lng: 100 },
          ],
        ],
      },
    );
  });

  it('holds the whole circle', () => {
    const bearing = evenly(0, 360);
    fc.assert(
      fc.property(korea, evenly(0, 20_000), bearing, (at, far, way) => {
        expect(contains(boxAround(at, far), pointAt(at, far, way))).toBe(true);
      }),
    );
  });

  it('holds hardly more in Korea: no side is two metres too far', () => {
    fc.assert(
      fc.property(korea, evenly(0, 20_000), (at, far) => {
        const { swLat, neLat, neLng } = boxAround(at, far);
        expect(distanceMetres(at, { lat: neLat, lng: at.lng })).toBeLessThan(far + 2);
        expect(distanceMetres(at, { lat: swLat, lng: at.lng })).toBeLessThan(far + 2);
        const further = far + 2;
        const eastmost = Math.max(
          ...Array.from({ length: 360 }, (_, way) => pointAt(at, further, way).lng),
        );
        expect(neLng).toBeLessThan(eastmost + 1e-5);
      }),
    );
  });

  it('is a box of the earth, and grows with its reach', () => {
    fc.assert(
      fc.property(anywhere, reach, reach, (at, a, b) => {
        const [less, more] = [boxAround(at, Math.min(a, b)), boxAround(at, Math.max(a, b))];
        expect(contains(more, { lat: less.swLat, lng: less.swLng })).toBe(true);
        expect(contains(more, { lat: less.neLat, lng: less.neLng })).toBe(true);
        expect(
          contains(
            { swLat: -90, swLng: -180, neLat: 90, neLng: 180 },
            { lat: more.swLat, lng: more.swLng },
          ),
        ).toBe(true);
      }),
    );
  });

  it('goes all round the earth where it just reaches a pole', () => {
    const pole = { lat: 90, lng: 180 };
    expect(contains(boxAround({ lat: 89, lng: 0 }, METRES_A_DEGREE - 1), pole)).toBe(true);
  });

  it('ends at the date line where it just reaches it', () => {
    const east = boxAround({ lat: 0, lng: 0 }, 500).neLng;
    const box = boxAround({ lat: 0, lng: 180 - east }, 500);
    expect(box.neLng).toBe(180);
    expect(box.swLng).toBeCloseTo(180 - 2 * east, 9);
  });

  it.each([
    ['at a pole', { lat: 90, lng: 127 }],
    ['in the far north', { lat: 86, lng: 127 }],
    ['at the date line', { lat: 0, lng: 180 }],
  ])('of 500 m holds nothing of Korea %s', (_, at) => {
    expect(contains(boxAround(at, 500), sillim)).toBe(false);
  });
});

it.each([
  [0, 1],
  [51.5, 1],
  [51.6, 2],
  [257, 5],
  [258, 6],
  [1_000, 20],
])('a line of %d m is a walk of %d minutes', (metres, minutes) => {
  expect(walkMinutes(metres)).toBe(minutes);
});
