import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adQuality,
  freshPoints,
  fromMiddle,
  nearPoints,
  recommendedPoints,
  type JudgedAd,
} from '#core';
import { evenly } from '../../support/core-values';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 6);
const SILENT: JudgedAd = {
  maintenance: null,
  direction: null,
  approvedOn: null,
  station: null,
  description: '',
  contact: { tel: null, sms: null },
  photos: [],
};
const FULL: JudgedAd = {
  maintenance: { fee: 7, items: [], billedByUse: [] },
  direction: { facing: 'S', of: 'MAIN_ROOM' },
  approvedOn: '20150302',
  station: { name: '신림역', lines: [], walkMinutes: 5 },
  description: '가'.repeat(40),
  contact: { tel: '02-123-4567', sms: null },
  photos: Array.from({ length: 8 }),
};

describe('the points of an ad', () => {
  it('are four for each answer and two for each picture, 40 in all', () => {
    expect(adQuality(SILENT)).toBe(0);
    expect(adQuality(FULL)).toBe(40);
    expect(adQuality({ ...SILENT, photos: FULL.photos })).toBe(16);
    expect(adQuality({ ...FULL, photos: Array.from({ length: 30 }) })).toBe(40);
    expect(adQuality({ ...FULL, description: '가'.repeat(39) })).toBe(36);
    expect(adQuality({ ...FULL, contact: { tel: null, sms: '010-1234-5678' } })).toBe(40);
    expect(adQuality({ ...FULL, contact: { tel: null, sms: null } })).toBe(36);
  });

  it('never fall for an answer more', () => {
    const part = fc.subarray(Object.keys(SILENT) as (keyof JudgedAd)[]);
    fc.assert(
      fc.property(part, fc.constantFrom(...Object.keys(SILENT)), (said, more) => {
        const ad = (parts: readonly string[]): JudgedAd => ({
          ...SILENT,
          ...Object.fromEntries(parts.map((name) => [name, FULL[name as keyof JudgedAd]])),
        });
        expect(adQuality(ad([...said, more]))).toBeGreaterThanOrEqual(adQuality(ad(said)));
      }),
    );
  });
});

it.each([
  [0, 40],
  [DAY_MS - 1, 40],
  [DAY_MS, 39],
  [39 * DAY_MS, 1],
  [40 * DAY_MS, 0],
  [400 * DAY_MS, 0],
  [-DAY_MS, 40],
])('a house confirmed %d ms ago is %d points fresh', (ago, points) => {
  expect(freshPoints(NOW - ago, NOW)).toBe(points);
});

it.each([
  [0, 20],
  [0.049, 20],
  [0.05, 19],
  [0.25, 15],
  [1, 0],
  [1.3, 0],
  [Infinity, 0],
])('so far from the middle (%d): %d points', (away, points) => {
  expect(nearPoints(away)).toBe(points);
});

describe('how far from the middle of a box', () => {
  const box = { swLat: 37.4, swLng: 126.9, neLat: 37.5, neLng: 127 };

  it('is 0 in the middle, 1 in the corners and more beyond', () => {
    expect(fromMiddle({ lat: 37.45, lng: 126.95 }, box)).toBeLessThan(1e-6);
    for (const lat of [37.4, 37.5])
      for (const lng of [126.9, 127]) expect(fromMiddle({ lat, lng }, box)).toBeCloseTo(1, 9);
    expect(fromMiddle({ lat: 37.6, lng: 127.1 }, box)).toBeGreaterThan(1);
  });

  it('of a point is none for itself and endless for all others', () => {
    const point = { swLat: 37.4, swLng: 126.9, neLat: 37.4, neLng: 126.9 };
    expect(fromMiddle({ lat: 37.4, lng: 126.9 }, point)).toBe(0);
    expect(fromMiddle({ lat: 37.5, lng: 126.9 }, point)).toBe(Infinity);
  });

  it('grows on the way to a corner, and is never above 1 within the box', () => {
    const share = evenly(0, 1);
    fc.assert(
      fc.property(share, share, share, share, (across, up, one, other) => {
        const at = (part: number) => ({
          lat: 37.45 + (up - 0.5) * 0.1 * part,
          lng: 126.95 + (across - 0.5) * 0.1 * part,
        });
        const [near, far] = [Math.min(one, other), Math.max(one, other)];
        expect(fromMiddle(at(near), box)).toBeLessThanOrEqual(fromMiddle(at(far), box) + 1e-6);
        expect(fromMiddle(at(1), box)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  it('ends with the square world of the map', () => {
    const world = { swLat: -90, swLng: -180, neLat: 90, neLng: 180 };
    expect(fromMiddle({ lat: 0, lng: 0 }, world)).toBeCloseTo(0, 12);
    expect(fromMiddle({ lat: 89, lng: 180 }, world)).toBeCloseTo(1, 9);
  });
});

it('a house has all of them together, 0 to 100', () => {
  const confirmedAt = new Date(NOW).toISOString();
  expect(recommendedPoints({ ...FULL, confirmedAt }, { now: NOW, away: 0 })).toBe(100);
  const old = new Date(NOW - 90 * DAY_MS).toISOString();
  expect(recommendedPoints({ ...SILENT, confirmedAt: old }, { now: NOW, away: 2 })).toBe(0);
  const someDaysOld = new Date(NOW - 3 * DAY_MS).toISOString();
  const house = { ...SILENT, confirmedAt: someDaysOld };
  expect(recommendedPoints(house, { now: NOW, away: 0.5 })).toBe(37 + 10);
});
