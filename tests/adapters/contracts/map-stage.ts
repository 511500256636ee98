import {
  NO_PADDING,
  seenBounds,
  type Bounds,
  type MapHandle,
  type MapOptions,
  type MapOverlay,
  type MapPadding,
  type MapProvider,
  type MapView,
  type SettledView,
} from '#core';

/** Where one case runs: a container on the page, 390 × 600 px, its own for each case. */
export interface MapStage {
  readonly provider: MapProvider;
  readonly container: HTMLElement;
  /**
   * Where a service's own levels are not exactly the product's: how much ground a pixel shows there,
   * as a share of what the level says, at a latitude. What a map says has to be what it shows.
   */
  readonly scale?: (lat: number) => number;
}

/** A promise of every map provider; a broken one is an Error. */
export interface MapContractCase {
  readonly name: string;
  readonly run: (stage: MapStage) => Promise<void>;
}

const SIZE = { width: 390, height: 600 };
export const SILLIM = { lat: 37.48425, lng: 126.92968 };
export const GANGNAM = { lat: 37.49794, lng: 127.02762 };
export const BUSAN = { lat: 35.13, lng: 129.05 };
export const OPTIONS: MapOptions = {
  view: { center: SILLIM, level: 5 },
  theme: 'light',
  padding: NO_PADDING,
  interactive: true,
  label: '집 지도',
};

export function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

export function same(actual: unknown, expected: unknown, what: string): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  check(is === should, `${what}: ${is} instead of ${should}`);
}

/** Whole pixels are written, and two engines round differently. */
export function near(actual: number, expected: number, what: string): void {
  check(Math.abs(actual - expected) <= 2, `${what}: ${actual} instead of ${expected}`);
}

/** A moment after which a page has drawn what it was given. */
export const drawn = () => new Promise<void>((done) => setTimeout(done, 50));

/** Within half a percent of the box: engines reckon in single precision here and there. */
export function sameBox(actual: Bounds, expected: Bounds, what: string): void {
  const tolerance = (expected.neLat - expected.swLat) / 200;
  const corners = ['swLat', 'swLng', 'neLat', 'neLng'] as const;
  const near = corners.every((corner) => Math.abs(actual[corner] - expected[corner]) < tolerance);
  check(near, `${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`);
}

/** What is seen of a view on the map of this stage. */
export function boxOf(
  { scale }: MapStage,
  { center, level }: MapView,
  padding?: MapPadding,
): Bounds {
  const seen = level + Math.log2(scale?.(center.lat) ?? 1);
  return seenBounds({ center, level: seen }, SIZE, padding);
}

interface Rest {
  readonly view: SettledView;
  readonly byPerson: boolean;
}

export function nextRest(map: MapHandle): Promise<Rest> {
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

export async function withMap(
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
export const overlay = (id: string, text: string): MapOverlay => ({
  id,
  at: SILLIM,
  element: element(text),
  anchor: 'center',
  zIndex: 1,
});
