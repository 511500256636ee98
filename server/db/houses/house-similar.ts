import { and, eq, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../database';
import { isOpen } from './house-open';
import type { HouseSummaryRecord } from '../../ports/houses/house-record';
import { summaryColumns, toSummary, type SummaryRow } from './house-rows';
import { houses } from '../schema/houses';
import {
  DEPOSIT_FOR_RENT,
  longitudeScale,
  MOST_SIMILAR,
  SIMILAR_AREAS,
  similarHouses as inOrder,
} from '#core';

/**
 * Open houses like this one, as the core's `similarHouses`: the database chooses them by the same
 * ranks, the core puts them in their order.
 */
export async function similarHouses(db: Queries, id: number): Promise<HouseSummaryRecord[]> {
  const [model] = await db
    .select()
    .from(houses)
    .where(and(eq(houses.id, id), ne(houses.status, 'HIDDEN')));
  if (model === undefined) return [];
  const found: SummaryRow[] = [];
  const north = sql`(${houses.lat} - ${model.lat}::float8)`;
  const east = sql`((${houses.lng} - ${model.lng}::float8) * ${longitudeScale(model)}::float8)`;
  for (const digits of SIMILAR_AREAS) {
    const left = MOST_SIMILAR - found.length;
    if (left === 0) break;
    const known = [id, ...found.map((row) => row.id)];
    const rows = await db
      .select(summaryColumns)
      .from(houses)
      .where(and(isOpen(), sharesArea(model.dongliCode, digits), notInArray(houses.id, known)))
      .orderBy(
        sql`${houses.dealType} <> ${model.dealType}`,
        sql`abs(${houses.deposit} - ${model.deposit}::int) + ${DEPOSIT_FOR_RENT}::int * abs(${houses.monthly} - ${model.monthly}::int)`,
        sql`${north} * ${north} + ${east} * ${east}`,
        houses.id,
      )
      .limit(left);
    found.push(...rows);
  }
  const own = { ...model, id: String(id), address: { dongliCode: model.dongliCode } };
  return inOrder(own, found.map(toSummary));
}

function sharesArea(dongliCode: string, digits: number): SQL {
  const prefix = dongliCode.slice(0, digits);
  // A range of codes, which the index on them serves; ':' is the character after 9.
  return sql`(${houses.dongliCode} >= ${prefix} and ${houses.dongliCode} < ${`${prefix}:`})`;
}
