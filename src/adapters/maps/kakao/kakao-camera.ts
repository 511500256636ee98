import {
  clampLevel,
  NO_PADDING,
  type LatLng,
  type MapPadding,
  type MapSize,
  type MapView,
  type SettledView,
} from '#core';
import type { KakaoLatLng, KakaoMap, KakaoMaps } from './kakao-sdk';
import { wayTo, type KakaoWay, type Pixel } from './kakao-way';

interface Asked {
  readonly center: LatLng;
  /** Where the script's own centre came to stand for it. */
  readonly lat: number;
  readonly lng: number;
}

/** Where a Kakao map looks, inside a padding that the script knows nothing of. */
export class KakaoCamera {
  padding: MapPadding = NO_PADDING;
  readonly #sdk: KakaoMaps;
  readonly #map: KakaoMap;
  readonly #container: HTMLElement;
  #asked: Asked | null = null;

  constructor(sdk: KakaoMaps, map: KakaoMap, container: HTMLElement) {
    this.#sdk = sdk;
    this.#map = map;
    this.#container = container;
  }

  size(): MapSize {
    return { width: this.#container.clientWidth, height: this.#container.clientHeight };
  }

  level(): number {
    return clampLevel(this.#map.getLevel());
  }

  /** The very place that was asked for, as long as the map stands there. */
  center(): LatLng {
    const at = this.#map.getCenter();
    const [lat, lng] = [at.getLat(), at.getLng()];
    if (this.#asked?.lat === lat && this.#asked.lng === lng) return this.#asked.center;
    const { x, y } = this.#offset();
    return x === 0 && y === 0 ? { lat, lng } : this.#coordsAt(this.#origin());
  }

  view(): SettledView {
    const { width, height } = this.size();
    const { top, right, bottom, left } = this.padding;
    const sw = this.#coordsAt({ x: left, y: Math.max(top + 1, height - bottom) });
    const ne = this.#coordsAt({ x: Math.max(left + 1, width - right), y: top });
    return {
      center: this.center(),
      level: this.level(),
      bounds: { swLat: sw.lat, swLng: sw.lng, neLat: ne.lat, neLng: ne.lng },
    };
  }

  wayTo(view: MapView): KakaoWay {
    return wayTo(this.#sdk, this.#map, view, this.#origin(), this.size());
  }

  /** Looks there at once, and remembers for which place the script's centre stands. */
  jump({ center, level }: MapView): void {
    if (this.#map.getLevel() !== level) this.#map.setLevel(level);
    this.#map.setCenter(this.latLng(center));
    const { x, y } = this.#offset();
    if (x !== 0 || y !== 0) {
      const middle = this.#middle();
      const shifted = this.#coordsAt({ x: middle.x - x, y: middle.y - y });
      this.#map.setCenter(this.latLng(shifted));
    }
    const at = this.#map.getCenter();
    this.#asked = { center, lat: at.getLat(), lng: at.getLng() };
  }

  /** Whether it looks there to the last digit. */
  isAt({ center, level }: MapView): boolean {
    const now = this.center();
    return now.lat === center.lat && now.lng === center.lng && this.level() === level;
  }

  /** So many pixels farther: a glide as the script pleases, or at once. */
  pan({ x, y }: Pixel, glides: boolean): void {
    const middle = this.#middle();
    const at = this.latLng(this.#coordsAt({ x: middle.x + x, y: middle.y + y }));
    if (glides) this.#map.panTo(at);
    else this.#map.setCenter(at);
  }

  latLng({ lat, lng }: LatLng): KakaoLatLng {
    return new this.#sdk.LatLng(lat, lng);
  }

  /** How far the middle of what is seen lies from the middle of the box. */
  #offset(): Pixel {
    const { top, right, bottom, left } = this.padding;
    return { x: (left - right) / 2, y: (top - bottom) / 2 };
  }

  #middle(): Pixel {
    const { width, height } = this.size();
    return { x: width / 2, y: height / 2 };
  }

  #origin(): Pixel {
    const [middle, offset] = [this.#middle(), this.#offset()];
    return { x: middle.x + offset.x, y: middle.y + offset.y };
  }

  #coordsAt({ x, y }: Pixel): LatLng {
    const projection = this.#map.getProjection();
    const at = projection.coordsFromContainerPoint(new this.#sdk.Point(x, y));
    return { lat: at.getLat(), lng: at.getLng() };
  }
}
