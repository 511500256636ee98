import type { Bounds, LatLng } from './geo';
import type { MapView } from './map-provider.ports';

/** Kakao levels, which the product speaks: 1 is the closest (spec/readings R8). */
export const MAP_LEVELS = { closest: 1, farthest: 14 } as const;

/** The level where nothing says another (spec/rules §9). */
export const DEFAULT_MAP_LEVEL = 5;

/** The whole country, with all of its islands. */
export const COUNTRY: Bounds = { swLat: 33, swLng: 124, neLat: 39, neLng: 132 };

/** The closest level at which the whole country is in sight. */
export const COUNTRY_LEVEL = 13;

/** Where the map begins when neither the address nor the device knows: 신림역 (spec/readings R25). */
export const MAP_START: MapView = {
  center: { lat: 37.4842, lng: 126.92959 },
  level: DEFAULT_MAP_LEVEL,
};

/** So many marks a map shows at most at once (spec/wire W4): more are neither read nor drawn smoothly. */
export const MOST_MARKS = 200;

/** The disc around a house whose exact place is withheld (spec/rules §9). */
export const MAP_CIRCLE = { color: '#00c1b1', opacity: 0.5 } as const;

/** A whole level between 1 and 14: rounded, clamped; what is no number is the default. */
export function clampLevel(level: number): number {
  const number = Number.isNaN(level) ? DEFAULT_MAP_LEVEL : Math.round(level);
  return Math.min(Math.max(number, MAP_LEVELS.closest), MAP_LEVELS.farthest);
}

/** Several things on the map that are too close to tell apart. */
export interface ClusterMark extends LatLng {
  readonly kind: 'cluster';
  readonly id: string;
  readonly count: number;
  /** The smallest box around them. */
  readonly bounds: Bounds;
}
