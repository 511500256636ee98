import { boxOf, isInRings, ringArea, type Point, type Rings } from './polygons';

/** A name is larger than what a finer search would gain: this part of the polygon's width. */
const FINE = 1 / 60;
/** The cells that the first look divides the shorter side into. */
const FIRST = 4;
/** Of a longer outline every so manieth corner says enough of where its middle is. */
const CORNERS = 300;

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  /** From its middle to the nearest edge; below zero outside. */
  readonly depth: number;
}

/** How far inside closed rings a point is; below zero outside. Planar. */
function depthAt(x: number, y: number, rings: Rings): number {
  let nearest = Infinity;
  for (const ring of rings) {
    for (let at = 1; at < ring.length; at += 1) {
      const [x1 = 0, y1 = 0] = ring[at - 1] ?? [];
      const [x2 = 0, y2 = 0] = ring[at] ?? [];
      const [dx, dy] = [x2 - x1, y2 - y1];
      const length = dx * dx + dy * dy;
      const along = length === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / length;
      const t = Math.min(1, Math.max(0, along));
      const [ox, oy] = [x - x1 - t * dx, y - y1 - t * dy];
      nearest = Math.min(nearest, ox * ox + oy * oy);
    }
  }
  return Math.sqrt(nearest) * (isInRings([x, y], rings) ? 1 : -1);
}

/**
 * Where the name of an area stands: the point of its largest polygon that is farthest from every
 * edge, inside it however it is bent (the search of Mapbox's polylabel). Null without a polygon.
 */
export function labelPoint(polygons: readonly Rings[]): Point | null {
  const [first, ...others] = polygons;
  if (first === undefined) return null;
  const size = (rings: Rings) => ringArea(rings[0] ?? []);
  const largest = others.reduce((best, each) => (size(each) > size(best) ? each : best), first);
  const [, south, , north] = boxOf(largest[0] ?? []);
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const rings = largest.map((ring) => {
    const every = Math.ceil(ring.length / CORNERS);
    return ring
      .filter((_, index) => index % every === 0 || index === ring.length - 1)
      .map(([lng = 0, lat = 0]) => [lng * squeeze, lat]);
  });
  const [x, y] = deepest(rings);
  return [x / squeeze, y];
}

function deepest(rings: Rings): [number, number] {
  const [west, bottom, east, top] = boxOf(rings[0] ?? []);
  const cellAt = (x: number, y: number, half: number): Cell => ({
    x,
    y,
    half,
    depth: depthAt(x, y, rings),
  });
  const side = Math.min(east - west, top - bottom);
  const step = Math.max(side / FIRST, Math.max(east - west, top - bottom) / 40);
  let best = cellAt((west + east) / 2, (bottom + top) / 2, 0);
  const open: Cell[] = [];
  const look = (cell: Cell): void => {
    if (cell.depth > best.depth) best = cell;
    // The deepest point that this cell can hold, against the best one so far.
    if (cell.depth + cell.half * Math.SQRT2 > best.depth + side * FINE) open.push(cell);
  };
  if (step > 0)
    for (let x = west; x < east; x += step)
      for (let y = bottom; y < top; y += step) look(cellAt(x + step / 2, y + step / 2, step / 2));
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const { x, y, half, depth } = cell;
    if (depth + half * Math.SQRT2 <= best.depth + side * FINE) continue;
    const quarter = half / 2;
    look(cellAt(x - quarter, y - quarter, quarter));
    look(cellAt(x + quarter, y - quarter, quarter));
    look(cellAt(x - quarter, y + quarter, quarter));
    look(cellAt(x + quarter, y + quarter, quarter));
  }
  return [best.x, best.y];
}
