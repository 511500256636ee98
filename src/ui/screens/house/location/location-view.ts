import {
  fittingView,
  MAP_CIRCLE,
  mapCircleRadius,
  type House,
  type HouseMark,
  type LatLng,
  type MapCircle,
  type MapView,
} from '#core';
import { markOf } from '../mark-of';

const CLOSEST = 4;
const WIDEST = 6;
/** What of the map surely is free of its edges, on the narrowest phone. */
const FREE = { width: 190, height: 120 };

interface LocationView {
  readonly view: MapView;
  readonly marks: readonly HouseMark[];
  /** spec/rules §9, where the exact location is withheld. */
  readonly circle: MapCircle | null;
}

/** The house in the middle, as close as still shows the nearest stop, within three levels. */
export function locationView(house: House, nearest: LatLng | null): LocationView {
  const center = { lat: house.lat, lng: house.lng };
  const level = Math.min(WIDEST, nearest === null ? CLOSEST : levelFor(center, nearest));
  const view = { center, level };
  if (!house.isApproximate) return { view, marks: [markOf(house)], circle: null };
  const circle = { center, radiusMetres: mapCircleRadius(level), ...MAP_CIRCLE };
  return { view, marks: [], circle };
}

/** Of a box around the house that reaches to the stop on every side. */
function levelFor({ lat, lng }: LatLng, stop: LatLng): number {
  const north = Math.abs(stop.lat - lat);
  const east = Math.abs(stop.lng - lng);
  const box = { swLat: lat - north, swLng: lng - east, neLat: lat + north, neLng: lng + east };
  return fittingView(box, FREE, undefined, CLOSEST).level;
}
