import type { FeatureCollection } from 'geojson';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { OverlayLayer } from './overlay-layer';

/** Sizes are rounded up to this, so that a few images do for all overlays. */
const STEP = 8;
const upTo = (pixels: number): number => Math.ceil(pixels / STEP) * STEP;

/** The boxes that overlays cover, as icons that nobody sees and no label may touch. */
export function roomsOf(sizes: ReturnType<OverlayLayer['sizes']>): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: sizes
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ overlay, width, height }) => ({
        type: 'Feature',
        properties: { image: `room-${upTo(width)}x${upTo(height)}`, anchor: overlay.anchor },
        geometry: { type: 'Point', coordinates: [overlay.at.lng, overlay.at.lat] },
      })),
  };
}

/** Draws (nothing into) the images that {@link roomsOf} names, whenever a style first needs one. */
export function drawRoomImages(map: MapLibreMap): void {
  map.setMissingStyleImageResolver((name) => {
    const size = /^room-(\d+)x(\d+)$/.exec(name);
    if (size === null || map.hasImage(name)) return;
    const width = Number(size[1]);
    const height = Number(size[2]);
    map.addImage(name, { width, height, data: new Uint8Array(width * height * 4) });
  });
}
