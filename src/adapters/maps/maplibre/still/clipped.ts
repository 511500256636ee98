/** A point of the picture, px. */
export type Pixel = readonly [x: number, y: number];

/** What of the ground is drawn, px. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const sidesOf = ({ left, top, right, bottom }: Frame) =>
  [
    { axis: 0, at: left, isInside: ([x]: Pixel) => x >= left },
    { axis: 0, at: right, isInside: ([x]: Pixel) => x <= right },
    { axis: 1, at: top, isInside: ([, y]: Pixel) => y >= top },
    { axis: 1, at: bottom, isInside: ([, y]: Pixel) => y <= bottom },
  ] as const;

/** Where the way from one point to the other crosses a side. */
function crossing(from: Pixel, to: Pixel, axis: 0 | 1, at: number): Pixel {
  const share = (at - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The part of a ring that lies in the frame (Sutherland and Hodgman); empty where none does. */
export function clippedRing(ring: readonly Pixel[], frame: Frame): readonly Pixel[] {
  let left = ring;
  for (const { axis, at, isInside } of sidesOf(frame)) {
    const points = left;
    left = points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point;
      const crossed =
        isInside(before) === isInside(point) ? [] : [crossing(before, point, axis, at)];
      return isInside(point) ? [...crossed, point] : crossed;
    });
  }
  return left;
}

/** The pieces of a line that may be seen in the frame; none is cut, only what is far is left out. */
export function nearPieces(line: readonly Pixel[], frame: Frame): readonly (readonly Pixel[])[] {
  const pieces: Pixel[][] = [];
  let piece: Pixel[] = [];
  line.forEach((point, index) => {
    const before = line[index - 1];
    if (before === undefined) return;
    if (!mayCross(before, point, frame)) {
      piece = [];
      return;
    }
    if (piece.length === 0) {
      piece = [before];
      pieces.push(piece);
    }
    piece.push(point);
  });
  return pieces;
}

export const isIn = ([x, y]: Pixel, { left, top, right, bottom }: Frame): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

const mayCross = (a: Pixel, b: Pixel, { left, top, right, bottom }: Frame): boolean =>
  Math.max(a[0], b[0]) >= left &&
  Math.min(a[0], b[0]) <= right &&
  Math.max(a[1], b[1]) >= top &&
  Math.min(a[1], b[1]) <= bottom;
