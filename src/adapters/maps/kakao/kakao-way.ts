import type { MapSize, MapView } from '#core';
import type { Pixels } from '../scripted/script-map';
import type { KakaoLatLng, KakaoMap, KakaoMaps } from './kakao-sdk';

/** Levels that the script can zoom through in one go. */
const MOST_LEVELS = 2;

/** How the map gets from where it is to a view. */
export type KakaoWay =
  | { readonly kind: 'jump' }
  | { readonly kind: 'pan'; readonly by: Pixels }
  | { readonly kind: 'zoom'; readonly around: KakaoLatLng };

/** The box of the map, and how far from its middle the centre of a view is to stand. */
interface Box {
  readonly size: MapSize;
  readonly offset: Pixels;
}

/**
 * The smoothest way to a view that the script knows: it pans on one level less far than the screen
 * is wide, and zooms around one point that stays.
 */
export function wayTo(
  sdk: KakaoMaps,
  map: KakaoMap,
  { center, level }: MapView,
  { size, offset }: Box,
): KakaoWay {
  const projection = map.getProjection();
  const origin = { x: size.width / 2 + offset.x, y: size.height / 2 + offset.y };
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
