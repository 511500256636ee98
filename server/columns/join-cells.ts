import type { Cell, ViewCells } from './view-cells';
import { gridUnits } from './world-grid';

/** The most marks that a map is given (wire.md). */
const MOST_MARKS = 200;

/**
 * Two marks are never nearer: 64 px above one another, 88 px side by side, an ellipse in between
 * (wire.md asks for 44 px all around). A pill is broad and low: so much keeps its price readable and
 * leaves ground to see. Half a pixel is for the whole units of the grid.
 */
const APART_PIXELS = { across: 88.5, down: 64.5 };

/** One or several cells that are drawn as one mark. */
export interface Mark extends Cell {
  /** Where it stands, in units of the grid: where its most crowded cell does. */
  readonly x: number;
  readonly y: number;
  /** Changes only with that cell: a mark that is there before and after a move is the same. */
  readonly markId: string;
}

/**
 * Joins cells until all marks are far enough apart and no more than 200. The most crowded cells keep
 * their place, and each other cell joins the nearest mark that it is too close to: no chain of
 * neighbours grows over the map, and a crowd stays where it is.
 */
export function joinCells(view: ViewCells, level: number): Mark[] {
  const ranked = mostCrowdedFirst(view);
  // A box that was cut more coarsely than its level asks for is drawn as coarsely.
  const drawn = Math.max(level, view.grid.shift - 7);
  for (let times = 1; ; times *= 1.25) {
    const across = gridUnits(APART_PIXELS.across, drawn) * times;
    const down = gridUnits(APART_PIXELS.down, drawn) * times;
    const marks = new MarkGrid(view, across, down).join(ranked);
    if (marks !== null) return marks;
  }
}

/** Above every count; below 2^37, so that count and place fit in one double. */
const COUNTLESS = 2 ** 36;
const PLACES = 2 ** 16;

/** By count, of equals by column and row: as numbers, which sort much faster than cells. */
function mostCrowdedFirst({ cells, places, grid }: ViewCells): Cell[] {
  const ranks = new Float64Array(cells.length);
  cells.forEach(({ column, row, count }, index) => {
    const place = (column - grid.column) * grid.rows + (row - grid.row);
    ranks[index] = (COUNTLESS - count) * PLACES + place;
  });
  const ranked: Cell[] = [];
  for (const rank of ranks.sort()) {
    const cell = places[rank % PLACES];
    if (cell !== undefined) ranked.push(cell);
  }
  return ranked;
}

const END = -1;

/** The marks so far, by squares as large as their distance: a near one is next door. */
class MarkGrid {
  private readonly column: number;
  private readonly row: number;
  private readonly columns: number;
  private readonly rows: number;
  private readonly first: Int32Array;
  private readonly next = new Int32Array(MOST_MARKS);
  private readonly marks: Mark[] = [];

  constructor(
    { grid }: ViewCells,
    private readonly across: number,
    private readonly down: number,
  ) {
    const size = 2 ** grid.shift;
    // One more all around: neighbours are looked at without asking whether they are there.
    this.column = Math.floor((grid.column * size) / across) - 1;
    this.row = Math.floor((grid.row * size) / down) - 1;
    this.columns = Math.floor(((grid.column + grid.columns) * size) / across) - this.column + 2;
    this.rows = Math.floor(((grid.row + grid.rows) * size) / down) - this.row + 2;
    this.first = new Int32Array(this.columns * this.rows).fill(END);
  }

  /** Null where there are too many. */
  join(ranked: readonly Cell[]): Mark[] | null {
    for (const cell of ranked) {
      const x = Math.floor(cell.sumX / cell.count);
      const y = Math.floor(cell.sumY / cell.count);
      const place = this.placeOf(x, y);
      const near = this.nearest(x, y, place);
      if (near !== null) {
        joinInto(near, cell);
      } else {
        if (this.marks.length === MOST_MARKS) return null;
        this.next[this.marks.length] = this.first[place] ?? END;
        this.first[place] = this.marks.length;
        const markId = `${cell.column}-${cell.row}`;
        this.marks.push({ ...cell, x, y, markId });
      }
    }
    return this.marks;
  }

  private placeOf(x: number, y: number): number {
    const column = Math.floor(x / this.across) - this.column;
    return column * this.rows + Math.floor(y / this.down) - this.row;
  }

  private nearest(x: number, y: number, place: number): Mark | null {
    let nearest: Mark | null = null;
    let least = 1;
    for (let column = -this.rows; column <= this.rows; column += this.rows) {
      for (let row = -1; row <= 1; row += 1) {
        let at = this.first[place + column + row] ?? END;
        for (; at !== END; at = this.next[at] ?? END) {
          const mark = this.marks[at];
          if (mark === undefined) break;
          const [right, below] = [(mark.x - x) / this.across, (mark.y - y) / this.down];
          const squared = right * right + below * below;
          if (squared < least) [nearest, least] = [mark, squared];
        }
      }
    }
    return nearest;
  }
}

/** The mark keeps its place. */
function joinInto(mark: Mark, cell: Cell): void {
  mark.count += cell.count;
  mark.south = Math.min(mark.south, cell.south);
  mark.west = Math.min(mark.west, cell.west);
  mark.north = Math.max(mark.north, cell.north);
  mark.east = Math.max(mark.east, cell.east);
}
