import {
  distanceMetres,
  MAP_CIRCLE,
  NO_PADDING,
  seenBounds,
  type Bounds,
  type MapHandle,
  type MapOptions,
  type MapOverlay,
  type MapProvider,
  type SettledView,
} from '#core';

/** Where one case runs: a container on the page, 390 × 600 px, its own for each case. */
export interface MapStage {
  readonly provider: MapProvider;
  readonly container: HTMLElement;
}

/**
 * What every map provider keeps. It asks for no test runner, because it runs in vitest (memory) and
 * in a page of a real browser (MapLibre, later the vendors' SDKs): a broken promise is an Error.
 */
export interface MapContractCase {
  readonly name: string;
  readonly run: (stage: MapStage) => Promise<void>;
}

const SIZE = { width: 390, height: 600 };
const SILLIM = { lat: 37.48425, lng: 126.92968 };
const GANGNAM = { lat: 37.49794, lng: 127.02762 };
const OPTIONS: MapOptions = {
  view: { center: SILLIM, level: 5 },
  theme: 'light',
  padding: NO_PADDING,
  interactive: true,
  label: '집 지도',
};

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

function same(actual: unknown, expected: unknown, what: string): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  check(is === should, `${what}: ${is} instead of ${should}`);
}

/** Within half a percent of the box: engines reckon in single precision here and there. */
function sameBox(actual: Bounds, expected: Bounds, what: string): void {
  const tolerance = (expected.neLat - expected.swLat) / 200;
  const corners = ['swLat', 'swLng', 'neLat', 'neLng'] as const;
  const near = corners.every((corner) => Math.abs(actual[corner] - expected[corner]) < tolerance);
  check(near, `${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`);
}

interface Rest {
  readonly view: SettledView;
  readonly byPerson: boolean;
}

function nextRest(map: MapHandle): Promise<Rest> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      off();
      reject(new Error('the map did not say that it settled'));
    }, 5_000);
    const off = map.on('settled', (view, byPerson) => {
      clearTimeout(late);
      off();
      resolve({ view, byPerson });
    });
  });
}

async function withMap(
  { provider, container }: MapStage,
  use: (map: MapHandle) => Promise<void>,
  options: Partial<MapOptions> = {},
): Promise<void> {
  const map = await provider.open(container, { ...OPTIONS, ...options });
  try {
    await nextRest(map);
    await use(map);
  } finally {
    map.dispose();
  }
}

const element = (text: string): HTMLElement => {
  const made = document.createElement('button');
  made.textContent = text;
  return made;
};
const overlay = (id: string, text: string): MapOverlay => ({
  id,
  at: SILLIM,
  element: element(text),
  anchor: 'center',
  zIndex: 1,
});

export const mapProviderContract: readonly MapContractCase[] = [
  {
    name: 'says once after open where it rests, not by a person',
    run: async ({ provider, container }) => {
      const map = await provider.open(container, OPTIONS);
      const { view, byPerson } = await nextRest(map);
      same(view.level, 5, 'level');
      check(distanceMetres(view.center, SILLIM) < 1, 'the centre is the one asked for');
      sameBox(view.bounds, seenBounds(OPTIONS.view, SIZE), 'bounds');
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
        sameBox(view.bounds, seenBounds({ center: GANGNAM, level }, SIZE), 'bounds');
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
        sameBox(view.bounds, seenBounds(OPTIONS.view, SIZE, padding), 'bounds');
      }),
  },
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
