/** The most cells that one box is cut into, whatever its size and level. */
export const MOST_CELLS = 4096;

/**
 * Cells of a view that hold items, a column of numbers for each thing that is known of them: a
 * question opens hundreds, and as objects they would be most of its garbage.
 */
export class Cells {
  length = 0;
  /** Where a cell stands in the grid of its view. */
  readonly place = new Int32Array(MOST_CELLS);
  readonly count = new Int32Array(MOST_CELLS);
  readonly sumX = new Float64Array(MOST_CELLS);
  readonly sumY = new Float64Array(MOST_CELLS);
  readonly south = new Float64Array(MOST_CELLS);
  readonly west = new Float64Array(MOST_CELLS);
  readonly north = new Float64Array(MOST_CELLS);
  readonly east = new Float64Array(MOST_CELLS);
  /** The slot of one of its items. */
  readonly slot = new Int32Array(MOST_CELLS);

  clear(): void {
    this.length = 0;
  }

  /** A cell without items. */
  open(place: number): number {
    const cell = this.length++;
    this.place[cell] = place;
    this.count[cell] = this.sumX[cell] = this.sumY[cell] = 0;
    this.south[cell] = this.west[cell] = Infinity;
    this.north[cell] = this.east[cell] = -Infinity;
    return cell;
  }

  /** So many more, one of which has this slot. */
  add(cell: number, count: number, sumX: number, sumY: number, slot: number): void {
    this.count[cell] = (this.count[cell] ?? 0) + count;
    this.sumX[cell] = (this.sumX[cell] ?? 0) + sumX;
    this.sumY[cell] = (this.sumY[cell] ?? 0) + sumY;
    this.slot[cell] = slot;
  }

  widen(cell: number, south: number, west: number, north: number, east: number): void {
    if (south < (this.south[cell] ?? 0)) this.south[cell] = south;
    if (west < (this.west[cell] ?? 0)) this.west[cell] = west;
    if (north > (this.north[cell] ?? 0)) this.north[cell] = north;
    if (east > (this.east[cell] ?? 0)) this.east[cell] = east;
  }

  /** As `open` a cell of another view, with all that it holds. */
  copy(from: Cells, cell: number): number {
    const mine = this.open(from.place[cell] ?? 0);
    this.join(from, cell, mine);
    this.slot[mine] = from.slot[cell] ?? 0;
    return mine;
  }

  /** The items of a cell of another view join one of this; its place and sums stay. */
  join(from: Cells, cell: number, mine: number): void {
    this.count[mine] = (this.count[mine] ?? 0) + (from.count[cell] ?? 0);
    this.widen(
      mine,
      from.south[cell] ?? 0,
      from.west[cell] ?? 0,
      from.north[cell] ?? 0,
      from.east[cell] ?? 0,
    );
  }
}
