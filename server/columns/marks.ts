import type { Bounds, ClusterMark } from '#core';
import { joinCells, type Marks } from './join-cells';
import type { Placed } from './placed-items';
import { boxOfSlots } from './slots-box';
import { cellsInView, cutBox, type CellGrid } from './view-cells';
import { fromGrid } from '../shared/world-grid';

/** What a map of a box shows of a noun at a level. */
interface MarkedView {
  readonly bounds: Bounds;
  readonly level: number;
  /** The slots that pass; null for everything in the box. */
  readonly passing: Int32Array | null;
  /** What passes may stand together in a small part of the box: in a dong. */
  readonly isLocal: boolean;
}

interface DrawnMarks<Mark> {
  readonly marks: readonly (Mark | ClusterMark)[];
  /** The sum of all counts. */
  readonly total: number;
}

/** At most 200 marks, at least 44 px apart; a mark of one item is `markAt` its slot. */
export function marksIn<Mark>(
  items: Placed,
  { bounds, level, passing, isLocal }: MarkedView,
  markAt: (slot: number) => Mark,
): DrawnMarks<Mark> {
  // A dong in a box of the whole country is cut as closely as in a box of its own.
  const isCut = passing === null || !isLocal;
  const grid = cutBox(isCut ? bounds : (boxOfSlots(items, passing) ?? bounds), level);
  const joined = joinCells(cellsInView(items, bounds, grid, passing), level);
  const { count, slot, length } = joined.cells;
  const marks: (Mark | ClusterMark)[] = [];
  let total = 0;
  for (let mark = 0; mark < length; mark += 1) {
    marks.push(count[mark] === 1 ? markAt(slot[mark] ?? 0) : clusterMark(joined, mark, grid));
    total += count[mark] ?? 0;
  }
  return { marks, total };
}

function clusterMark({ cells, x, y }: Marks, mark: number, grid: CellGrid): ClusterMark {
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
    // Inside the box of its items, whatever the rounding.
    lat: Math.min(bounds.neLat, Math.max(bounds.swLat, toCentimetres(at.lat))),
    lng: Math.min(bounds.neLng, Math.max(bounds.swLng, toCentimetres(at.lng))),
    count: cells.count[mark] ?? 0,
    bounds,
  };
}

/** Seven decimals of a degree: more digits are more bytes and no place that anybody sees. */
const toCentimetres = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;
