import {
  latOf,
  levelToZoom,
  lngOf,
  worldX,
  worldY,
  type LatLng,
  type MapPadding,
  type MapSize,
  type MapView,
} from '#core';
import type { OverlayCamera } from '../overlay-layer';
import type { Frame, Pixel } from './clipped';

/** px around the picture that are drawn as well: lines and names reach in from there. */
const AROUND = 60;

/** From where a picture of the ground is drawn. */
export interface StillCamera {
  /** MapLibre's zoom. */
  readonly zoom: number;
  readonly frame: Frame;
  readonly overlays: OverlayCamera;
  /** The pixel of a place. */
  readonly pixel: (lng: number, lat: number) => Pixel;
  /** The place of a pixel. */
  readonly place: (pixel: Pixel) => LatLng;
}

/** The camera of a map of this size that looks at `view` inside its padding. */
export function stillCamera(
  { center, level }: MapView,
  { width, height }: MapSize,
  { top, right, bottom, left }: MapPadding,
): StillCamera {
  const zoom = levelToZoom(level, center.lat);
  const scale = 512 * 2 ** zoom;
  const [x, y] = [worldX(center.lng), worldY(center.lat)];
  const originX = (left + width - right) / 2;
  const originY = (top + height - bottom) / 2;
  return {
    zoom,
    frame: { left: -AROUND, top: -AROUND, right: width + AROUND, bottom: height + AROUND },
    overlays: { worldX: x, worldY: y, scale, originX, originY, width, height },
    pixel: (lng, lat) => [originX + (worldX(lng) - x) * scale, originY + (worldY(lat) - y) * scale],
    place: ([left, top]) => ({
      lat: latOf(y + (top - originY) / scale),
      lng: lngOf(x + (left - originX) / scale),
    }),
  };
}
