import { describe, expect, it } from 'vitest';
import { distanceMetres, fittingView, isSamePadding, seenBounds, settledView } from '#core';

const SILLIM = { lat: 37.48425, lng: 126.92968 };
const PHONE = { width: 390, height: 844 };

describe('seenBounds', () => {
  it('shows as many metres as the level says a pixel has', () => {
    const box = seenBounds({ center: SILLIM, level: 5 }, PHONE);
    const west = { lat: SILLIM.lat, lng: box.swLng };
    const east = { lat: SILLIM.lat, lng: box.neLng };
    expect(distanceMetres(west, east)).toBeCloseTo(390 * 4, -1);
  });

  it('leaves out what is covered, and keeps at least a pixel', () => {
    const padding = { top: 100, right: 0, bottom: 300, left: 0 };
    const box = seenBounds({ center: SILLIM, level: 5 }, PHONE, padding);
    const whole = seenBounds({ center: SILLIM, level: 5 }, PHONE);
    expect((box.neLat - box.swLat) / (whole.neLat - whole.swLat)).toBeCloseTo(444 / 844, 3);
    const sides = seenBounds({ center: SILLIM, level: 5 }, PHONE, {
      ...padding,
      left: 90,
      right: 60,
    });
    expect((sides.neLng - sides.swLng) / (whole.neLng - whole.swLng)).toBeCloseTo(240 / 390, 6);
    const covered = { top: 900, right: 400, bottom: 0, left: 0 };
    const hair = seenBounds({ center: SILLIM, level: 5 }, PHONE, covered);
    expect(hair.neLat).toBeGreaterThan(hair.swLat);
    expect(hair.neLng).toBeGreaterThan(hair.swLng);
  });
});

describe('settledView', () => {
  it('says the nearest whole level with the box that is really seen', () => {
    const view = settledView({ center: SILLIM, level: 5.04 }, PHONE);
    expect(view.level).toBe(5);
    expect(view.bounds).toEqual(seenBounds({ center: SILLIM, level: 5.04 }, PHONE));
  });
});

describe('fittingView', () => {
  it('goes back to the view whose box is fitted', () => {
    for (const level of [1, 4, 9, 13]) {
      const view = fittingView(seenBounds({ center: SILLIM, level }, PHONE), PHONE);
      expect(view.level).toBe(level);
      expect(distanceMetres(view.center, SILLIM)).toBeLessThan(2 ** level);
    }
  });

  it('comes no closer than asked, and shows a point as close as it may', () => {
    const point = { swLat: 37.5, swLng: 127, neLat: 37.5, neLng: 127 };
    expect(fittingView(point, PHONE).level).toBe(1);
    expect(fittingView(point, PHONE, undefined, 4).level).toBe(4);
  });

  it('goes no farther than the last level', () => {
    const world = { swLat: -60, swLng: -170, neLat: 60, neLng: 170 };
    expect(fittingView(world, PHONE).level).toBe(14);
  });
});

describe('isSamePadding', () => {
  const around = { top: 1, right: 2, bottom: 3, left: 4 };

  it('compares all four sides', () => {
    expect(isSamePadding(around, { ...around })).toBe(true);
    for (const side of ['top', 'right', 'bottom', 'left'] as const) {
      expect(isSamePadding(around, { ...around, [side]: 9 })).toBe(false);
    }
  });
});
