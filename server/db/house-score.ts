import { sql, type SQL } from 'drizzle-orm';
import type { Bounds } from '#core';
import type { NewHouse } from './house-record';
import { houses } from './schema';
import { toGrid } from './world-grid';

/*
 * The recommended order, in whole points so that every database adds up the same:
 *   up to 40  the ad itself (below), kept with the house
 *   up to 40  confirmed lately: one point less for each day since, none after 40 days
 *   up to 20  near the middle of the box: falls with the square of the distance, 0 at the corners
 */

const FRESH_POINTS = 40;
const NEAR_POINTS = 20;
const MS_A_DAY = 86_400_000;

/** 0 to 40: how much of what a person asks first the ad answers, and how well it is pictured. */
export function adQuality(house: NewHouse): number {
  const answered = [
    house.maintenance !== null,
    house.direction !== null,
    house.approvedOn !== null,
    house.station !== null,
    house.description.length >= 40,
    house.contact.tel !== null || house.contact.sms !== null,
  ].filter(Boolean).length;
  return answered * 4 + Math.min(house.photos.length, 8) * 2;
}

/** The points of a house in this box at this moment (ms). */
export function recommendedScore(bounds: Bounds, now: number): SQL {
  const southWest = toGrid({ lat: bounds.swLat, lng: bounds.swLng });
  const northEast = toGrid({ lat: bounds.neLat, lng: bounds.neLng });
  const x = Math.floor((southWest.x + northEast.x) / 2);
  const y = Math.floor((southWest.y + northEast.y) / 2);
  const cornerSquared = (northEast.x - x) ** 2 + (southWest.y - y) ** 2;
  const pointSquared = Math.max(1, Math.floor(cornerSquared / NEAR_POINTS));
  const daysOld = sql`floor((${now}::bigint - extract(epoch from ${houses.confirmedAt}) * 1000) / ${sql.raw(String(MS_A_DAY))})::bigint`;
  const distance = sql`((${houses.x}::bigint - ${x}::bigint) * (${houses.x}::bigint - ${x}::bigint)
    + (${houses.y}::bigint - ${y}::bigint) * (${houses.y}::bigint - ${y}::bigint))`;
  return sql`(${houses.quality}
    + greatest(0, ${FRESH_POINTS}::bigint - greatest(0, ${daysOld}))
    + greatest(0, ${NEAR_POINTS}::bigint - ${distance} / ${pointSquared}::bigint))`;
}
