import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  fitted,
  panned,
  pinched,
  toggled,
  UNZOOMED,
  zoomedByKey,
  zoomedTo,
  type Point,
  type Zoom,
  type ZoomBox,
} from '../../../../src/ui/popups/photos/zoom';
import { evenly } from '../../../support/core-values';

/** As close as a picture may be looked at. */
const CLOSEST = 4;

const length = fc.integer({ min: 100, max: 2000 });
const boxes = fc
  .record({ width: length, height: length })
  .map((frame): ZoomBox => ({ frame, picture: fitted(frame, { width: 1280, height: 960 }) }));
const number = evenly(-5000, 5000);
const points: fc.Arbitrary<Point> = fc.record({ x: number, y: number });
const zooms: fc.Arbitrary<Zoom> = fc.record({
  scale: evenly(0.01, 20),
  x: number,
  y: number,
});
/** The nearest zoom that is allowed: what a push of no distance leaves. */
const allowed = (zoom: Zoom, box: ZoomBox) => panned(zoom, box, { x: 0, y: 0 });
const steps = fc.oneof(
  points.map((by) => (zoom: Zoom, box: ZoomBox) => panned(zoom, box, by)),
  fc.tuple(evenly(0.1, 9), points).map(
    ([scale, at]) =>
      (zoom: Zoom, box: ZoomBox) =>
        zoomedTo(zoom, box, scale, at),
  ),
  fc.tuple(points, points, points, points).map(
    ([a, b, c, d]) =>
      (zoom: Zoom, box: ZoomBox) =>
        pinched(zoom, box, [a, b], [c, d]),
  ),
  points.map((at) => (zoom: Zoom, box: ZoomBox) => toggled(zoom, box, at)),
  fc
    .constantFrom('+', '-', '0', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight', 'x')
    .map((key) => (zoom: Zoom, box: ZoomBox) => zoomedByKey(zoom, box, key) ?? zoom),
);

/** No ground beside the picture on an axis on which it is larger than the frame. */
function expectInside(zoom: Zoom, { frame, picture }: ZoomBox): void {
  expect(zoom.scale).toBeGreaterThanOrEqual(1);
  expect(zoom.scale).toBeLessThanOrEqual(CLOSEST);
  const axes = [
    [zoom.x, picture.width * zoom.scale, frame.width],
    [zoom.y, picture.height * zoom.scale, frame.height],
  ] as const;
  for (const [middle, size, seen] of axes) {
    if (size <= seen) expect(middle).toBe(0);
    else expect(Math.abs(middle)).toBeLessThanOrEqual((size - seen) / 2 + 1e-6);
  }
}

describe('a picture that is zoomed', () => {
  it('never leaves its frame, whatever fingers, wheels and keys do', () => {
    fc.assert(
      fc.property(boxes, fc.array(steps, { maxLength: 12 }), (box, walk) => {
        let zoom = UNZOOMED;
        for (const step of walk) {
          zoom = step(zoom, box);
          expectInside(zoom, box);
        }
      }),
    );
  });

  it('is held where it may be, once and for all', () => {
    fc.assert(
      fc.property(zooms, boxes, (zoom, box) => {
        const once = allowed(zoom, box);
        expectInside(once, box);
        expect(allowed(once, box)).toEqual(once);
      }),
    );
  });

  it('keeps what is seen under the finger, as long as no edge is in the way', () => {
    fc.assert(
      fc.property(boxes, evenly(1, CLOSEST), (box, scale) => {
        // A point in the picture, whose edges all stay outside when it is zoomed around.
        const at = { x: box.picture.width / 4, y: 0 };
        const zoom = zoomedTo(UNZOOMED, box, scale, at);
        const isFree = Math.abs(zoom.x) < (box.picture.width * zoom.scale - box.frame.width) / 2;
        if (!isFree) return;
        expect((at.x - zoom.x) / zoom.scale).toBeCloseTo(at.x, 6);
      }),
    );
  });

  it('is whole again after the way back', () => {
    fc.assert(
      fc.property(boxes, points, (box, at) => {
        expect(toggled(toggled(UNZOOMED, box, at), box, at)).toEqual(UNZOOMED);
        expect(zoomedTo(zoomedTo(UNZOOMED, box, 3, at), box, 1, at)).toEqual(UNZOOMED);
      }),
    );
  });

  it('does not move when two fingers stay where they are', () => {
    fc.assert(
      fc.property(boxes, zooms, points, points, (box, zoom, a, b) => {
        const still = allowed(zoom, box);
        const now = pinched(still, box, [a, b], [a, b]);
        expect(now.scale).toBeCloseTo(still.scale, 9);
        expect(now.x).toBeCloseTo(still.x, 6);
        expect(now.y).toBeCloseTo(still.y, 6);
      }),
    );
  });

  it('fits whole into every frame, and touches it', () => {
    fc.assert(
      fc.property(boxes, ({ frame, picture }) => {
        expect(picture.width).toBeLessThanOrEqual(frame.width);
        expect(picture.height).toBeLessThanOrEqual(frame.height);
        expect(picture.width / picture.height).toBeCloseTo(4 / 3, 9);
        const free = Math.min(frame.width - picture.width, frame.height - picture.height);
        expect(free).toBeCloseTo(0, 6);
      }),
    );
  });
});

const BOX: ZoomBox = {
  frame: { width: 400, height: 300 },
  picture: { width: 400, height: 300 },
};

test('arrows walk through a picture until its edge, then mean nothing to it', () => {
  expect(zoomedByKey(UNZOOMED, BOX, 'ArrowRight')).toBeNull();
  const closer = zoomedByKey(UNZOOMED, BOX, '+');
  expect(closer?.scale).toBe(1.5);
  const right = zoomedByKey(closer ?? UNZOOMED, BOX, 'ArrowRight');
  expect(right).toEqual({ scale: 1.5, x: -100, y: 0 });
  expect(zoomedByKey(right ?? UNZOOMED, BOX, 'ArrowRight')).toBeNull();
  expect(zoomedByKey(right ?? UNZOOMED, BOX, '0')).toEqual(UNZOOMED);
  expect(zoomedByKey(right ?? UNZOOMED, BOX, 'a')).toBeNull();
});
