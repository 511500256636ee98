import type { MapSize, MapView } from '#core';
import type { KakaoLatLng, KakaoMap, KakaoMaps } from './kakao-sdk';

/** Levels that the script can zoom through in one go. */
const MOST_LEVELS = 2;

/** Pixels of the map's box. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** How the map gets from where it is to a view. */
export type KakaoWay =
  | { readonly kind: 'jump' }
  | { readonly kind: 'pan'; readonly by: Pixel }
  | { readonly kind: 'zoom'; readonly around: KakaoLatLng };

/**
 * The smoothest way that the script knows to a view whose centre is to stand on `origin`: it pans
 * on one level less far than the screen is wide, and zooms around one point that stays.
 */
export function wayTo(
  sdk: KakaoMaps,
  map: KakaoMap,
  { center, level }: MapView,
  origin: Pixel,
  size: MapSize,
): KakaoWay {
  const projection = map.getProjection();
  const at = projection.containerPointFromCoords(new sdk.LatLng(center.lat, center.lng));
  const by = { x: at.x - origin.x, y: at.y - origin.y };
  if (Math.abs(by.x) >= size.width || Math.abs(by.y) >= size.height) return { kind: 'jump' };
  const levels = map.getLevel() - level;
  if (levels === 0) {
    return Math.hypot(by.x, by.y) < 1 ? { kind: 'jump' } : { kind: 'pan', by };
  }
  if (Math.abs(levels) > MOST_LEVELS) return { kind: 'jump' };
  const larger = 2 ** levels;
  const around = new sdk.Point(
    (origin.x - larger * at.x) / (1 - larger),
    (origin.y - larger * at.y) / (1 - larger),
  );
  return { kind: 'zoom', around: projection.coordsFromContainerPoint(around) };
}
