import { and, eq, sql } from 'drizzle-orm';
import type { Area } from '#core';
import type { Queries } from './database';
import { isOpen } from './house-open';
import { houses, places } from './schema';

/** A dong by its name, and how many houses are on offer there. */
export interface DongHouses extends Pick<Area, 'sido' | 'sigungu' | 'dong'> {
  readonly count: number;
}

/**
 * In one question; named as the table of areas names it, else as its ads do. Null for a code that
 * neither of them knows.
 */
export async function housesInDong(db: Queries, code: string): Promise<DongHouses | null> {
  const known = sql<Area | null>`(
    select ${places.area} from ${places} where ${places.area} ->> 'dongliCode' = ${code} limit 1
  )`;
  const [row] = await db
    .select({
      known,
      count: sql<string>`count(*)`,
      sido: sql<string | null>`min(${houses.sido})`,
      sigungu: sql<string | null>`min(${houses.sigungu})`,
      dong: sql<string | null>`min(${houses.dong})`,
    })
    .from(houses)
    .where(and(isOpen(), eq(houses.dongliCode, code)));
  if (row === undefined) return null;
  const { sido, sigungu, dong } = row.known ?? row;
  if (sido === null || sigungu === null || dong === null) return null;
  return { sido, sigungu, dong, count: Number(row.count) };
}
