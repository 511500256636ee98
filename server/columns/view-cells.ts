import type { Bounds } from '#core';
import { slotsInBox, walkBox } from './box-walk';
import type { HouseColumns } from './house-columns';
import type { HouseTest } from './house-test';
import { toGrid } from './world-grid';

/** The most cells that one box is cut into, whatever its size and level. */
const MOST_CELLS = 4096;
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
 * How a box is cut: the same houses fall together wherever the map is moved. About 30 px, larger
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

/** Houses that stand in one cell. */
export interface Cell {
  column: number;
  row: number;
  count: number;
  sumX: number;
  sumY: number;
  south: number;
  west: number;
  north: number;
  east: number;
  /** The slot of one of them. */
  slot: number;
}

/** The cells of a view that hold houses, by their place in the grid: column by column. */
export class ViewCells {
  readonly places: (Cell | undefined)[];
  readonly cells: Cell[] = [];

  constructor(
    private readonly houses: HouseColumns,
    readonly grid: CellGrid,
  ) {
    this.places = new Array<Cell | undefined>(grid.columns * grid.rows);
  }

  /** A square of the tree that is no larger than a cell. */
  addSquare(node: number, shift: number, column: number, row: number): void {
    const { nodes } = this.houses.tree;
    const coarser = this.grid.shift - shift;
    const cell = this.cellAt(column >> coarser, row >> coarser);
    cell.count += nodes.count[node] ?? 0;
    cell.sumX += nodes.sumX[node] ?? 0;
    cell.sumY += nodes.sumY[node] ?? 0;
    cell.slot = nodes.some[node] ?? 0;
    this.widen(
      cell,
      nodes.south[node] ?? 0,
      nodes.west[node] ?? 0,
      nodes.north[node] ?? 0,
      nodes.east[node] ?? 0,
    );
  }

  addHouses(slots: Int32Array): void {
    for (let at = 0; at < slots.length; at += 1) this.addHouse(slots[at] ?? 0);
  }

  private addHouse(slot: number): void {
    const { columns } = this.houses;
    const [x, y] = [columns.x[slot] ?? 0, columns.y[slot] ?? 0];
    const [lat, lng] = [columns.lat[slot] ?? 0, columns.lng[slot] ?? 0];
    const cell = this.cellAt(x >> this.grid.shift, y >> this.grid.shift);
    cell.count += 1;
    cell.sumX += x;
    cell.sumY += y;
    cell.slot = slot;
    this.widen(cell, lat, lng, lat, lng);
  }

  private cellAt(column: number, row: number): Cell {
    const { grid, places } = this;
    // A house just on the edge of the box may stand in the unit beside it.
    const across = Math.min(Math.max(column - grid.column, 0), grid.columns - 1);
    const down = Math.min(Math.max(row - grid.row, 0), grid.rows - 1);
    const place = across * grid.rows + down;
    let cell = places[place];
    if (cell === undefined) {
      cell = emptyCell(grid.column + across, grid.row + down);
      places[place] = cell;
      this.cells.push(cell);
    }
    return cell;
  }

  private widen(cell: Cell, south: number, west: number, north: number, east: number): void {
    if (south < cell.south) cell.south = south;
    if (west < cell.west) cell.west = west;
    if (north > cell.north) cell.north = north;
    if (east > cell.east) cell.east = east;
  }
}

function emptyCell(column: number, row: number): Cell {
  return {
    column,
    row,
    count: 0,
    sumX: 0,
    sumY: 0,
    south: Infinity,
    west: Infinity,
    north: -Infinity,
    east: -Infinity,
    slot: -1,
  };
}

/** The cells of what passes in a box; without a test whole squares are taken as they are known. */
export function cellsInView(
  houses: HouseColumns,
  bounds: Bounds,
  grid: CellGrid,
  test: HouseTest | null,
): ViewCells {
  const cells = new ViewCells(houses, grid);
  const slots =
    test === null
      ? walkBox(houses, bounds, grid.shift, (...square) => {
          cells.addSquare(...square);
        })
      : test.keep(slotsInBox(houses, bounds));
  cells.addHouses(slots);
  return cells;
}
