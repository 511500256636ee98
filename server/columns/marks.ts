import type { HouseMapQuery, HouseMark, HouseMarks, Yyyymmdd } from '#core';
import { asksNothing } from './asks-nothing';
import { slotsInBox } from './box-walk';
import type { HouseColumns } from './house-columns';
import { boxOfSlots } from './houses-box';
import { dealTypeIn, typeIn } from './code-masks';
import { HouseTest } from './house-test';
import { joinCells, type Marks } from './join-cells';
import { UNKNOWN_FEE } from '../ports/houses/packed-house';
import { cellsInView, cutBox, type CellGrid } from './view-cells';
import { fromGrid } from '../shared/world-grid';

/** What a map of a box shows at a level on a day: at most 200 marks, at least 44 px apart. */
export function marksInView(
  houses: HouseColumns,
  query: HouseMapQuery & { readonly today: Yyyymmdd },
): Omit<HouseMarks, 'version'> {
  const { bounds, level, filter, today } = query;
  const passing = asksNothing(filter)
    ? null
    : new HouseTest(houses.columns, filter, today).keep(slotsInBox(houses, bounds));
  // A dong in a box of the whole country is cut as closely as in a box of its own.
  const isCut = passing === null || filter.dongliCode === null;
  const grid = cutBox(isCut ? bounds : (boxOfSlots(houses, passing) ?? bounds), level);
  const joined = joinCells(cellsInView(houses, bounds, grid, passing), level);
  const { count, slot, length } = joined.cells;
  const marks: HouseMark[] = [];
  let total = 0;
  for (let mark = 0; mark < length; mark += 1) {
    const isOne = count[mark] === 1;
    marks.push(isOne ? houseMark(houses, slot[mark] ?? 0) : clusterMark(joined, mark, grid));
    total += count[mark] ?? 0;
  }
  return { marks, total };
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

function clusterMark({ cells, x, y }: Marks, mark: number, grid: CellGrid): HouseMark {
  const bounds = {
    swLat: cells.south[mark] ?? 0,
    swLng: cells.west[mark] ?? 0,
    neLat: cells.north[mark] ?? 0,
    neLng: cells.east[mark] ?? 0,
  };
  const at = fromGrid({ x: x[mark] ?? 0, y: y[mark] ?? 0 });
  const place = cells.place[mark] ?? 0;
  const column = grid.column + Math.floor(place / grid.rows);
  const row = grid.row + (place % grid.rows);
  return {
    kind: 'cluster',
    // Changes only with its most crowded cell: what is there before and after a move is the same.
    id: `c${grid.shift}-${column}-${row}`,
    // Inside its houses' box, whatever the rounding.
    lat: Math.min(bounds.neLat, Math.max(bounds.swLat, toCentimetres(at.lat))),
    lng: Math.min(bounds.neLng, Math.max(bounds.swLng, toCentimetres(at.lng))),
    count: cells.count[mark] ?? 0,
    bounds,
  };
}

/** Seven decimals of a degree: more digits are more bytes and no place that anybody sees. */
const toCentimetres = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;
