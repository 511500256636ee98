import { and, eq, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../database';
import { isOpen } from './house-open';
import type { HouseSummaryRecord } from '../../ports/house-record';
import { summaryColumns, toSummary, type SummaryRow } from './house-rows';
import { houses } from '../schema/houses';

const MOST_SIMILAR = 10;

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
