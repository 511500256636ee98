import { and, between, desc, gte, lt, sql, type SQL } from 'drizzle-orm';
import {
  boxAround,
  addDays,
  seoulMidnight,
  type HouseNews,
  type LatLng,
  type Yyyymmdd,
  NEWS_METRES,
  newsSince,
} from '#core';
import type { Queries } from '../database';
import { haversineFrom, haversineOf } from '../geo/distance-sql';
import { isOpen } from './house-open';
import { comparedWon } from './house-price-sql';
import type { LatelyQuery } from '../../ports/houses/house-queries';
import type { HouseSummaryRecord } from '../../ports/houses/house-record';
import { summaryColumns, toSummary } from './house-rows';
import { houses } from '../schema/houses';

/** Open houses near a point with something new, the latest first; of equals the higher number. */
export async function latelyHouses(
  db: Queries,
  { news, at, limit, today }: LatelyQuery,
): Promise<HouseSummaryRecord[]> {
  const { isNew, latest } = NEWS[news];
  const rows = await db
    .select(summaryColumns)
    .from(houses)
    .where(and(isOpen(), isNew(today), isWithinReach(at)))
    .orderBy(desc(latest), desc(houses.id))
    .limit(limit);
  return rows.map(toSummary);
}

const NEWS = {
  'new-today': {
    isNew: (today) =>
      and(
        gte(houses.postedAt, new Date(seoulMidnight(today))),
        lt(houses.postedAt, new Date(seoulMidnight(addDays(today, 1)))),
      ),
    latest: sql`${houses.postedAt}`,
  },
  'price-dropped': {
    isNew: (today) => and(gte(houses.priceChangedOn, newsSince(today)), isDown(today)),
    latest: sql`${houses.priceChangedOn}`,
  },
} as const satisfies Readonly<
  Record<HouseNews, { isNew: (today: Yyyymmdd) => SQL | undefined; latest: SQL }>
>;

/** The way `down` of the core's `priceChange`. */
function isDown(today: Yyyymmdd): SQL {
  const former = { deposit: houses.formerDeposit, monthly: houses.formerMonthly };
  return sql`(${comparedWon(houses, today)}, ${houses.deposit})
    < (${comparedWon(former, today)}, ${houses.formerDeposit})`;
}

/**
 * On the ground, as the core's `distanceMetres`. No question to the index of places: a city holds
 * many more houses than have news, which are walked from the latest until enough are near.
 */
function isWithinReach(at: LatLng): SQL | undefined {
  const box = boxAround(at, NEWS_METRES);
  return and(
    between(houses.lat, box.swLat, box.neLat),
    between(houses.lng, box.swLng, box.neLng),
    sql`${haversineFrom(at)} <= ${haversineOf(NEWS_METRES)}::float8`,
  );
}
