import {
  and,
  arrayContains,
  arrayOverlaps,
  eq,
  gte,
  inArray,
  isNull,
  lte,
  notInArray,
  or,
  sql,
  type Column,
  type SQL,
} from 'drizzle-orm';
import {
  confirmedSince,
  seoulMidnight,
  type Bounds,
  type HouseFilter,
  type HouseMapQuery,
  type NumberRange,
  type Yyyymmdd,
} from '#core';
import { toGrid } from '../../../server/shared/world-grid';
import type { Dated } from '../../../server/ports/houses/house-queries';
import { houses } from '../../../server/db/schema/houses';

/** On offer: the only houses that are listed, marked or recommended. */
function isOpen(): SQL {
  // Written out, not a parameter: the planner has to see that the partial indexes apply.
  return sql`${houses.status} = 'OPEN'`;
}

/** What list, map and tally look at: on offer, in the box, and passing. */
export function isAsked(query: Dated<Pick<HouseMapQuery, 'bounds' | 'filter'>>): SQL | undefined {
  return and(isOpen(), inBounds(query.bounds), passesFilter(query.filter, query.today));
}

/** The same rule as the core's `matchesFilter`. */
function passesFilter(filter: HouseFilter, today: Yyyymmdd): SQL | undefined {
  return and(
    isOneOf(houses.type, filter.types),
    isOneOf(houses.dealType, filter.dealTypes),
    isOneOf(houses.layout, filter.layouts),
    ...Object.values(passesRange).map((passes) => passes(filter)),
    filter.exceptFloors.length > 0
      ? notInArray(houses.floorKind, [...filter.exceptFloors])
      : undefined,
    filter.options.length > 0 ? arrayContains(houses.options, [...filter.options]) : undefined,
    filter.discounts.length > 0
      ? arrayOverlaps(houses.discounts, [...filter.discounts])
      : undefined,
    filter.gender === null
      ? undefined
      : or(isNull(houses.gender), eq(houses.gender, filter.gender)),
    filter.elevator ? eq(houses.elevator, true) : undefined,
    filter.moveInBy === null ? undefined : isFreeBy(filter.moveInBy),
    filter.walkWithin === null ? undefined : lte(houses.walkMinutes, filter.walkWithin),
    filter.confirmedWithin === null
      ? undefined
      : gte(
          houses.confirmedAt,
          new Date(seoulMidnight(confirmedSince(today, filter.confirmedWithin))),
        ),
  );
}

/** The part of {@link passesFilter} that each slider asks; undefined where it asks nothing. */
const passesRange: Readonly<
  Record<'deposit' | 'monthly' | 'area', (filter: HouseFilter) => SQL | undefined>
> = {
  deposit: (filter) => within(houses.deposit, filter.deposit),
  monthly: (filter) => {
    const limits = within(rentOf(filter), filter.monthly);
    return limits && or(isJeonse(), limits);
  },
  area: (filter) => within(houses.area, filter.area),
};

/** Jeonse has no rent. */
function isJeonse(): SQL {
  return eq(houses.dealType, 'JEONSE');
}

/** 만원 a month: what the limits of `monthly` are about. */
function rentOf({ withMaintenance }: HouseFilter): SQL {
  return withMaintenance
    ? sql`(${houses.monthly} + coalesce(${houses.maintenanceFee}, 0))`
    : sql`${houses.monthly}`;
}

/** Inside the box, its edges included. An empty box, as one over the date line, holds nothing. */
function inBounds(bounds: Bounds): SQL {
  const { x: west, y: south } = toGrid({ lat: bounds.swLat, lng: bounds.swLng });
  const { x: east, y: north } = toGrid({ lat: bounds.neLat, lng: bounds.neLng });
  // The box of whole units is for the index and a little too large; the degrees decide.
  const box = sql`box(point(${west - 1}, ${north - 1}), point(${east + 1}, ${south + 1}))`;
  return sql`(point(${houses.x}, ${houses.y}) <@ ${box}
    and ${houses.lat} between ${bounds.swLat} and ${bounds.neLat}
    and ${houses.lng} between ${bounds.swLng} and ${bounds.neLng})`;
}

/** At once or on agreement, which have no day, or on a day until then. */
function isFreeBy(day: Yyyymmdd): SQL {
  return sql`(${houses.moveInDay} is null or ${houses.moveInDay} collate "C" <= ${day})`;
}

function isOneOf(column: Column, codes: readonly string[]): SQL | undefined {
  return codes.length > 0 ? inArray(column, [...codes]) : undefined;
}

function within(value: Column | SQL, range: NumberRange): SQL | undefined {
  return and(
    range.from === null ? undefined : gte(sql`${value}::float8`, range.from),
    range.to === null ? undefined : lte(sql`${value}::float8`, range.to),
  );
}
