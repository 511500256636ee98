/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels from the middle of the frame, right and down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a picture is looked at through, and its own size when it just fits. */
export interface ZoomBox {
  readonly frame: Size;
  readonly picture: Size;
}

/** How many times larger than it fits, and where its middle stands. */
export interface Zoom extends Point {
  readonly scale: number;
}

export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };
/** As close as a picture of 1280 px is worth looking at. */
const CLOSEST = 4;
/** Of a double tap, and of a key. */
const TAP_SCALE = 2.5;
const KEY_FACTOR = 1.5;

const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** The largest size of this shape that fits into the frame. */
export function fitted(frame: Size, natural: Size): Size {
  const ratio = Math.min(frame.width / natural.width, frame.height / natural.height);
  // Whichever side touches the frame is as long as it: rounding would leave a hair to be pushed.
  return {
    width: Math.min(frame.width, natural.width * ratio),
    height: Math.min(frame.height, natural.height * ratio),
  };
}

/**
 * The nearest zoom that is allowed: between 1 and {@link CLOSEST}, and no edge of the picture comes
 * inside the frame while it is larger than the frame; otherwise it stands in the middle.
 */
function held({ scale, x, y }: Zoom, { frame, picture }: ZoomBox): Zoom {
  const allowed = clamp(scale, 1, CLOSEST);
  const mostX = Math.max(0, (picture.width * allowed - frame.width) / 2);
  const mostY = Math.max(0, (picture.height * allowed - frame.height) / 2);
  // Never −0: equal zooms are equal.
  return { scale: allowed, x: clamp(x, -mostX, mostX) + 0, y: clamp(y, -mostY, mostY) + 0 };
}

/** As large as `scale` says; what is seen at a point stays there, as far as the edges allow. */
export function zoomedTo(zoom: Zoom, box: ZoomBox, scale: number, at: Point): Zoom {
  const allowed = clamp(scale, 1, CLOSEST);
  const factor = allowed / zoom.scale;
  const x = at.x - (at.x - zoom.x) * factor;
  const y = at.y - (at.y - zoom.y) * factor;
  return held({ scale: allowed, x, y }, box);
}

export function panned(zoom: Zoom, box: ZoomBox, by: Point): Zoom {
  return held({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y }, box);
}

/** Two fingers: they were at `from`, they are at `to`. */
export function pinched(
  zoom: Zoom,
  box: ZoomBox,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
): Zoom {
  const before = middle(from);
  const now = middle(to);
  const spread = distance(from);
  const scale = spread === 0 ? zoom.scale : (zoom.scale * distance(to)) / spread;
  const moved = { scale: zoom.scale, x: zoom.x + now.x - before.x, y: zoom.y + now.y - before.y };
  return zoomedTo(moved, box, scale, now);
}

/** A double tap: closer around the point, and back to the whole picture. */
export function toggled(zoom: Zoom, box: ZoomBox, at: Point): Zoom {
  return zoom.scale > 1 ? UNZOOMED : zoomedTo(zoom, box, TAP_SCALE, at);
}

/** What a key does to a picture: + − 0, and the arrows where there is more to see; null for none. */
export function zoomedByKey(zoom: Zoom, box: ZoomBox, key: string): Zoom | null {
  if (key === '0') return UNZOOMED;
  if (key === '+' || key === '=') return zoomedTo(zoom, box, zoom.scale * KEY_FACTOR, UNZOOMED);
  if (key === '-' || key === '_') return zoomedTo(zoom, box, zoom.scale / KEY_FACTOR, UNZOOMED);
  if (zoom.scale === 1) return null;
  const stepX = box.frame.width / 4;
  const stepY = box.frame.height / 4;
  const by = new Map([
    ['ArrowLeft', { x: stepX, y: 0 }],
    ['ArrowRight', { x: -stepX, y: 0 }],
    ['ArrowUp', { x: 0, y: stepY }],
    ['ArrowDown', { x: 0, y: -stepY }],
  ]).get(key);
  if (by === undefined) return null;
  const next = panned(zoom, box, by);
  return next.x === zoom.x && next.y === zoom.y ? null : next;
}

const middle = ([a, b]: readonly [Point, Point]): Point => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
});

const distance = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);
