import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, contains } from '#core';
import { evenly } from '../../support/core-values';

const point = fc.record({
  lat: evenly(-90, 90),
  lng: evenly(-180, 180),
});

describe('the box around points', () => {
  it('is a point for one, and none for none', () => {
    expect(boundsOf([])).toBeNull();
    expect(boundsOf([{ lat: 37, lng: 127 }])).toEqual({
      swLat: 37,
      swLng: 127,
      neLat: 37,
      neLng: 127,
    });
  });

  it('holds them all, with one on every side', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1 }), (points) => {
        const box = boundsOf(points);
        if (box === null) throw new Error('There are points.');
        expect(points.every((one) => contains(box, one))).toBe(true);
        expect(points.some(({ lat }) => lat === box.swLat)).toBe(true);
        expect(points.some(({ lat }) => lat === box.neLat)).toBe(true);
        expect(points.some(({ lng }) => lng === box.swLng)).toBe(true);
        expect(points.some(({ lng }) => lng === box.neLng)).toBe(true);
      }),
    );
  });

  it.each([
    [37.49, 126.9, false],
    [37.5, 126.9, true],
    [37.6, 127.1, true],
    [37.61, 127.1, false],
    [37.55, 126.89, false],
    [37.55, 127.11, false],
  ])('at %d, %d: inside is %s', (lat, lng, isInside) => {
    const box = { swLat: 37.5, swLng: 126.9, neLat: 37.6, neLng: 127.1 };
    expect(contains(box, { lat, lng })).toBe(isInside);
  });
});
