import { inArray, sql } from 'drizzle-orm';
import type { HouseMapQuery, HouseMark, HouseMarks } from '#core';
import type { Database, Queries } from './database';
import { isAsked } from './house-filter-sql';
import { cellShift, clampInto, joinCells, type Cell, type MarkCell } from './house-marks';
import type { Dated } from './house-queries';
import { houses } from './schema';
import { housesVersion, inSnapshot } from './snapshot';
import { fromGrid, toGrid } from './world-grid';

/** Marks, their total and the version, all of one snapshot. */
export function markHouses(
  database: Pick<Database, 'db'>,
  query: Dated<HouseMapQuery>,
): Promise<HouseMarks> {
  return inSnapshot(database, async (tx) => {
    const shift = shiftFor(query);
    const marks = joinCells(await cells(tx, query, shift), query.level, shift);
    return {
      marks: await drawn(tx, marks),
      total: marks.reduce((sum, mark) => sum + mark.count, 0),
      version: await housesVersion(tx),
    };
  });
}

function shiftFor({ bounds, level }: HouseMapQuery): number {
  const southWest = toGrid({ lat: bounds.swLat, lng: bounds.swLng });
  const northEast = toGrid({ lat: bounds.neLat, lng: bounds.neLng });
  const [width, height] = [northEast.x - southWest.x, southWest.y - northEast.y];
  return cellShift({ width: Math.max(0, width), height: Math.max(0, height) }, level);
}

async function cells(tx: Queries, query: Dated<HouseMapQuery>, shift: number): Promise<Cell[]> {
  // A number of ours, not a parameter: grouped and selected expressions have to be the same text.
  const cut = sql.raw(String(shift));
  const column = sql<number>`(${houses.x} >> ${cut})`;
  const row = sql<number>`(${houses.y} >> ${cut})`;
  const rows = await tx
    .select({
      column,
      row,
      count: sql<number>`count(*)::int`,
      id: sql<string>`min(${houses.id})`,
      x: sql<number>`(sum(${houses.x}::bigint) / count(*))::int`,
      y: sql<number>`(sum(${houses.y}::bigint) / count(*))::int`,
      swLat: sql<number>`min(${houses.lat})`,
      swLng: sql<number>`min(${houses.lng})`,
      neLat: sql<number>`max(${houses.lat})`,
      neLng: sql<number>`max(${houses.lng})`,
    })
    .from(houses)
    .where(isAsked(query))
    .groupBy(column, row);
  return rows.map(({ id, swLat, swLng, neLat, neLng, ...cell }) => ({
    ...cell,
    id: Number(id),
    bounds: { swLat, swLng, neLat, neLng },
  }));
}

/** A mark of one house is that house, at its true place; the others are clusters. */
async function drawn(tx: Queries, marks: readonly MarkCell[]): Promise<HouseMark[]> {
  const alone = new Map((await houseMarks(tx, marks)).map((house) => [house.id, house] as const));
  return marks.map(
    (mark) =>
      alone.get(String(mark.id)) ?? {
        kind: 'cluster',
        id: mark.markId,
        ...clampInto(fromGrid(mark), mark.bounds),
        count: mark.count,
        bounds: mark.bounds,
      },
  );
}

async function houseMarks(
  tx: Queries,
  marks: readonly MarkCell[],
): Promise<Extract<HouseMark, { kind: 'house' }>[]> {
  const ids = marks.filter(({ count }) => count === 1).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await tx
    .select({
      id: houses.id,
      lat: houses.lat,
      lng: houses.lng,
      dealType: houses.dealType,
      deposit: houses.deposit,
      monthly: houses.monthly,
      maintenance: houses.maintenanceFee,
      type: houses.type,
    })
    .from(houses)
    .where(inArray(houses.id, ids));
  return rows.map((row) => ({ ...row, kind: 'house', id: String(row.id) }));
}
