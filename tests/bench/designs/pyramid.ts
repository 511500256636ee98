import { and, inArray, sql, type SQL } from 'drizzle-orm';
import { EMPTY_FILTER, type HouseFilter } from '#core';
import { toGrid } from '../../../server/shared/world-grid';
import type { Database, Queries } from '../../../server/db/database';
import { houses } from '../../../server/db/schema/houses';
import { inSnapshot } from '../../../server/db/snapshot';
import type { Design, MapQuestion } from './design';
import type { Cell } from './plain-cells';
import { isAsked } from './plain-filter';
import { cells, markedBy, shiftFor } from './plain-indexes';
import { SHIFTS } from './pyramid-sql';

/**
 * Cells that lie in the box as a whole come counted out of a table by size, type and deal type; what
 * its edges cut is counted on the fly, and everything is wherever a filter asks for more.
 */
export function pyramid(database: Pick<Database, 'db'>): Design {
  return {
    name: 'pyramid',
    marks: (query) =>
      inSnapshot(database, async (tx) => {
        const shift = shiftFor(query);
        const inside = asksForKindsOnly(query.filter) ? insideOf(query, shift) : null;
        const found =
          inside === null
            ? await cells(tx, query, shift)
            : await cellsOfPyramid(tx, query, shift, inside);
        return markedBy(tx, found, query.level, shift);
      }),
    list: null,
  };
}

function asksForKindsOnly({ types: _types, dealTypes: _dealTypes, ...filter }: HouseFilter) {
  const { types: _, dealTypes: __, ...nothing } = EMPTY_FILTER;
  return JSON.stringify(filter) === JSON.stringify(nothing);
}

interface Span {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

/** Columns and rows of the cells whose houses are all in the box; null where there are none. */
function insideOf({ bounds }: MapQuestion, shift: number): Span | null {
  if (shift < SHIFTS.finest || shift > SHIFTS.coarsest) return null;
  const southWest = toGrid({ lat: bounds.swLat, lng: bounds.swLng });
  const northEast = toGrid({ lat: bounds.neLat, lng: bounds.neLng });
  const size = 2 ** shift;
  const span = {
    west: Math.floor(southWest.x / size) + 1,
    east: Math.floor(northEast.x / size) - 1,
    north: Math.floor(northEast.y / size) + 1,
    south: Math.floor(southWest.y / size) - 1,
  };
  return span.west <= span.east && span.north <= span.south ? span : null;
}

type Row = Omit<Cell, 'bounds' | 'id'> & Cell['bounds'] & { readonly id: string };

async function cellsOfPyramid(
  tx: Queries,
  query: MapQuestion,
  shift: number,
  span: Span,
): Promise<Cell[]> {
  const { types, dealTypes } = query.filter;
  const cut = sql.raw(String(shift));
  const kinds = and(
    types.length > 0 ? inArray(sql`type`, [...types]) : undefined,
    dealTypes.length > 0 ? inArray(sql`deal_type`, [...dealTypes]) : undefined,
  );
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    select cx as "column", cy as "row", sum(n)::int as count, min(id)::text as id,
      (sum(sx) / sum(n))::int as x, (sum(sy) / sum(n))::int as y,
      min(sw_lat) as "swLat", min(sw_lng) as "swLng", max(ne_lat) as "neLat", max(ne_lng) as "neLng"
    from (
      select cx, cy, n, id, sx, sy, sw_lat, sw_lng, ne_lat, ne_lng from bench_pyramid
      where shift = ${cut} and cx between ${span.west} and ${span.east}
        and cy between ${span.north} and ${span.south} ${kinds === undefined ? sql`` : sql`and ${kinds}`}
      union all
      select x >> ${cut}, y >> ${cut}, 1, id, x, y, lat, lng, lat, lng from ${houses}
      where ${isAsked(query)} and (${outside(query, span, shift)})
    ) as both_parts
    group by cx, cy`);
  return rows.map(({ id, swLat, swLng, neLat, neLng, ...cell }) => ({
    ...cell,
    id: Number(id),
    bounds: { swLat, swLng, neLat, neLng },
  }));
}

/** The four strips along the edges of the box, each for the index; no house is in two of them. */
function outside({ bounds }: MapQuestion, span: Span, shift: number): SQL {
  const southWest = toGrid({ lat: bounds.swLat, lng: bounds.swLng });
  const northEast = toGrid({ lat: bounds.neLat, lng: bounds.neLng });
  const size = 2 ** shift;
  const [west, east] = [span.west * size, (span.east + 1) * size - 1];
  const [north, south] = [span.north * size, (span.south + 1) * size - 1];
  const strip = (x0: number, y0: number, x1: number, y1: number) =>
    sql`point(${houses.x}, ${houses.y}) <@ box(point(${x0}, ${y0}), point(${x1}, ${y1}))`;
  return sql.join(
    [
      strip(southWest.x, northEast.y, northEast.x, north - 1),
      strip(southWest.x, south + 1, northEast.x, southWest.y),
      strip(southWest.x, north, west - 1, south),
      strip(east + 1, north, northEast.x, south),
    ],
    sql` or `,
  );
}
