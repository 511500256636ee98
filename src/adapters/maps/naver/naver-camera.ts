import {
  distanceMetres,
  fittingView,
  fromNaverZoom,
  latOf,
  lngOf,
  metresPerPixel,
  NO_PADDING,
  seenBounds,
  toNaverZoom,
  worldX,
  worldY,
  zoomToLevel,
  type Bounds,
  type LatLng,
  type MapPadding,
  type MapSize,
  type MapView,
  type SettledView,
} from '#core';
import type { NaverLatLng, NaverMap, NaverMaps } from './naver-sdk';

/** Pixels that the whole world is wide on Naver's zoom 0; half of what it is on MapLibre's. */
const WORLD_PIXELS = 256;

/** The level, not whole, whose scale a Naver zoom has: its ground is the mercator of web maps. */
const levelSeen = (zoom: number, lat: number): number => zoomToLevel(zoom - 1, lat);

interface Asked {
  readonly center: LatLng;
  /** Where the script's own centre came to stand for it. */
  readonly lat: number;
  readonly lng: number;
}

/** Where a Naver map looks, inside a padding that the script knows nothing of. */
export class NaverCamera {
  padding: MapPadding = NO_PADDING;
  readonly #sdk: NaverMaps;
  readonly #map: NaverMap;
  readonly #container: HTMLElement;
  #asked: Asked | null = null;

  constructor(sdk: NaverMaps, map: NaverMap, container: HTMLElement) {
    this.#sdk = sdk;
    this.#map = map;
    this.#container = container;
  }

  size(): MapSize {
    return { width: this.#container.clientWidth, height: this.#container.clientHeight };
  }

  /** The very place that was asked for, as long as the map stands there. */
  center(): LatLng {
    const { lat, lng } = this.#scriptCenter();
    if (this.#asked?.lat === lat && this.#asked.lng === lng) return this.#asked.center;
    return this.#shifted({ lat, lng }, this.#map.getZoom(), 1);
  }

  /** The box is the one that is really seen: Naver's levels are a little closer than Kakao's. */
  view(): SettledView {
    const center = this.center();
    const zoom = this.#map.getZoom();
    const seen = { center, level: levelSeen(zoom, center.lat) };
    return {
      center,
      level: fromNaverZoom(zoom),
      bounds: seenBounds(seen, this.size(), this.padding),
    };
  }

  /** The closest whole level that shows the box at Naver's scale. */
  fitting(bounds: Bounds, closest?: number): MapView {
    const { width, height } = this.size();
    const { lat } = fittingView(bounds, { width, height }).center;
    const scale = 2 ** (levelSeen(toNaverZoom(1), lat) - 1);
    const { top, right, bottom, left } = this.padding;
    const seen = {
      width: Math.max(1, width - left - right) * scale,
      height: Math.max(1, height - top - bottom) * scale,
    };
    return fittingView(bounds, seen, NO_PADDING, closest);
  }

  /** What the script has to look at so that this view is seen inside the padding. */
  target({ center, level }: MapView): { readonly at: NaverLatLng; readonly zoom: number } {
    const zoom = toNaverZoom(level);
    const { lat, lng } = this.#shifted(center, zoom, -1);
    return { at: new this.#sdk.LatLng(lat, lng), zoom };
  }

  /** Looks there at once, and remembers for which place the script's centre stands. */
  jump(view: MapView): void {
    const { at, zoom } = this.target(view);
    this.#map.stop();
    this.#map.updateBy(at, zoom);
    this.#asked = { center: view.center, ...this.#scriptCenter() };
  }

  /** Whether it looks there to the last digit. */
  isAt({ center, level }: MapView): boolean {
    const now = this.center();
    const isThere = now.lat === center.lat && now.lng === center.lng;
    return isThere && this.#map.getZoom() === toNaverZoom(level);
  }

  /** Whether a glide there shows something: less far than two boxes. */
  isNear({ center, level }: MapView): boolean {
    const { width, height } = this.size();
    const { lat } = this.center();
    const farthest = Math.max(toNaverZoom(level), this.#map.getZoom());
    const pixel = metresPerPixel(levelSeen(farthest, lat));
    return distanceMetres(this.center(), center) < 2 * pixel * Math.max(width, height);
  }

  /** The place so many pixels to the right of the centre and below it. */
  beside(x: number, y: number): LatLng {
    return this.#moved(this.center(), this.#map.getZoom(), x, y);
  }

  #scriptCenter(): LatLng {
    const { x, y } = this.#map.getCenter();
    return { lat: y, lng: x };
  }

  /** From the middle of the box to the middle of what is seen (1), or back (−1). */
  #shifted(at: LatLng, zoom: number, way: 1 | -1): LatLng {
    const { top, right, bottom, left } = this.padding;
    const x = (left - right) / 2;
    const y = (top - bottom) / 2;
    return x === 0 && y === 0 ? at : this.#moved(at, zoom, way * x, way * y);
  }

  #moved({ lat, lng }: LatLng, zoom: number, x: number, y: number): LatLng {
    const world = WORLD_PIXELS * 2 ** zoom;
    return { lat: latOf(worldY(lat) + y / world), lng: lngOf(worldX(lng) + x / world) };
  }
}
