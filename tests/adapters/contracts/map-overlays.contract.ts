import { MOST_MARKS, pixelDistance, type MapOverlay } from '#core';
import { check, drawn, near, nextRest, overlay, same, SILLIM, withMap } from './map-stage';
import type { MapContractCase } from './map-stage';

/** The part of {@link mapProviderContract} that is about what stands on a map. */
export const mapOverlaysContract: readonly MapContractCase[] = [
  {
    name: 'has these and only these overlays, and keeps an element that stays',
    run: (stage) =>
      withMap(stage, async (map) => {
        const [a, b, c] = [overlay('a', '가'), overlay('b', '나'), overlay('c', '다')];
        map.setOverlays([a, b]);
        const parent = (b.element as HTMLElement).parentNode;
        map.setOverlays([b, c]);
        const inside = (one: MapOverlay): boolean =>
          stage.container.contains(one.element as HTMLElement);
        same([a, b, c].map(inside), [false, true, true], 'on the map');
        check((b.element as HTMLElement).parentNode === parent, 'the element was not moved');
        map.setOverlays([]);
        same([a, b, c].map(inside), [false, false, false], 'on the map');
        await Promise.resolve();
      }),
  },
  {
    name: 'has the first of too many overlays',
    run: (stage) =>
      withMap(stage, async (map) => {
        const many = Array.from({ length: MOST_MARKS + 3 }, (_, at) => overlay(`o${at}`, `${at}`));
        map.setOverlays(many);
        const standing = many.filter(({ element }) =>
          stage.container.contains(element as HTMLElement),
        );
        same(
          standing.map(({ id }) => id),
          many.slice(0, MOST_MARKS).map(({ id }) => id),
          'on the map',
        );
        await Promise.resolve();
      }),
  },
  {
    name: 'stands overlays on their places by their anchors, also after a move',
    run: (stage) =>
      withMap(stage, async (map) => {
        const at = { lat: SILLIM.lat + 0.001, lng: SILLIM.lng };
        const middle: MapOverlay = { ...overlay('a', '가'), at };
        const foot: MapOverlay = { ...overlay('b', '나'), at, anchor: 'bottom', zIndex: 2 };
        for (const level of [5, 4]) {
          const rest = nextRest(map);
          map.moveTo({ center: SILLIM, level });
          await rest;
          map.setOverlays([middle, foot]);
          await drawn();
          // Where a page has no layout, all of this is 0.
          const box = stage.container.getBoundingClientRect();
          const up = pixelDistance(SILLIM, at, level) / (stage.scale?.(SILLIM.lat) ?? 1);
          const [a, b] = [middle, foot].map((one) =>
            (one.element as HTMLElement).getBoundingClientRect(),
          );
          if (a === undefined || b === undefined || box.width === 0) return;
          const y = box.top + box.height / 2 - up;
          near(a.left + a.width / 2, box.left + box.width / 2, 'across');
          near(a.top + a.height / 2, y, 'the middle');
          near(b.left + b.width / 2, box.left + box.width / 2, 'across');
          near(b.bottom, y, 'the foot');
        }
      }),
  },
];
