import { inArray, sql } from 'drizzle-orm';
import type { HouseMark } from '#core';
import type { Database, Queries } from '../../../server/db/database';
import { houses } from '../../../server/db/schema/houses';
import { inSnapshot } from '../../../server/db/snapshot';
import { fromGrid, toGrid } from '../../../server/shared/world-grid';
import type { Design, MapQuestion, Marked } from './design';
import { cellShift, clampInto, joinCells, type Cell, type MarkCell } from './plain-cells';
import { isAsked } from './plain-filter';
import { listByIndexes } from './plain-list';

/** What both ways through SQL stand on; the product has no use for it any more. */
export const MAKE_PLACE_INDEX =
  "create index bench_place on houses using gist (point(x, y)) where status = 'OPEN'";

/**
 * What answered before the columns did: the houses in the box by the index of their places, grouped
 * into cells and joined to marks. Kept to be measured beside.
 */
export function plainIndexes(database: Pick<Database, 'db'>): Design {
  return {
    name: 'plain indexes',
    marks: (query) =>
      inSnapshot(database, async (tx) => {
        const shift = shiftFor(query);
        return markedBy(tx, await cells(tx, query, shift), query.level, shift);
      }),
    list: (query) => listByIndexes(database, query),
  };
}

export function shiftFor({ bounds, level }: MapQuestion): number {
  const southWest = toGrid({ lat: bounds.swLat, lng: bounds.swLng });
  const northEast = toGrid({ lat: bounds.neLat, lng: bounds.neLng });
  const [width, height] = [northEast.x - southWest.x, southWest.y - northEast.y];
  return cellShift({ width: Math.max(0, width), height: Math.max(0, height) }, level);
}

/** What the database says of a cell: columns in the order of {@link Cell}, their names lower case. */
const ofCell = {
  count: sql<number>`count(*)::int`,
  id: sql<string>`min(${houses.id})`,
  x: sql<number>`(sum(${houses.x}::bigint) / count(*))::int`,
  y: sql<number>`(sum(${houses.y}::bigint) / count(*))::int`,
  swLat: sql<number>`min(${houses.lat})`,
  swLng: sql<number>`min(${houses.lng})`,
  neLat: sql<number>`max(${houses.lat})`,
  neLng: sql<number>`max(${houses.lng})`,
};

export async function cells(tx: Queries, query: MapQuestion, shift: number): Promise<Cell[]> {
  // A number of ours, not a parameter: grouped and selected expressions have to be the same text.
  const cut = sql.raw(String(shift));
  const column = sql<number>`(${houses.x} >> ${cut})`;
  const row = sql<number>`(${houses.y} >> ${cut})`;
  const rows = await tx
    .select({ column, row, ...ofCell })
    .from(houses)
    .where(isAsked(query))
    .groupBy(column, row);
  return rows.map(({ id, swLat, swLng, neLat, neLng, ...cell }) => ({
    ...cell,
    id: Number(id),
    bounds: { swLat, swLng, neLat, neLng },
  }));
}

export async function markedBy(
  tx: Queries,
  found: readonly Cell[],
  level: number,
  shift: number,
): Promise<Marked> {
  const marks = joinCells(found, level, shift);
  return {
    marks: await drawn(tx, marks),
    total: marks.reduce((sum, mark) => sum + mark.count, 0),
  };
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
