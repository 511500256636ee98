import type { Bounds } from './geo';
import { clampLevel } from './map';
import { latOf, lngOf, worldY } from './mercator';

/** At level 23, were there one, a step of the grid would be the whole world. */
const WHOLE_WORLD_LEVEL = 23;
/** On the wire: five decimals of a degree are a metre. */
const WRITTEN = 1e5;

/** One way over the square world: its degrees as a share of it, growing to the north and east. */
interface Axis {
  readonly degrees: (share: number) => number;
  readonly share: (degrees: number) => number;
}

const LATITUDE: Axis = { degrees: (share) => latOf(1 - share), share: (lat) => 1 - worldY(lat) };
const LONGITUDE: Axis = { degrees: lngOf, share: (lng) => lng / 360 + 0.5 };

/**
 * The box that is asked for where this one is seen: cut outward to lines that stand at the same
 * places for everybody, some 30 pixels apart in Korea at this level. Small moves, windows of other
 * sizes and other people ask for the very same box, so that answers are found in the caches on their
 * way. It holds the seen box and is less than a step larger on each side (a metre of rounding apart);
 * it is its own box; coordinates have five decimals. What lies beyond the square world is cut off.
 */
export function askedBounds({ swLat, swLng, neLat, neLng }: Bounds, level: number): Bounds {
  const lines = 2 ** (WHOLE_WORLD_LEVEL - clampLevel(level));
  return {
    swLat: lineBelow(swLat, LATITUDE, lines),
    swLng: lineBelow(swLng, LONGITUDE, lines),
    neLat: lineAbove(neLat, LATITUDE, lines),
    neLng: lineAbove(neLng, LONGITUDE, lines),
  };
}

/**
 * The last line that is written no further than here. Lines are compared as they are written: a line
 * that was rounded outward stays where it is when it is asked for again.
 */
function lineBelow(degrees: number, { degrees: degreesOf, share }: Axis, lines: number): number {
  const written = (line: number) => Math.floor(degreesOf(line / lines) * WRITTEN) / WRITTEN;
  const edge = Math.min(Math.max(degrees, degreesOf(0)), degreesOf(1));
  let line = Math.floor(share(edge) * lines) + 1;
  while (written(line) > edge) line -= 1;
  return written(line);
}

function lineAbove(degrees: number, axis: Axis, lines: number): number {
  const mirrored: Axis = {
    degrees: (share) => -axis.degrees(1 - share),
    share: (negative) => 1 - axis.share(-negative),
  };
  return 0 - lineBelow(-degrees, mirrored, lines);
}
