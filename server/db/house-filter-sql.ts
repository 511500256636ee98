import {
  and,
  arrayContains,
  arrayOverlaps,
  eq,
  gte,
  inArray,
  isNull,
  lte,
  or,
  sql,
} from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Bounds, HouseFilter, NumberRange } from '#core';
import { houses } from './schema';
import { toGrid } from './world-grid';

/** On offer: the only houses that are listed, marked or recommended. */
export function isOpen(): SQL {
  // Written out, not a parameter: the planner has to see that the partial indexes apply.
  return sql`${houses.status} = 'OPEN'`;
}

/** The same rule as the core's `matchesFilter`. */
export function passesFilter(filter: HouseFilter): SQL | undefined {
  return and(
    filter.types.length > 0 ? inArray(houses.type, [...filter.types]) : undefined,
    filter.dealTypes.length > 0 ? inArray(houses.dealType, [...filter.dealTypes]) : undefined,
    within(houses.deposit, filter.deposit),
    hasLimit(filter.monthly)
      ? or(eq(houses.dealType, 'JEONSE'), within(houses.monthly, filter.monthly))
      : undefined,
    within(houses.area, filter.area),
    filter.options.length > 0 ? arrayContains(houses.options, [...filter.options]) : undefined,
    filter.discounts.length > 0
      ? arrayOverlaps(houses.discounts, [...filter.discounts])
      : undefined,
    filter.gender === null
      ? undefined
      : or(isNull(houses.gender), eq(houses.gender, filter.gender)),
  );
}

/** Inside the box, its edges included. An empty box, as one over the date line, holds nothing. */
export function inBounds(bounds: Bounds): SQL {
  const { x: west, y: south } = toGrid({ lat: bounds.swLat, lng: bounds.swLng });
  const { x: east, y: north } = toGrid({ lat: bounds.neLat, lng: bounds.neLng });
  // The box of whole units is for the index and a little too large; the degrees decide.
  const box = sql`box(point(${west - 1}, ${north - 1}), point(${east + 1}, ${south + 1}))`;
  return sql`(point(${houses.x}, ${houses.y}) <@ ${box}
    and ${houses.lat} between ${bounds.swLat} and ${bounds.neLat}
    and ${houses.lng} between ${bounds.swLng} and ${bounds.neLng})`;
}

function hasLimit(range: NumberRange): boolean {
  return range.from !== null || range.to !== null;
}

function within(column: PgColumn, range: NumberRange): SQL | undefined {
  return and(
    range.from === null ? undefined : gte(sql`${column}::float8`, range.from),
    range.to === null ? undefined : lte(sql`${column}::float8`, range.to),
  );
}
