import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAP_CIRCLE, mapCircleRadius, pixelDistance, type TransitStop } from '#core';
import { locationView } from '../../../../src/ui/screens/place/location-view';
import { labelledStops, stopOverlays } from '../../../../src/ui/screens/place/stop-overlays';
import { house } from '../../../support/scripted-houses';

const HOME = { lat: 37.4842, lng: 126.9296 };
const around = fc.record({
  lat: fc.double({ min: -0.015, max: 0.015, noNaN: true }).map((d) => HOME.lat + d),
  lng: fc.double({ min: -0.018, max: 0.018, noNaN: true }).map((d) => HOME.lng + d),
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
          expect(across).toBeLessThanOrEqual(110.5);
          expect(along).toBeLessThanOrEqual(60.5);
        }
        // A withheld place is a circle of product.md §9, never a mark.
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

describe('stops on the map', () => {
  it('are all there, once, and no two names lie on each other', () => {
    fc.assert(
      fc.property(stops, fc.integer({ min: 4, max: 6 }), (list, level) => {
        const labelled = labelledStops(list, HOME, level);
        const overlays = stopOverlays(document, list, labelled);
        expect(overlays.map(({ id }) => id)).toEqual(list.map(({ id }) => `stop:${id}`));
        const named = list.filter(({ id }) => labelled.has(id));
        for (const [index, one] of named.entries()) {
          for (const other of named.slice(index + 1)) {
            const across = pixelDistance(one, { lat: one.lat, lng: other.lng }, level);
            const along = pixelDistance(one, { lat: other.lat, lng: one.lng }, level);
            expect(across >= 95 || along >= 25).toBe(true);
          }
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
    const [overlay] = stopOverlays(document, [stop], new Set(['a']));
    const element = overlay?.element as HTMLElement;
    expect(element.getAttribute('aria-label')).toBe('2호선 <b>신림역</b> 도보 약 5분');
    expect(element.textContent).toBe('<b>신림역</b> 약 5분');
    expect(element.querySelector('b')).toBeNull();
  });
});
