import fc from 'fast-check';
import type { StyleSpecification } from 'maplibre-gl';
import { describe, expect, it } from 'vitest';
import { MAP_CIRCLE, NO_PADDING, type MapView } from '#core';
import { GROUND_COLOURS } from '../../../../../src/adapters/maps/maplibre/ground/ground-colours.data';
import { circleData, withOwnLayers } from '../../../../../src/adapters/maps/maplibre/own-layers';
import {
  stillCamera,
  type StillCamera,
} from '../../../../../src/adapters/maps/maplibre/still/still-camera';
import { StillGround } from '../../../../../src/adapters/maps/maplibre/still/still-ground';
import { groundStyle } from './ground-style';

const SIZE = { width: 390, height: 600 };
const SILLIM = { lat: 37.48425, lng: 126.92968 };
const styles = { light: groundStyle('light'), dark: groundStyle('dark') };

/** A picture that is drawn to its end, with its names. */
function pictureOf(style: StyleSpecification, camera: StillCamera, rooms = NO_ROOMS) {
  const ground = new StillGround(document, style, camera);
  Array.from(ground.draw());
  ground.name(rooms);
  return ground.picture;
}

function drawn(view: MapView, theme: 'light' | 'dark' = 'light', rooms = NO_ROOMS) {
  const camera = stillCamera(view, SIZE, NO_PADDING);
  return { camera, picture: pictureOf(styles[theme], camera, rooms) };
}
const NO_ROOMS: readonly { left: number; top: number; right: number; bottom: number }[] = [];

const all = (picture: Element, name: string): Element[] => [...picture.querySelectorAll(name)];
const named = (picture: Element, text: string): Element[] =>
  all(picture, 'text').filter(({ textContent }) => textContent === text);
const number = (element: Element | undefined, name: string): number =>
  Number(element?.getAttribute(name) ?? Number.NaN);

/** What a name covers at least: its middle is where it is written. */
function boxOf(element: Element) {
  const size = number(element, 'font-size');
  const [x, y] = [number(element, 'x'), number(element, 'y')];
  const half = (element.textContent.length * 0.5 * size) / 2;
  return { left: x - half, right: x + half, top: y - size / 2, bottom: y + size / 2 };
}
type Box = ReturnType<typeof boxOf>;
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('a picture of the ground', () => {
  it('has the land, the lines in their colours and the rings of stations', () => {
    const { picture, camera } = drawn({ center: SILLIM, level: 5 });
    expect(picture.firstElementChild?.getAttribute('fill')).toBe(GROUND_COLOURS.light.land);
    const strokes = all(picture, 'path').map((path) => path.getAttribute('stroke'));
    expect(strokes).toContain('#00a84d');
    const rings = all(picture, 'circle').map((ring) => [number(ring, 'cx'), number(ring, 'cy')]);
    const [x, y] = camera.pixel(SILLIM.lng, SILLIM.lat);
    expect(rings.some(([cx = 0, cy = 0]) => Math.hypot(cx - x, cy - y) < 10)).toBe(true);
  });

  it('names what is there, each name once and beside its place', () => {
    const { picture, camera } = drawn({ center: SILLIM, level: 5 });
    const [station, ...others] = named(picture, '신림');
    expect(others).toEqual([]);
    const [x, y] = camera.pixel(SILLIM.lng, SILLIM.lat);
    const far = Math.hypot(number(station, 'x') - x, number(station, 'y') - y);
    expect(far).toBeLessThan(60);
    expect(named(picture, '서울')).toEqual([]);
  });

  it('names provinces from afar and no station', () => {
    const { picture } = drawn({ center: SILLIM, level: 12 });
    expect(named(picture, '신림')).toEqual([]);
    expect(all(picture, 'text').length).toBeGreaterThan(0);
  });

  it('has the colours of its theme', () => {
    const { picture } = drawn({ center: SILLIM, level: 5 }, 'dark');
    expect(picture.firstElementChild?.getAttribute('fill')).toBe(GROUND_COLOURS.dark.land);
  });

  it('draws the river as wide as it is, also where its middle is out of sight', () => {
    const river = { lat: 37.5117, lng: 126.9956 };
    const { picture } = drawn({ center: river, level: 3 });
    const water = all(picture, 'path').filter(
      (path) => path.getAttribute('stroke') === GROUND_COLOURS.light.water,
    );
    expect(Math.max(...water.map((path) => number(path, 'stroke-width')))).toBeGreaterThan(300);
  });

  it('has a circle below its names', () => {
    const circle = { center: SILLIM, radiusMetres: 100, ...MAP_CIRCLE };
    const none = { type: 'FeatureCollection', features: [] } as const;
    const style = withOwnLayers(styles.light, circleData(circle), { ...none, features: [] });
    const camera = stillCamera({ center: SILLIM, level: 3 }, SIZE, NO_PADDING);
    const picture = pictureOf(style, camera);
    const disc = all(picture, 'path').find(
      (path) => path.getAttribute('fill') === MAP_CIRCLE.color,
    );
    expect(number(disc, 'fill-opacity')).toBe(MAP_CIRCLE.opacity);
    expect(picture.lastElementChild?.tagName).toBe('g');
  });

  it('keeps its names apart, and out of what stands on the map', () => {
    const someView = fc.record({
      center: fc.record({
        lat: fc.double({ min: 37.4, max: 37.65, noNaN: true }),
        lng: fc.double({ min: 126.8, max: 127.1, noNaN: true }),
      }),
      level: fc.integer({ min: 1, max: 14 }),
    });
    const rooms = fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 340 }), fc.integer({ min: 0, max: 560 }))
        .map(([left, top]) => ({ left, top, right: left + 50, bottom: top + 40 })),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(someView, rooms, (view, taken) => {
        const { picture } = drawn(view, 'light', taken);
        const boxes = all(picture, 'text').map(boxOf);
        boxes.forEach((box, index) => {
          expect(boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false);
          expect(taken.some((room) => overlap(box, room))).toBe(false);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('writes no more digits than a screen shows', () => {
    const { picture } = drawn({ center: SILLIM, level: 7 });
    for (const path of all(picture, 'path')) {
      expect(path.getAttribute('d')).toMatch(/^(?:M-?\d+(?:\.\d)? [-\d.L ]+Z?)+$/);
      expect(path.getAttribute('d')).not.toMatch(/\d\.\d{2}/);
    }
  });
});
