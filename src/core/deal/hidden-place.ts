import type { LatLng } from '../map/geo';

/** The side of a cell, in metres. */
export const PLACE_CELL_METRES = 100;
/** The circle around a cell's middle that surely holds the room (spec/rules §9, level 5), in metres. */
export const PLACE_CIRCLE_METRES = 100;

const METRES_A_DEGREE = 111_320;
/** Degrees of longitude are as long everywhere within a band of so many degrees of latitude. */
const BAND_DEGREES = 0.1;

/** How a listing's own grid lies: parts of a cell from 0 to below 1, out of a keyed hash. */
export interface GridShift {
  readonly north: number;
  readonly east: number;
}

/**
 * What everybody but those to whom the exact place was opened is told (spec/readings R42): the middle
 * of the cell that holds it, in a grid of 100 m that is shifted for each listing. It depends on nothing
 * but the place and the shift, so that asking often reveals no more than asking once; and the cell's
 * shift is a secret, so that every point of it is as likely as any other.
 */
export function hiddenPlace({ lat, lng }: LatLng, shift: GridShift): LatLng {
  const north = PLACE_CELL_METRES / METRES_A_DEGREE;
  const row = middle(lat, north, shift.north);
  // By the band of the row's middle: a cell is as wide for every room in it, also where it lies on a
  // border of two bands.
  const band = (Math.floor(row / BAND_DEGREES) + 0.5) * BAND_DEGREES;
  const east = north / Math.cos((band * Math.PI) / 180);
  return { lat: rounded(row), lng: rounded(middle(lng, east, shift.east)) };
}

const middle = (at: number, size: number, shift: number): number =>
  (Math.floor(at / size - shift) + 0.5 + shift) * size;

/** To centimetres, so that a point is the same text wherever it is written. */
const rounded = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;
