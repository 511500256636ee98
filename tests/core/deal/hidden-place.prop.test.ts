import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distanceMetres,
  hiddenPlace,
  PLACE_CELL_METRES,
  PLACE_CIRCLE_METRES,
  type GridShift,
  type LatLng,
} from '#core';
import { evenly } from '../../support/core-values';
import { koreanPoints } from '../../support/deals';

const METRES_A_DEGREE = 111_320;

const part = evenly(0, 1 - Number.EPSILON);
const shifts = fc.record({ north: part, east: part });

/** Tenths of a degree, where the width of a cell changes, and what lies less than a cell beside. */
const atBorders = fc
  .tuple(fc.integer({ min: 331, max: 389 }), evenly(-0.0009, 0.0009), evenly(124, 132))
  .map(([tenths, off, lng]) => ({ lat: tenths / 10 + off, lng }));

const rooms = fc.oneof(
  { weight: 3, arbitrary: koreanPoints },
  { weight: 2, arbitrary: atBorders },
  {
    weight: 1,
    arbitrary: fc.record({ lat: fc.constantFrom(33, 36, 39), lng: fc.constantFrom(124, 128, 132) }),
  },
);

/** Cells from the middle to the point, north and east: −0.5 to 0.5 each. */
const offsetInCell = (from: LatLng, to: LatLng): { north: number; east: number } => {
  const cell = PLACE_CELL_METRES / METRES_A_DEGREE;
  return {
    north: (to.lat - from.lat) / cell,
    east: ((to.lng - from.lng) / cell) * Math.cos((from.lat * Math.PI) / 180),
  };
};

/** The point so many cells away from a middle. */
const pointInCell = (middle: LatLng, { north, east }: GridShift): LatLng => {
  const cell = PLACE_CELL_METRES / METRES_A_DEGREE;
  return {
    lat: middle.lat + north * cell,
    lng: middle.lng + (east * cell) / Math.cos((middle.lat * Math.PI) / 180),
  };
};

describe('the place that everybody is told', () => {
  it('has the room in its circle, wherever in the country', () => {
    fc.assert(
      fc.property(rooms, shifts, (room, shift) => {
        expect(distanceMetres(room, hiddenPlace(room, shift))).toBeLessThan(PLACE_CIRCLE_METRES);
      }),
    );
  });

  it('is one point, however often it is asked for: there is nothing to average', () => {
    fc.assert(
      fc.property(rooms, shifts, fc.integer({ min: 2, max: 40 }), (room, shift, times) => {
        const answers = Array.from({ length: times }, () => hiddenPlace({ ...room }, { ...shift }));
        expect(new Set(answers.map(({ lat, lng }) => `${lat},${lng}`)).size).toBe(1);
      }),
    );
  });

  it('is the same for every room of a cell, so that it cannot tell them apart', () => {
    // A hair from the edge: cells of one band are up to 0.07 % wider than their own latitude's.
    const inside = fc.record({ north: evenly(-0.499, 0.499), east: evenly(-0.499, 0.499) });
    fc.assert(
      fc.property(rooms, shifts, inside, (room, shift, where) => {
        const told = hiddenPlace(room, shift);
        expect(hiddenPlace(pointInCell(told, where), shift)).toEqual(told);
        expect(hiddenPlace(told, shift)).toEqual(told);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is the middle of a cell that holds the room', () => {
    fc.assert(
      fc.property(rooms, shifts, (room, shift) => {
        const { north, east } = offsetInCell(hiddenPlace(room, shift), room);
        expect(Math.abs(north)).toBeLessThan(0.501);
        expect(Math.abs(east)).toBeLessThan(0.501);
      }),
    );
  });

  it.each([
    ['in 신림동', { lat: 37.4843, lng: 126.9297 }],
    ['in 서귀포', { lat: 33.2541, lng: 126.5601 }],
    ['on the border of two bands', { lat: 37.5, lng: 127.0276 }],
  ])('leaves the room anywhere in the cell, as likely here as there: %s', (_, room) => {
    const drawn = fc.sample(fc.noBias(shifts), { seed: 20261120, numRuns: 5_000 });
    const offsets = drawn.map((shift) => offsetInCell(hiddenPlace(room, shift), room));
    const mean = (values: readonly number[]) =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(Math.abs(mean(offsets.map(({ north }) => north)))).toBeLessThan(0.02);
    expect(Math.abs(mean(offsets.map(({ east }) => east)))).toBeLessThan(0.02);

    // A hundred squares of 10 m, the corners among them: fifty of 5,000 are expected in each.
    const squareOf = (at: number) => Math.min(9, Math.max(0, Math.floor((at + 0.5) * 10)));
    const met = Array.from({ length: 100 }, () => 0);
    for (const { north, east } of offsets) {
      const square = squareOf(north) * 10 + squareOf(east);
      met[square] = (met[square] ?? 0) + 1;
    }
    expect(Math.min(...met)).toBeGreaterThan(20);
    expect(Math.max(...met)).toBeLessThan(90);
  });
});
