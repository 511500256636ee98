import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distanceMetres,
  latOf,
  levelToZoom,
  lngOf,
  metresPerPixel,
  pixelDistance,
  worldX,
  worldY,
  zoomToLevel,
} from '#core';
import { evenly } from '../../support/core-values';

const korea = fc.record({
  lat: evenly(33, 39),
  lng: evenly(124, 132),
});

describe('levels of MapLibre', () => {
  it.each([
    [1, 0.25],
    [3, 1],
    [5, 4],
    [14, 2_048],
  ])('level %d shows %d m a pixel', (level, metres) => {
    expect(metresPerPixel(level)).toBe(metres);
  });

  it('zoom is 18.92 − level in Seoul', () => {
    expect(levelToZoom(5, 37.5)).toBeCloseTo(18.92 - 5, 2);
    expect(levelToZoom(5, 0)).toBeCloseTo(Math.log2(156543.03 / 4) - 1, 5);
  });

  it('lead there and back', () => {
    const latitudes = evenly(-80, 80);
    fc.assert(
      fc.property(evenly(1, 14), latitudes, (level, lat) => {
        expect(zoomToLevel(levelToZoom(level, lat), lat)).toBeCloseTo(level, 9);
      }),
    );
  });
});

describe('the square world', () => {
  it.each([
    [-180, 0],
    [0, 0.5],
    [90, 0.75],
    [180, 0],
    [270, 0.25],
    [-270, 0.75],
  ])('longitude %d is at %d', (lng, x) => {
    expect(worldX(lng)).toBe(x);
  });

  it.each([
    [0, 0.5],
    [85.0511287798, 0],
    [90, 0],
    [-90, 1],
    [-85.0511287798, 1],
    [37.5, 0.387],
  ])('latitude %d is at %d', (lat, y) => {
    expect(worldY(lat)).toBeCloseTo(y, 3);
  });

  it('has every point, below 1', () => {
    const any = evenly(-1_000, 1_000);
    fc.assert(
      fc.property(any, (degrees) => {
        for (const one of [worldX(degrees), worldY(degrees)]) {
          expect(one).toBeGreaterThanOrEqual(0);
          expect(one).toBeLessThan(1);
        }
      }),
      { examples: [[-1e-20], [-180.00000000000003], [179.99999999999997], [90]] },
    );
  });

  it('leads there and back', () => {
    fc.assert(
      fc.property(korea, ({ lat, lng }) => {
        expect(latOf(worldY(lat))).toBeCloseTo(lat, 9);
        expect(lngOf(worldX(lng))).toBeCloseTo(lng, 9);
      }),
    );
    expect(latOf(0.5)).toBe(0);
    expect(lngOf(0)).toBe(-180);
  });
});

describe('distances in pixels', () => {
  it('are metres over metres a pixel', () => {
    const near = fc.record({
      dLat: evenly(-0.01, 0.01),
      dLng: evenly(-0.01, 0.01),
    });
    fc.assert(
      fc.property(korea, near, fc.integer({ min: 1, max: 14 }), (a, { dLat, dLng }, level) => {
        const b = { lat: a.lat + dLat, lng: a.lng + dLng };
        const metres = pixelDistance(a, b, level) * metresPerPixel(level);
        const ground = distanceMetres(a, b);
        expect(Math.abs(metres - ground)).toBeLessThanOrEqual(ground * 0.003 + 0.001);
      }),
    );
  });

  it('far apart are measured at the latitude in the middle', () => {
    const pixels = pixelDistance({ lat: 33, lng: 127 }, { lat: 39, lng: 127 }, 14);
    const exact = (worldY(33) - worldY(39)) * 40_075_016.68 * Math.cos((36 * Math.PI) / 180);
    expect(pixels).toBeCloseTo(exact / 2_048, 6);
  });
});
