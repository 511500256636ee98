import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceMetres, type LatLng } from '#core';
import { boxAround } from '../../../server/shared/world-grid';
import { holds } from '../db/houses/house-arbitrary';

const lats = fc.double({ min: -90, max: 90, noNaN: true });
const lngs = fc.double({ min: -180, max: 180, noNaN: true });
const near = fc
  .record({ lat: lats, lng: lngs, north: fc.double({ min: -1, max: 1, noNaN: true }), east: lngs })
  .map(({ lat, lng, north, east }) => ({
    at: { lat, lng },
    other: { lat: Math.min(90, Math.max(-90, lat + north)), lng: lng + east / 200 },
  }))
  .filter(({ other }) => Math.abs(other.lng) <= 180);

describe('the box around a point', () => {
  test('holds whatever is within reach', () => {
    fc.assert(
      fc.property(near, ({ at, other }) => {
        expect(holds(boxAround(at, distanceMetres(at, other)), other)).toBe(true);
      }),
    );
  });

  test.each<[string, LatLng, LatLng]>([
    ['over a pole', { lat: 89.99, lng: 0 }, { lat: 89.99, lng: 180 }],
    ['over the date line', { lat: 10, lng: 179.999 }, { lat: 10, lng: -179.999 }],
  ])('holds what is within reach %s', (_, at, other) => {
    expect(holds(boxAround(at, distanceMetres(at, other)), other)).toBe(true);
  });

  test.each<[string, LatLng]>([
    ['at a pole', { lat: 90, lng: 127 }],
    ['in the far north', { lat: 86, lng: 127 }],
    ['at the date line', { lat: 0, lng: 180 }],
  ])('of 500 m holds nothing of Korea %s', (_, at) => {
    expect(holds(boxAround(at, 500), { lat: 37.5, lng: 127 })).toBe(false);
  });
});
