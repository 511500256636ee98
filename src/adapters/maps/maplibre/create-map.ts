import { levelToZoom, type MapOptions } from '#core';
import { LngLat, Map as MapLibreMap, type StyleSpecification } from 'maplibre-gl';

/** Where the centre may stand: the country and the sea around it. */
const COUNTRY = { swLat: 32.8, swLng: 124.3, neLat: 38.9, neLng: 132.1 };

const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** Keeps the centre in the country and the scale within the levels 1 to 14. */
function held(at: LngLat, zoom: number): { center: LngLat; zoom: number } {
  const lat = clamp(at.lat, COUNTRY.swLat, COUNTRY.neLat);
  return {
    center: new LngLat(clamp(at.lng, COUNTRY.swLng, COUNTRY.neLng), lat),
    zoom: clamp(zoom, levelToZoom(14, lat), levelToZoom(1, lat)),
  };
}

/** A MapLibre map that only pans and zooms, north up, without controls of its own. */
export function createMap(
  container: HTMLElement,
  options: MapOptions,
  style: StyleSpecification,
): MapLibreMap {
  const { center, level } = options.view;
  const map = new MapLibreMap({
    container,
    style,
    center: [center.lng, center.lat],
    zoom: levelToZoom(level, center.lat),
    transformConstrain: held,
    interactive: options.interactive,
    maxPitch: 0,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    boxZoom: false,
    renderWorldCopies: false,
    trackResize: false,
    attributionControl: false,
    // Styles of our own are checked by tests; an online one may use what it likes.
    validateStyle: false,
    fadeDuration: 160,
    clickTolerance: 6,
    localIdeographFontFamily: 'Apple SD Gothic Neo, Noto Sans KR, Malgun Gothic, sans-serif',
    locale: { 'Map.Title': options.label },
  });
  // One notch of a wheel is well on the way to the next level, also where frames are slow.
  map.scrollZoom.setWheelZoomRate(1 / 160);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const { top, right, bottom, left } = options.padding;
  map.setPadding({ top, right, bottom, left });
  if (!options.interactive) {
    map.getCanvas().removeAttribute('tabindex');
    map.getCanvas().setAttribute('role', 'img');
  }
  return map;
}
