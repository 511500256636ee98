import type { Bounds, LatLng } from '#core';
import { gridUnits, type GridPoint } from '../../../server/shared/world-grid';

/** Units of the grid from one end of the world to the other. */
const WORLD_SIZE = 2 ** 30;

/** The most marks that a map is given (spec/wire W4). */
const MOST_MARKS = 200;

/**
 * Two marks are never nearer: 64 px above one another, 88 px side by side, an ellipse in between
 * (spec/wire W4 asks for 44 px all around). A pill is broad and low: so much keeps its price
 * readable and leaves ground to see. Half a pixel is for the whole units of the grid.
 */
const APART_PIXELS = { across: 88.5, down: 64.5 };

// The most cells that one box is cut into, whatever its size and level.
const MOST_CELLS = 4096;

/** Houses that stand in one cell of the world. */
export interface Cell extends GridPoint {
  /** The cell's own place: column and row of the world cut into cells. */
  readonly column: number;
  readonly row: number;
  readonly count: number;
  /** The first of them; the only one where the count is 1. */
  readonly id: number;
  readonly bounds: Bounds;
}

/** Where a mark stands: that of its most crowded cell. */
export interface MarkCell extends Cell {
  /** Changes only with the cell: a mark that is there before and after a move is the same. */
  readonly markId: string;
}

/**
 * How the world is cut for a box: cells are squares of 2^shift units, tied to the world and not to
 * the box, so that the same houses fall together wherever the map is moved. About 30 px, larger
 * where a box is much larger than a screen at that level.
 */
export function cellShift(box: { width: number; height: number }, level: number): number {
  let shift = 7 + level;
  while ((box.width / 2 ** shift) * (box.height / 2 ** shift) > MOST_CELLS) shift += 1;
  return shift;
}

/**
 * Joins cells until all marks are far enough apart and no more than 200. The most crowded cells keep
 * their place, and each other cell joins the nearest mark that it is too close to: no chain of
 * neighbours grows over the map, and a crowd stays where it is.
 */
export function joinCells(cells: readonly Cell[], level: number, shift: number): MarkCell[] {
  const ranked = [...cells].sort(
    (a, b) => b.count - a.count || a.column - b.column || a.row - b.row,
  );
  for (let times = 1; ; times *= 1.25) {
    const across = gridUnits(APART_PIXELS.across, level) * times;
    const down = gridUnits(APART_PIXELS.down, level) * times;
    const marks = joinWithin(ranked, { across, down });
    if (marks.length <= MOST_MARKS || down > WORLD_SIZE) {
      return marks.map((cell) => ({ ...cell, markId: `c${shift}-${cell.column}-${cell.row}` }));
    }
  }
}

interface Apart {
  readonly across: number;
  readonly down: number;
}

function joinWithin(ranked: readonly Cell[], apart: Apart): Cell[] {
  const kept = new Map<string, number[]>();
  const marks: Cell[] = [];
  for (const cell of ranked) {
    const column = Math.floor(cell.x / apart.across);
    const row = Math.floor(cell.y / apart.down);
    const near = nearestWithin(marks, kept, cell, column, row, apart);
    if (near === null) {
      const key = `${column}/${row}`;
      kept.set(key, [...(kept.get(key) ?? []), marks.push(cell) - 1]);
    } else {
      marks[near] = join(marks[near] ?? cell, cell);
    }
  }
  return marks;
}

function nearestWithin(
  marks: readonly Cell[],
  kept: ReadonlyMap<string, readonly number[]>,
  cell: Cell,
  column: number,
  row: number,
  apart: Apart,
): number | null {
  let nearest: number | null = null;
  let least = 1;
  for (let c = column - 1; c <= column + 1; c += 1) {
    for (let r = row - 1; r <= row + 1; r += 1) {
      for (const index of kept.get(`${c}/${r}`) ?? []) {
        const mark = marks[index] ?? cell;
        const squared =
          ((mark.x - cell.x) / apart.across) ** 2 + ((mark.y - cell.y) / apart.down) ** 2;
        if (squared < least) [nearest, least] = [index, squared];
      }
    }
  }
  return nearest;
}

/** The first keeps its place. */
function join(mark: Cell, other: Cell): Cell {
  return {
    ...mark,
    count: mark.count + other.count,
    bounds: {
      swLat: Math.min(mark.bounds.swLat, other.bounds.swLat),
      swLng: Math.min(mark.bounds.swLng, other.bounds.swLng),
      neLat: Math.max(mark.bounds.neLat, other.bounds.neLat),
      neLng: Math.max(mark.bounds.neLng, other.bounds.neLng),
    },
  };
}

/** The point of a mark in degrees: inside its houses' box, whatever the rounding. */
export function clampInto(at: LatLng, bounds: Bounds): LatLng {
  return {
    lat: Math.min(bounds.neLat, Math.max(bounds.swLat, at.lat)),
    lng: Math.min(bounds.neLng, Math.max(bounds.swLng, at.lng)),
  };
}
