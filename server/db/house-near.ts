import { and, eq, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import { distanceMetres } from '#core';
import type { Queries } from './database';
import { haversineFrom } from './distance-sql';
import { inBounds, isOpen, passesFilter } from './house-filter-sql';
import type { NearestQuery } from './house-queries';
import type { HouseSummaryRecord } from './house-record';
import { summaryColumns, toSummary, type SummaryRow } from './house-rows';
import { houses } from './schema';
import { boxAround, toGrid } from '../columns/world-grid';

const MOST_SIMILAR = 10;

/** The nearest open houses that pass, nearest first. */
export async function nearestHouses(
  db: Queries,
  query: NearestQuery,
): Promise<HouseSummaryRecord[]> {
  const { x, y } = toGrid(query.at);
  const passes = and(isOpen(), passesFilter(query.filter, query.today));
  // The index knows the order on the map's plane, which over long ways is not quite that on the
  // ground: as many as asked for give a circle that surely holds the right ones.
  const some = await db
    .select({ lat: houses.lat, lng: houses.lng })
    .from(houses)
    .where(passes)
    .orderBy(sql`point(${houses.x}, ${houses.y}) <-> point(${x}, ${y})`)
    .limit(query.limit);
  if (some.length === 0) return [];
  const radius = Math.max(...some.map((house) => distanceMetres(query.at, house)));
  const rows = await db
    .select(summaryColumns)
    .from(houses)
    .where(and(passes, inBounds(boxAround(query.at, radius))))
    // From afar the circle holds every house there is: no more than are asked for leave the database.
    .orderBy(haversineFrom(query.at), houses.id)
    .limit(query.limit);
  return rows
    .map((row) => ({ row, metres: distanceMetres(query.at, row) }))
    .sort((a, b) => a.metres - b.metres || a.row.id - b.row.id)
    .map(({ row }) => toSummary(row));
}

/** Open houses like this one: same dong, then sigungu, then sido; deal type; price. */
export async function similarHouses(db: Queries, id: number): Promise<HouseSummaryRecord[]> {
  const [model] = await db
    .select()
    .from(houses)
    .where(and(eq(houses.id, id), ne(houses.status, 'HIDDEN')));
  if (model === undefined) return [];
  const found: SummaryRow[] = [];
  // The digits of a legal-dong code: two for the sido, five for the sigungu, ten for the dong.
  for (const digits of [10, 5, 2]) {
    const left = MOST_SIMILAR - found.length;
    if (left === 0) break;
    const known = [id, ...found.map((row) => row.id)];
    const rows = await db
      .select(summaryColumns)
      .from(houses)
      .where(and(isOpen(), sharesArea(model.dongliCode, digits), notInArray(houses.id, known)))
      .orderBy(
        sql`${houses.dealType} <> ${model.dealType}`,
        sql`abs(${houses.deposit} - ${model.deposit}::int) + 100 * abs(${houses.monthly} - ${model.monthly}::int)`,
        sql`point(${houses.x}, ${houses.y}) <-> point(${model.x}, ${model.y})`,
        houses.id,
      )
      .limit(left);
    found.push(...rows);
  }
  return found.map(toSummary);
}

function sharesArea(dongliCode: string, digits: number): SQL {
  const prefix = dongliCode.slice(0, digits);
  // A range of codes, which the index on them serves; ':' is the character after 9.
  return sql`(${houses.dongliCode} >= ${prefix} and ${houses.dongliCode} < ${`${prefix}:`})`;
}
