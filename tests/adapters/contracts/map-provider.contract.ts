import { distanceMetres, MAP_CIRCLE, NO_PADDING } from '#core';
import { mapOverlaysContract } from './map-overlays.contract';
import {
  boxOf,
  BUSAN,
  check,
  GANGNAM,
  nextRest,
  OPTIONS,
  overlay,
  same,
  sameBox,
  SILLIM,
  withMap,
  type MapContractCase,
  type MapStage,
} from './map-stage';

/**
 * What every map provider keeps. It asks for no test runner, because it runs in vitest (memory) and
 * in a page of a real browser (MapLibre, the vendors' fakes): a broken promise is an Error.
 */
export const mapProviderContract: readonly MapContractCase[] = [
  {
    name: 'says once after open where it rests, not by a person',
    run: async (stage) => {
      const map = await stage.provider.open(stage.container, OPTIONS);
      const { view, byPerson } = await nextRest(map);
      same(view.level, 5, 'level');
      check(distanceMetres(view.center, SILLIM) < 1, 'the centre is the one asked for');
      sameBox(view.bounds, boxOf(stage, OPTIONS.view), 'bounds');
      same(byPerson, false, 'byPerson');
      map.dispose();
    },
  },
  ...[1, 3, 7, 10, 14].map((level) => ({
    name: `rests on level ${level} with the box of that level`,
    run: (stage: MapStage) =>
      withMap(stage, async (map) => {
        const rest = nextRest(map);
        map.moveTo({ center: GANGNAM, level });
        const { view, byPerson } = await rest;
        same(view.level, level, 'level');
        sameBox(view.bounds, boxOf(stage, { center: GANGNAM, level }), 'bounds');
        same(byPerson, false, 'byPerson');
        same(map.view().level, level, 'view()');
      }),
  })),
  {
    name: 'tells that a move begins, once, and never inside the call that it settled',
    run: (stage) =>
      withMap(stage, async (map) => {
        let began = 0;
        let settled = 0;
        map.on('moving', () => (began += 1));
        map.on('settled', () => (settled += 1));
        const rest = nextRest(map);
        map.moveTo({ center: GANGNAM, level: 4 }, { animate: true });
        same(settled, 0, 'settled inside the call');
        await rest;
        same([began, settled], [1, 1], 'moving and settled');
      }),
  },
  {
    name: 'fits a box inside the padding, on the closest whole level that holds it',
    run: (stage) =>
      withMap(
        stage,
        async (map) => {
          const box = { swLat: 37.47, swLng: 126.92, neLat: 37.49, neLng: 126.94 };
          const rest = nextRest(map);
          map.fit(box);
          const { view } = await rest;
          check(view.bounds.swLat <= box.swLat && view.bounds.neLat >= box.neLat, 'height fits');
          check(view.bounds.swLng <= box.swLng && view.bounds.neLng >= box.neLng, 'width fits');
          same(view.level, 6, 'level');
        },
        { padding: { top: 100, right: 0, bottom: 200, left: 0 } },
      ),
  },
  {
    name: 'fits a point no closer than asked',
    run: (stage) =>
      withMap(stage, async (map) => {
        const rest = nextRest(map);
        const point = { swLat: 37.5, swLng: 127, neLat: 37.5, neLng: 127 };
        map.fit(point, { closest: 4 });
        same((await rest).view.level, 4, 'level');
      }),
  },
  {
    name: 'glides to a place beside it, to a box and far away, and rests on the very view',
    run: (stage) =>
      withMap(stage, async (map) => {
        const views = [
          { center: { lat: SILLIM.lat + 0.002, lng: SILLIM.lng - 0.001 }, level: 5 },
          { center: { lat: SILLIM.lat + 0.003, lng: SILLIM.lng }, level: 4 },
          { center: BUSAN, level: 9 },
        ];
        for (const asked of views) {
          const rest = nextRest(map);
          map.moveTo(asked, { animate: true });
          const { view, byPerson } = await rest;
          same([view.level, byPerson], [asked.level, false], 'level, byPerson');
          check(distanceMetres(view.center, asked.center) < 1, 'the centre is the one asked for');
        }
        const rest = nextRest(map);
        map.fit({ swLat: 35.1, swLng: 129, neLat: 35.16, neLng: 129.1 }, { animate: true });
        const { bounds } = (await rest).view;
        check(bounds.swLat <= 35.1 && bounds.neLat >= 35.16, 'height fits');
        check(bounds.swLng <= 129 && bounds.neLng >= 129.1, 'width fits');
      }),
  },
  {
    name: 'goes on from the view that it is on its way to',
    run: (stage) =>
      withMap(stage, async (map) => {
        const rest = nextRest(map);
        map.moveTo({ center: GANGNAM, level: 6 }, { animate: true });
        map.moveTo({ center: SILLIM, level: 3 }, { animate: true });
        const { view } = await rest;
        same(view.level, 3, 'level');
        check(distanceMetres(view.center, SILLIM) < 1, 'the centre is the last one asked for');
      }),
  },
  {
    name: 'zooms one level a step as a person, and not beyond the last',
    run: (stage) =>
      withMap(stage, async (map) => {
        const nearer = nextRest(map);
        map.zoom(1);
        const first = await nearer;
        same([first.view.level, first.byPerson], [4, true], 'one step in');
        const jump = nextRest(map);
        map.moveTo({ center: SILLIM, level: 14 });
        await jump;
        const farther = nextRest(map);
        map.zoom(-1);
        same((await farther).view.level, 14, 'the farthest level');
      }),
  },
  {
    name: 'keeps the centre when the padding changes, and says the smaller box',
    run: (stage) =>
      withMap(stage, async (map) => {
        const padding = { top: 40, right: 0, bottom: 260, left: 0 };
        const rest = nextRest(map);
        map.setPadding(padding);
        const { view } = await rest;
        check(distanceMetres(view.center, SILLIM) < 1, 'the centre stays');
        sameBox(view.bounds, boxOf(stage, OPTIONS.view, padding), 'bounds');
      }),
  },
  ...mapOverlaysContract,
  {
    name: 'says its service, and what it has besides maps or null',
    run: (stage) =>
      withMap(stage, async () => {
        const { provider } = stage;
        check(['kakao', 'naver', 'embedded'].includes(provider.service), 'service');
        const [roadview, nearby] = [await provider.roadview(), await provider.nearbyPlaces()];
        check(roadview === null || typeof roadview.open === 'function', 'roadview');
        check(nearby === null || typeof nearby.near === 'function', 'nearbyPlaces');
      }),
  },
  {
    name: 'takes a circle, a theme and a new size at any time',
    run: (stage) =>
      withMap(stage, async (map) => {
        map.setCircle({ center: SILLIM, radiusMetres: 100, ...MAP_CIRCLE });
        map.setTheme('dark');
        const rest = nextRest(map);
        stage.container.style.height = '500px';
        map.resize();
        await rest;
        map.setCircle(null);
        map.setTheme('light');
      }),
  },
  {
    name: 'does nothing after dispose and leaves the container as it was',
    run: async ({ provider, container }) => {
      const map = await provider.open(container, OPTIONS);
      let told = 0;
      map.on('settled', () => (told += 1));
      map.setOverlays([overlay('a', '가')]);
      map.dispose();
      map.dispose();
      map.moveTo({ center: GANGNAM, level: 3 });
      map.fit({ swLat: 37, swLng: 127, neLat: 37.1, neLng: 127.1 });
      map.zoom(1);
      map.setOverlays([overlay('b', '나')]);
      map.setCircle(null);
      map.setTheme('dark');
      map.setPadding(NO_PADDING);
      map.resize();
      map.on('settled', () => (told += 1));
      await new Promise((done) => setTimeout(done, 150));
      same([told, container.childElementCount], [0, 0], 'told, children');
    },
  },
  {
    name: 'opens again in the same container, also beside one that is still there',
    run: async ({ provider, container }) => {
      const [first, second] = await Promise.all([
        provider.open(container, OPTIONS),
        provider.open(container, OPTIONS),
      ]);
      first.dispose();
      same((await nextRest(second)).view.level, 5, 'level');
      second.dispose();
      const third = await provider.open(container, OPTIONS);
      await nextRest(third);
      third.dispose();
      same(container.childElementCount, 0, 'children');
    },
  },
  {
    name: 'stops telling a listener that was taken off, twice if need be',
    run: (stage) =>
      withMap(stage, async (map) => {
        let told = 0;
        const off = map.on('settled', () => (told += 1));
        off();
        off();
        const rest = nextRest(map);
        map.moveTo({ center: GANGNAM, level: 5 });
        await rest;
        same(told, 0, 'told');
      }),
  },
];
