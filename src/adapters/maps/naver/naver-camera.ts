import {
  distanceMetres,
  fromNaverZoom,
  latOf,
  lngOf,
  metresPerPixel,
  toNaverZoom,
  worldX,
  worldY,
  zoomToLevel,
  type LatLng,
  type MapView,
} from '#core';
import { sizeOf } from '../scripted/padded-camera';
import type { Pixels, ScriptCamera } from '../scripted/script-map';
import type { NaverLatLng, NaverMap, NaverMaps } from './naver-sdk';

/** Pixels that the whole world is wide on Naver's zoom 0; half of what it is on MapLibre's. */
const WORLD_PIXELS = 256;
/** spec/rules §9. */
const PAN = { duration: 500 } as const;
/** A glide over more boxes than this shows nothing. */
const FAR_BOXES = 2;

/** The level, not whole, whose scale a Naver zoom has: its ground is the mercator of web maps. */
const levelSeen = (zoom: number, lat: number): number => zoomToLevel(zoom - 1, lat);

/** Where a Naver map looks. Its levels show a little less ground than the product's. */
export class NaverCamera implements ScriptCamera {
  readonly #sdk: NaverMaps;
  readonly #map: NaverMap;
  readonly #container: HTMLElement;

  constructor(sdk: NaverMaps, map: NaverMap, container: HTMLElement) {
    this.#sdk = sdk;
    this.#map = map;
    this.#container = container;
  }

  middle(): LatLng {
    const { x, y } = this.#map.getCenter();
    return { lat: y, lng: x };
  }

  beside(by: Pixels): LatLng {
    return moved(this.middle(), by, this.#map.getZoom());
  }

  level(): number {
    return fromNaverZoom(this.#map.getZoom());
  }

  isOn(level: number): boolean {
    return this.#map.getZoom() === toNaverZoom(level);
  }

  scaleAt(lat: number): number {
    return 2 ** (levelSeen(toNaverZoom(1), lat) - 1);
  }

  jump(view: MapView, offset: Pixels): void {
    const { at, zoom } = this.#target(view, offset);
    this.#map.stop();
    this.#map.updateBy(at, zoom);
  }

  glide(view: MapView, offset: Pixels): (() => void) | null {
    const { at, zoom } = this.#target(view, offset);
    if (!this.#isNear({ lat: at.y, lng: at.x }, zoom)) return null;
    return () => {
      if (zoom === this.#map.getZoom()) this.#map.panTo(at, PAN);
      else this.#map.morph(at, zoom, PAN);
    };
  }

  /** What the script has to look at so that the centre stands beside the middle. */
  #target(
    { center, level }: MapView,
    { x, y }: Pixels,
  ): { readonly at: NaverLatLng; readonly zoom: number } {
    const zoom = toNaverZoom(level);
    const { lat, lng } = moved(center, { x: -x, y: -y }, zoom);
    return { at: new this.#sdk.LatLng(lat, lng), zoom };
  }

  #isNear(middle: LatLng, zoom: number): boolean {
    const { width, height } = sizeOf(this.#container);
    const now = this.middle();
    const pixel = metresPerPixel(levelSeen(Math.max(zoom, this.#map.getZoom()), now.lat));
    return distanceMetres(now, middle) < FAR_BOXES * pixel * Math.max(width, height);
  }
}

/** A place so many pixels beside another on a zoom; the very same one where that is none. */
function moved(at: LatLng, { x, y }: Pixels, zoom: number): LatLng {
  if (x === 0 && y === 0) return at;
  const world = WORLD_PIXELS * 2 ** zoom;
  return { lat: latOf(worldY(at.lat) + y / world), lng: lngOf(worldX(at.lng) + x / world) };
}
