import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedBounds, levelToZoom, seenBounds, worldX, worldY, type Bounds } from '#core';
import { evenly } from '../../support/core-values';
import { isIdempotent } from '../../support/laws';

const level = fc.integer({ min: 1, max: 14 });
const seen = fc
  .record({
    level,
    lat: evenly(33, 38.6),
    lng: evenly(124.5, 131.9),
    width: fc.integer({ min: 200, max: 3000 }),
    height: fc.integer({ min: 200, max: 2000 }),
  })
  .map(({ level, lat, lng, ...size }) => ({
    level,
    lat,
    bounds: seenBounds({ center: { lat, lng }, level }, size),
  }));
/** Five decimals of a degree. */
const METRE = 1e-5;

const holds = (outer: Bounds, inner: Bounds): boolean =>
  outer.swLat <= inner.swLat &&
  outer.swLng <= inner.swLng &&
  outer.neLat >= inner.neLat &&
  outer.neLng >= inner.neLng;

describe('askedBounds', () => {
  it('holds what is seen', () => {
    fc.assert(fc.property(seen, ({ bounds, level }) => holds(askedBounds(bounds, level), bounds)));
  });

  it('is its own box', () => {
    isIdempotent(seen, ({ level, lat, bounds }) => ({
      level,
      lat,
      bounds: askedBounds(bounds, level),
    }));
  });

  it('is no more than 33 pixels and a metre larger on each side', () => {
    fc.assert(
      fc.property(seen, ({ bounds, level, lat }) => {
        const asked = askedBounds(bounds, level);
        const pixels = 512 * 2 ** levelToZoom(level, lat);
        const south = (worldY(asked.swLat) - worldY(bounds.swLat - METRE)) * pixels;
        const north = (worldY(bounds.neLat + METRE) - worldY(asked.neLat)) * pixels;
        const west = (worldX(bounds.swLng - METRE) - worldX(asked.swLng)) * pixels;
        const east = (worldX(asked.neLng) - worldX(bounds.neLng + METRE)) * pixels;
        // The country leans: a pixel in its south is not one in its north.
        for (const more of [south, north, west, east])
          expect(more).toBeLessThan(level < 9 ? 33 : 36);
      }),
    );
  });

  it('is one box for all that lie between it and what is seen', () => {
    const share = evenly(0, 1);
    fc.assert(
      fc.property(seen, fc.tuple(share, share, share, share), ({ bounds, level }, shares) => {
        const asked = askedBounds(bounds, level);
        const between = (edge: keyof Bounds, part: number) =>
          bounds[edge] + (asked[edge] - bounds[edge]) * part;
        const other = {
          swLat: Math.max(asked.swLat, between('swLat', shares[0])),
          swLng: Math.max(asked.swLng, between('swLng', shares[1])),
          neLat: Math.min(asked.neLat, between('neLat', shares[2])),
          neLng: Math.min(asked.neLng, between('neLng', shares[3])),
        };
        expect(askedBounds(other, level)).toEqual(asked);
      }),
    );
  });

  it('is asked for again while a window moves', () => {
    const step = 360 / (512 * 2 ** levelToZoom(5, 37.5));
    const boxes = Array.from({ length: 300 }, (_, pixel) => {
      const center = { lat: 37.5, lng: 127 + pixel * step };
      const seen = seenBounds({ center, level: 5 }, { width: 400, height: 700 });
      return JSON.stringify(askedBounds(seen, 5));
    });
    // Each side crosses a line every 30 pixels.
    expect(new Set(boxes).size).toBeLessThan(25);
  });

  it('is written with five decimals', () => {
    fc.assert(
      fc.property(seen, ({ bounds, level }) =>
        Object.values(askedBounds(bounds, level)).every(
          (degrees: number) => Number(degrees.toFixed(5)) === degrees,
        ),
      ),
    );
  });

  it('ends where the square world does', () => {
    const all = { swLat: -90, swLng: -200, neLat: 90, neLng: 200 };
    expect(askedBounds(all, 14)).toEqual({
      swLat: -85.05113,
      swLng: -180,
      neLat: 85.05113,
      neLng: 180,
    });
    expect(askedBounds({ swLat: 0, swLng: 0, neLat: 0, neLng: 0 }, 5)).toEqual({
      swLat: 0,
      swLng: 0,
      neLat: 0,
      neLng: 0,
    });
  });
});
