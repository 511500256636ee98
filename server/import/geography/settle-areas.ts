import { distanceMetres, metresPerPixel, type LatLng } from '#core';
import { isInside } from '../../shared/inside-polygon';
import type { areas } from '../../db/schema/geography';
import { isPartOf, type BaseArea } from './base-areas';
import { innerPoint, mainland, type Box } from './inner-point';
import type { NewBoundary } from './join-boundaries';

export type NewArea = typeof areas.$inferInsert;

/** What a phone shows between its bars; a level that shows an area there shows it whole. */
const WINDOW = { width: 360, height: 560 } as const;
/** The levels at which the map is named after such an area (area-name.ts), or shows it well. */
const LEVELS = { sido: [9, 11], sigungu: [6, 8], dong: [4, 5], ri: [4, 5] } as const;
/** Where no polygon tells how large an area is. */
const USUAL_LEVEL = { province: 11, sido: 9, sigungu: 7, dong: 5, ri: 5 } as const;

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
  const own = dongs.flatMap((dong) => withOwnPoint(dong, boundaries.get(dong.code)));
  const wider = above.flatMap((area) => {
    const boundary = boundaries.get(area.code);
    const parts = own.filter((dong) => isPartOf(dong, area));
    const point = boundary ? innerPoint(boundary.geometry) : middleOf(parts);
    return point === null ? [] : [settled(area, point, boundary)];
  });
  const byName = new Map(wider.map((area) => [`${area.sido}/${area.sigungu}`, area]));
  const placed = new Set(own.map(({ code }) => code));
  const others = dongs.flatMap((dong) => {
    if (placed.has(dong.code)) return [];
    const around = byName.get(`${dong.sido}/${dong.sigungu}`) ?? byName.get(`${dong.sido}/`);
    // The map shows all of what it lies in.
    return around ? [{ ...settled(dong, around, undefined, 'parent'), level: around.level }] : [];
  });
  return [...wider, ...own, ...others];
}

function withOwnPoint(dong: BaseArea, boundary: NewBoundary | undefined): NewArea[] {
  if (boundary && !isOwnPoint(dong, boundary))
    return [settled(dong, innerPoint(boundary.geometry), boundary)];
  return dong.point === null ? [] : [settled(dong, dong.point, boundary)];
}

/** The middle of a bent dong may lie in its neighbour. */
function isOwnPoint({ point }: BaseArea, { geometry }: NewBoundary): boolean {
  return point?.precision === 'polygon' && isInside(point, geometry);
}

function settled(
  { code, kind, sido, sigungu, dong, source, point }: BaseArea,
  { lat, lng }: LatLng,
  boundary: NewBoundary | undefined,
  precision = boundary ? ('polygon' as const) : (point?.precision ?? 'admdong'),
): NewArea {
  const level = boundary ? levelOf(kind, mainland(boundary.geometry).box) : usualLevel(kind, sido);
  return { code, kind, sido, sigungu, dong, lat, lng, precision, level, source };
}

function usualLevel(kind: BaseArea['kind'], sido: string): number {
  return USUAL_LEVEL[kind === 'sido' && sido.endsWith('도') ? 'province' : kind];
}

/** The closest level whose window holds the box, as far as the map is still named after it. */
function levelOf(kind: BaseArea['kind'], { west, south, east, north }: Box): number {
  const middle = (south + north) / 2;
  const width = distanceMetres({ lat: middle, lng: west }, { lat: middle, lng: east });
  const height = distanceMetres({ lat: south, lng: west }, { lat: north, lng: west });
  const pixels = Math.max(width / WINDOW.width, height / WINDOW.height);
  const [closest, farthest] = LEVELS[kind];
  let level: number = closest;
  while (level < farthest && pixels > metresPerPixel(level)) level += 1;
  return level;
}

function middleOf(points: readonly LatLng[]): LatLng | null {
  if (points.length === 0) return null;
  const mean = (of: (at: LatLng) => number) =>
    Math.round((points.reduce((sum, at) => sum + of(at), 0) / points.length) * 1e5) / 1e5;
  return { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
}
