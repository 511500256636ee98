import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromMiddle, recommendedPoints } from '#core';
import { HouseColumns } from '../../../server/columns/house-columns';
import { listOrder } from '../../../server/columns/list-order';
import type { ColumnHouse } from '../../../server/ports/houses/packed-house';
import { toGrid } from '../../../server/shared/world-grid';
import { TODAY } from '../../support/house-filters';
import { aHouse } from '../db/houses/house-arbitrary';
import { columnHouse } from './column-houses';
import { evenly } from '../../support/core-values';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 6);
const bounds = { swLat: 37.4, swLng: 126.9, neLat: 37.5, neLng: 127.0 };
const MIDDLE = toGrid({ lat: 37.45, lng: 126.95 });
const CORNER = toGrid({ lat: bounds.neLat, lng: bounds.neLng });
const plain = columnHouse(1, aHouse({ listingNumber: 'a' }));

/** The points of a house in the recommended order. */
function points(own: Partial<ColumnHouse>): number {
  const houses = new HouseColumns();
  houses.put({ ...plain, ...own });
  const order = listOrder(houses.columns, 'recommended', { bounds, now: NOW, today: TODAY });
  expect(order.descending).toBe(true);
  return order.keysOf(Int32Array.of(0), null)[0] ?? NaN;
}

const quality = fc.integer({ min: 0, max: 40 });
const daysOld = fc.integer({ min: -2, max: 60 });
const share = evenly(0, 1);
const towardsCorner = (part: number) => ({
  x: Math.round(MIDDLE.x + (CORNER.x - MIDDLE.x) * part),
  y: Math.round(MIDDLE.y + (CORNER.y - MIDDLE.y) * part),
});
const house = fc
  .record({ quality, daysOld, share, later: fc.integer({ min: 0, max: DAY_MS - 1 }) })
  .map(({ quality: own, daysOld: days, share: part, later }) => ({
    quality: own,
    confirmedAt: NOW - days * DAY_MS + later,
    ...towardsCorner(part),
  }));

describe('the recommended order', () => {
  test('gives whole points from 0 to 100: up to 40 for the ad, 40 for its age, 20 for its place', () => {
    const best = { quality: 40, confirmedAt: NOW, ...MIDDLE };
    expect(points(best)).toBe(100);
    expect(points({ ...best, quality: 0 })).toBe(60);
    expect(points({ ...best, confirmedAt: NOW - 40 * DAY_MS })).toBe(60);
    expect(points({ ...best, confirmedAt: NOW - DAY_MS })).toBe(99);
    expect(points({ ...best, confirmedAt: NOW - DAY_MS + 1 })).toBe(100);
    expect(points({ ...best, ...CORNER })).toBeLessThanOrEqual(81);
    fc.assert(
      fc.property(house, (own) => {
        const found = points(own);
        expect(Number.isInteger(found)).toBe(true);
        expect(found).toBeGreaterThanOrEqual(0);
        expect(found).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('gives the points of the core, but for what rounding to the grid decides', () => {
    const some = fc.record({
      lat: fc.double({ min: 37.38, max: 37.52, noNaN: true }),
      lng: fc.double({ min: 126.88, max: 127.02, noNaN: true }),
      photos: fc.nat(12).map((count) => Array.from({ length: count }, () => '/house/a.svg')),
      confirmedAt: daysOld.map((days) => new Date(NOW - days * DAY_MS).toISOString()),
    });
    fc.assert(
      fc.property(some, (given) => {
        const own = aHouse({ listingNumber: 'a', ...given });
        const expected = recommendedPoints(own, { now: NOW, away: fromMiddle(own, bounds) });
        expect(Math.abs(points(columnHouse(1, own)) - expected)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('never puts a better ad, a fresher one or a nearer one further down', () => {
    fc.assert(
      fc.property(house, quality, daysOld, share, share, (own, better, days, one, other) => {
        const base = points(own);
        if (better >= own.quality) {
          expect(points({ ...own, quality: better })).toBe(base + better - own.quality);
        }
        const confirmedAt = NOW - days * DAY_MS;
        if (confirmedAt >= own.confirmedAt) {
          expect(points({ ...own, confirmedAt })).toBeGreaterThanOrEqual(base);
        }
        const [near, far] = [Math.min(one, other), Math.max(one, other)];
        expect(points({ ...own, ...towardsCorner(near) })).toBeGreaterThanOrEqual(
          points({ ...own, ...towardsCorner(far) }),
        );
      }),
    );
  });

  test('leaves out only what stands behind the last one that counts', () => {
    fc.assert(
      fc.property(
        fc.array(house, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 0, max: 100 }),
        (all, last) => {
          const houses = new HouseColumns();
          all.forEach((own, at) => {
            houses.put({ ...plain, id: at + 1, ...own });
          });
          const anchor = { bounds, now: NOW, today: TODAY };
          const { keysOf } = listOrder(houses.columns, 'recommended', anchor);
          const slots = Int32Array.from(all.keys());
          // A copy: the keys last until the next question.
          const whole = keysOf(slots, null).slice(0, all.length);
          const some = keysOf(slots, last);
          for (const [at, key] of whole.entries()) {
            if (key >= last) expect(some[at]).toBe(key);
            else expect(some[at]).toBeLessThan(last);
          }
        },
      ),
    );
  });
});
