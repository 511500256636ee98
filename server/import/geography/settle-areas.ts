import { clampLevel, distanceMetres, metresPerPixel, type LatLng } from '#core';
import type { areas } from '../../db/schema-geography';
import { isPartOf, type BaseArea } from './base-areas';
import { innerPoint, mainland, type Box } from './inner-point';
import type { NewBoundary } from './join-boundaries';

export type NewArea = typeof areas.$inferInsert;

/** What a phone shows between its bars; a level that shows an area there shows it whole. */
const WINDOW = { width: 360, height: 560 } as const;
/** Where no polygon tells how large an area is. */
const USUAL_LEVEL = { province: 11, sido: 9, sigungu: 7, dong: 5, ri: 5 } as const;
const CLOSEST = 4;

/**
 * Areas with the points and levels that the map goes to: a polygon's where one is known, else a
 * point of their own, else the middle of their dongs, else that of what they lie in. Those whose
 * whole province has no point are left out.
 */
export function settleAreas(
  above: readonly BaseArea[],
  dongs: readonly BaseArea[],
  boundaries: ReadonlyMap<string, NewBoundary>,
): NewArea[] {
  const settledAbove = above.flatMap((area) => {
    const boundary = boundaries.get(area.code);
    const parts = dongs.filter((dong) => isPartOf(dong, area));
    const point = boundary ? innerPoint(boundary.geometry) : middleOf(parts);
    return point === null ? [] : [settled(area, point, boundary)];
  });
  const byName = new Map(settledAbove.map((area) => [`${area.sido}/${area.sigungu}`, area]));
  const settledDongs = dongs.flatMap((dong) => {
    const boundary = boundaries.get(dong.code);
    if (boundary && dong.point?.precision !== 'polygon')
      return [settled(dong, innerPoint(boundary.geometry), boundary)];
    if (dong.point !== null) return [settled(dong, dong.point, boundary)];
    const wider = byName.get(`${dong.sido}/${dong.sigungu}`) ?? byName.get(`${dong.sido}/`);
    return wider ? [settled(dong, wider, undefined, 'parent')] : [];
  });
  return [...settledAbove, ...settledDongs];
}

function settled(
  { code, kind, sido, sigungu, dong, source, point }: BaseArea,
  { lat, lng }: LatLng,
  boundary: NewBoundary | undefined,
  precision = boundary ? ('polygon' as const) : (point?.precision ?? 'admdong'),
): NewArea {
  const level = boundary ? levelOf(mainland(boundary.geometry).box) : usualLevel(kind, sido);
  return { code, kind, sido, sigungu, dong, lat, lng, precision, level, source };
}

function usualLevel(kind: BaseArea['kind'], sido: string): number {
  return USUAL_LEVEL[kind === 'sido' && sido.endsWith('도') ? 'province' : kind];
}

/** The closest level whose window holds the box. */
function levelOf({ west, south, east, north }: Box): number {
  const middle = (south + north) / 2;
  const width = distanceMetres({ lat: middle, lng: west }, { lat: middle, lng: east });
  const height = distanceMetres({ lat: south, lng: west }, { lat: north, lng: west });
  let level: number = CLOSEST;
  while (
    level < clampLevel(Infinity) &&
    (width > WINDOW.width * metresPerPixel(level) || height > WINDOW.height * metresPerPixel(level))
  )
    level += 1;
  return level;
}

function middleOf(dongs: readonly BaseArea[]): LatLng | null {
  const points = dongs.flatMap(({ point }) => (point === null ? [] : [point]));
  if (points.length === 0) return null;
  const mean = (of: (at: LatLng) => number) =>
    Math.round((points.reduce((sum, at) => sum + of(at), 0) / points.length) * 1e5) / 1e5;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}
