import type { Bounds } from '#core';
import { walkBox } from './box-walk';
import { Cells, MOST_CELLS } from './cells';
import type { Placed } from './placed-items';
import { COUNT, EAST, FACTS, NORTH, SOME, SOUTH, SUM_X, SUM_Y, WEST } from './place-tree';
import { toGrid } from '../shared/world-grid';

/** A world of 2^30 units in one cell. */
const LARGEST_SHIFT = 30;

/** A box cut into cells: squares of 2^shift units, tied to the world and not to the box. */
export interface CellGrid {
  readonly shift: number;
  /** Of the first cell; the world's own counting. */
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/**
 * How a box is cut: the same items fall together wherever the map is moved. About 30 px, larger
 * where a box is much larger than a screen at that level.
 */
export function cutBox(bounds: Bounds, level: number): CellGrid {
  const southWest = toGrid({ lat: bounds.swLat, lng: bounds.swLng });
  const northEast = toGrid({ lat: bounds.neLat, lng: bounds.neLng });
  for (let shift = 7 + level; ; shift += 1) {
    const column = southWest.x >> shift;
    const row = northEast.y >> shift;
    const columns = Math.max(0, (northEast.x >> shift) - column) + 1;
    const rows = Math.max(0, (southWest.y >> shift) - row) + 1;
    if (columns * rows <= MOST_CELLS || shift === LARGEST_SHIFT) {
      return { shift, column, row, columns, rows };
    }
  }
}

/** The cells of a view that hold items; until the next view. A place is column by column. */
export interface ViewCells {
  readonly grid: CellGrid;
  readonly cells: Cells;
  /** The cell at each place; -1 where there are none. */
  readonly cellAt: Int32Array;
}

// One view is drawn at a time, and its cells are gone when it is.
const cells = new Cells();
const cellAt = new Int32Array(MOST_CELLS);

/**
 * The cells of these slots; null stands for everything in the box, of which whole squares are
 * taken as they are known.
 */
export function cellsInView(
  items: Placed,
  bounds: Bounds,
  grid: CellGrid,
  passing: Int32Array | null,
): ViewCells {
  cells.clear();
  cellAt.fill(-1);
  const slots =
    passing ??
    walkBox(items, bounds, grid.shift, (node, shift, column, row) => {
      const coarser = grid.shift - shift;
      addSquare(items, cellOf(grid, column >> coarser, row >> coarser), node);
    });
  addItems(items, grid, slots);
  return { grid, cells, cellAt };
}

function addSquare({ tree }: Placed, cell: number, node: number): void {
  const { facts } = tree.nodes;
  const at = FACTS * node;
  const fact = (which: number) => facts[at + which] ?? 0;
  cells.add(cell, fact(COUNT), fact(SUM_X), fact(SUM_Y), fact(SOME));
  cells.widen(cell, fact(SOUTH), fact(WEST), fact(NORTH), fact(EAST));
}

function addItems({ columns }: Placed, grid: CellGrid, slots: Int32Array): void {
  const { x, y, lat, lng } = columns;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    // One by one: taken apart from a list of four, they would be a list for each.
    const right = x[slot] ?? 0;
    const below = y[slot] ?? 0;
    const north = lat[slot] ?? 0;
    const east = lng[slot] ?? 0;
    const cell = cellOf(grid, right >> grid.shift, below >> grid.shift);
    cells.add(cell, 1, right, below, slot);
    cells.widen(cell, north, east, north, east);
  }
}

function cellOf(grid: CellGrid, column: number, row: number): number {
  // What stands just on the edge of the box may be in the unit beside it.
  const across = Math.min(Math.max(column - grid.column, 0), grid.columns - 1);
  const down = Math.min(Math.max(row - grid.row, 0), grid.rows - 1);
  const place = across * grid.rows + down;
  const known = cellAt[place] ?? -1;
  if (known !== -1) return known;
  return (cellAt[place] = cells.open(place));
}
