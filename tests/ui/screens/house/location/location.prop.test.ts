import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAP_CIRCLE, mapCircleRadius, pixelDistance, type LatLng, type TransitStop } from '#core';
import { locationView } from '../../../../../src/ui/screens/house/location/location-view';
import {
  namedStops,
  stopOverlays,
  type NameSide,
} from '../../../../../src/ui/screens/house/location/stop-overlays';
import { house } from '../../../../support/scripted-houses';
import { evenly } from '../../../../support/core-values';

const HOME = { lat: 37.4842, lng: 126.9296 };
const around = fc.record({
  lat: evenly(-0.015, 0.015).map((d) => HOME.lat + d),
  lng: evenly(-0.018, 0.018).map((d) => HOME.lng + d),
});
const stops = fc.array(around, { maxLength: 7 }).map((places) =>
  places.map((at, index): TransitStop => ({
    ...at,
    id: String(index),
    kind: index < 3 ? 'station' : 'bus',
    name: '신림역',
    lines: [],
    walkMinutes: 5,
  })),
);

describe('where a house is', () => {
  it('is the middle of the map, within three levels, and shows a near stop', () => {
    fc.assert(
      fc.property(around, fc.boolean(), (stop, isApproximate) => {
        const { view, marks, circle } = locationView(house('1', { isApproximate }), stop);
        expect(view.center).toEqual(HOME);
        expect([4, 5, 6]).toContain(view.level);
        if (view.level < 6) {
          const across = pixelDistance(HOME, { lat: HOME.lat, lng: stop.lng }, view.level);
          const along = pixelDistance(HOME, { lat: stop.lat, lng: HOME.lng }, view.level);
          expect(across).toBeLessThanOrEqual(95.5);
          expect(along).toBeLessThanOrEqual(60.5);
        }
        // A withheld place is a circle of spec/rules §9, never a mark.
        expect(marks).toHaveLength(isApproximate ? 0 : 1);
        expect(circle).toEqual(
          isApproximate
            ? { center: HOME, radiusMetres: mapCircleRadius(view.level), ...MAP_CIRCLE }
            : null,
        );
      }),
    );
  });

  it('is looked at closely where no stop is known', () => {
    expect(locationView(house('1'), null).view.level).toBe(4);
  });
});

/** Of a stop's name, in pixels from the house: 23 from the stop itself. */
function middleOf(stop: LatLng, side: NameSide, level: number): { x: number; y: number } {
  const across = pixelDistance(HOME, { lat: HOME.lat, lng: stop.lng }, level);
  const along = pixelDistance(HOME, { lat: stop.lat, lng: HOME.lng }, level);
  const y = stop.lat > HOME.lat ? -along : along;
  return { x: stop.lng < HOME.lng ? -across : across, y: side === 'above' ? y - 23 : y + 23 };
}

describe('stops on the map', () => {
  it('are all there, once; no name lies on another, on the house or beyond the edge', () => {
    fc.assert(
      fc.property(stops, fc.integer({ min: 4, max: 6 }), (list, level) => {
        const names = namedStops(list, HOME, level);
        const overlays = stopOverlays(document, list, names);
        expect(overlays.map(({ id }) => id)).toEqual(list.map(({ id }) => `stop:${id}`));
        const middles = list.flatMap((stop) => {
          const side = names.get(stop.id);
          return side === undefined ? [] : [middleOf(stop, side, level)];
        });
        for (const [index, one] of middles.entries()) {
          // A price of 80 px above its place.
          expect(one.x < -85 || one.x > 85 || one.y > 8 || one.y < -54).toBe(true);
          expect(Math.abs(one.x)).toBeLessThanOrEqual(96);
          for (const other of middles.slice(index + 1))
            expect(Math.abs(one.x - other.x) >= 95 || Math.abs(one.y - other.y) >= 25).toBe(true);
        }
      }),
    );
  });

  it('are read out with their way, and write their names as text', () => {
    const stop: TransitStop = {
      ...HOME,
      id: 'a',
      kind: 'station',
      name: '<b>신림역</b>',
      lines: [{ name: '2호선', color: '#00a84d' }],
      walkMinutes: 5,
    };
    const [overlay] = stopOverlays(document, [stop], new Map([['a', 'below']]));
    const element = overlay?.element as HTMLElement;
    expect(element.getAttribute('aria-label')).toBe('2호선 <b>신림역</b> 도보 약 5분');
    expect(element.textContent).toBe('<b>신림역</b> 약 5분');
    expect(element.querySelector('b')).toBeNull();
  });
});
