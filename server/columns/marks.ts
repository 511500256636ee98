import type { HouseMapQuery, HouseMark, HouseMarks, Yyyymmdd } from '#core';
import { asksNothing } from './asks-nothing';
import type { HouseColumns } from './house-columns';
import { dealTypeIn, typeIn } from './house-codes';
import { HouseTest } from './house-test';
import { joinCells, type Mark } from './join-cells';
import { UNKNOWN_FEE } from './packed-house';
import { cellsInView, cutBox } from './view-cells';
import { fromGrid } from './world-grid';

/** What a map of a box shows at a level on a day: at most 200 marks, at least 44 px apart. */
export function marksInView(
  houses: HouseColumns,
  query: HouseMapQuery & { readonly today: Yyyymmdd },
): Omit<HouseMarks, 'version'> {
  const { bounds, level, filter, today } = query;
  const test = asksNothing(filter) ? null : new HouseTest(houses.columns, filter, today);
  const grid = cutBox(bounds, level);
  const marks = joinCells(cellsInView(houses, bounds, grid, test), level);
  return {
    marks: marks.map((mark) =>
      mark.count === 1 ? houseMark(houses, mark.slot) : clusterMark(mark, grid.shift),
    ),
    total: marks.reduce((sum, { count }) => sum + count, 0),
  };
}

/** A mark of one house is that house, at its true place. */
function houseMark({ columns }: HouseColumns, slot: number): HouseMark {
  const codes = columns.codes[slot] ?? 0;
  const fee = columns.fee[slot] ?? UNKNOWN_FEE;
  return {
    kind: 'house',
    id: String(columns.id[slot]),
    lat: columns.lat[slot] ?? 0,
    lng: columns.lng[slot] ?? 0,
    dealType: dealTypeIn(codes),
    deposit: columns.deposit[slot] ?? 0,
    monthly: columns.monthly[slot] ?? 0,
    maintenance: fee === UNKNOWN_FEE ? null : fee,
    type: typeIn(codes),
  };
}

function clusterMark({ south, west, north, east, ...mark }: Mark, shift: number): HouseMark {
  const at = fromGrid(mark);
  return {
    kind: 'cluster',
    id: `c${shift}-${mark.markId}`,
    // Inside its houses' box, whatever the rounding.
    lat: Math.min(north, Math.max(south, toCentimetres(at.lat))),
    lng: Math.min(east, Math.max(west, toCentimetres(at.lng))),
    count: mark.count,
    bounds: { swLat: south, swLng: west, neLat: north, neLng: east },
  };
}

/** Seven decimals of a degree: more digits are more bytes and no place that anybody sees. */
const toCentimetres = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;
