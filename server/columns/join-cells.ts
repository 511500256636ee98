import { MARKS_APART, MOST_MARKS } from '#core';
import { Cells } from './cells';
import type { ViewCells } from './view-cells';
import { gridUnits } from '../shared/world-grid';

/** The core's distance; half a pixel more for the whole units of the grid. */
const APART_PIXELS = { across: MARKS_APART.across + 0.5, down: MARKS_APART.down + 0.5 };

/** What is drawn: one cell, or several that are joined; until the next view. */
export interface Marks {
  readonly cells: Cells;
  /** Where each stands, in units of the grid: where its most crowded cell does. */
  readonly x: Float64Array;
  readonly y: Float64Array;
}

/**
 * Joins cells until all marks are far enough apart and no more than 200. The most crowded cells keep
 * their place, and each other cell joins the nearest mark that it is too close to: no chain of
 * neighbours grows over the map, and a crowd stays where it is.
 */
export function joinCells(view: ViewCells, level: number): Marks {
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
function mostCrowdedFirst({ cells, cellAt }: ViewCells): Int32Array {
  const ranks = new Float64Array(cells.length);
  for (let cell = 0; cell < cells.length; cell += 1) {
    ranks[cell] = (COUNTLESS - (cells.count[cell] ?? 0)) * PLACES + (cells.place[cell] ?? 0);
  }
  ranks.sort();
  const ranked = new Int32Array(ranks.length);
  for (let at = 0; at < ranks.length; at += 1) {
    ranked[at] = cellAt[(ranks[at] ?? 0) % PLACES] ?? 0;
  }
  return ranked;
}

const END = -1;

// One view is drawn at a time, and its marks are gone when it is.
const marks: Marks = {
  cells: new Cells(),
  x: new Float64Array(MOST_MARKS),
  y: new Float64Array(MOST_MARKS),
};

/** The marks so far, by squares as large as their distance: a near one is next door. */
class MarkGrid {
  private readonly column: number;
  private readonly row: number;
  private readonly rows: number;
  private readonly first: Int32Array;
  private readonly next = new Int32Array(MOST_MARKS);

  constructor(
    private readonly view: ViewCells,
    private readonly across: number,
    private readonly down: number,
  ) {
    const { grid } = view;
    const size = 2 ** grid.shift;
    // One more all around: neighbours are looked at without asking whether they are there.
    this.column = Math.floor((grid.column * size) / across) - 1;
    this.row = Math.floor((grid.row * size) / down) - 1;
    const columns = Math.floor(((grid.column + grid.columns) * size) / across) - this.column + 2;
    this.rows = Math.floor(((grid.row + grid.rows) * size) / down) - this.row + 2;
    this.first = new Int32Array(columns * this.rows).fill(END);
  }

  /** Null where there are too many. */
  join(ranked: Int32Array): Marks | null {
    const { cells } = this.view;
    marks.cells.clear();
    for (const cell of ranked) {
      const count = cells.count[cell] ?? 1;
      const x = Math.floor((cells.sumX[cell] ?? 0) / count);
      const y = Math.floor((cells.sumY[cell] ?? 0) / count);
      const place = this.placeOf(x, y);
      const near = this.nearest(x, y, place);
      if (near !== END) {
        marks.cells.join(cells, cell, near);
        continue;
      }
      if (marks.cells.length === MOST_MARKS) return null;
      const mark = marks.cells.copy(cells, cell);
      marks.x[mark] = x;
      marks.y[mark] = y;
      this.next[mark] = this.first[place] ?? END;
      this.first[place] = mark;
    }
    return marks;
  }

  private placeOf(x: number, y: number): number {
    const column = Math.floor(x / this.across) - this.column;
    return column * this.rows + Math.floor(y / this.down) - this.row;
  }

  private nearest(x: number, y: number, place: number): number {
    const { first, next, across, down, rows } = this;
    let nearest = END;
    let least = 1;
    for (let column = -rows; column <= rows; column += rows) {
      for (let row = -1; row <= 1; row += 1) {
        let mark = first[place + column + row] ?? END;
        for (; mark !== END; mark = next[mark] ?? END) {
          const right = ((marks.x[mark] ?? 0) - x) / across;
          const below = ((marks.y[mark] ?? 0) - y) / down;
          const squared = right * right + below * below;
          if (squared < least) [nearest, least] = [mark, squared];
        }
      }
    }
    return nearest;
  }
}
