import { clampLevel, type LatLng, type MapSize, type MapView } from '#core';
import { sizeOf } from '../scripted/padded-camera';
import type { Pixels, ScriptCamera } from '../scripted/script-map';
import type { KakaoLatLng, KakaoMap, KakaoMaps } from './kakao-sdk';
import { wayTo } from './kakao-way';

/** A zoom of ours; pans take the time that the script gives them. */
const ZOOM_MS = 320;

/** Where a Kakao map looks. Its levels are the product's own. */
export class KakaoCamera implements ScriptCamera {
  readonly #sdk: KakaoMaps;
  readonly #map: KakaoMap;
  readonly #container: HTMLElement;

  constructor(sdk: KakaoMaps, map: KakaoMap, container: HTMLElement) {
    this.#sdk = sdk;
    this.#map = map;
    this.#container = container;
  }

  middle(): LatLng {
    return plain(this.#map.getCenter());
  }

  beside(by: Pixels): LatLng {
    const { width, height } = this.#size();
    const point = new this.#sdk.Point(width / 2 + by.x, height / 2 + by.y);
    return plain(this.#map.getProjection().coordsFromContainerPoint(point));
  }

  level(): number {
    return clampLevel(this.#map.getLevel());
  }

  isOn(level: number): boolean {
    return this.level() === level;
  }

  scaleAt(): number {
    return 1;
  }

  jump({ center, level }: MapView, { x, y }: Pixels): void {
    if (this.#map.getLevel() !== level) this.#map.setLevel(level);
    this.#map.setCenter(this.#latLng(center));
    if (x !== 0 || y !== 0) this.#map.setCenter(this.#latLng(this.beside({ x: -x, y: -y })));
  }

  glide(view: MapView, offset: Pixels): (() => void) | null {
    const way = wayTo(this.#sdk, this.#map, view, { offset, size: this.#size() });
    switch (way.kind) {
      case 'jump':
        return null;
      case 'pan':
        return () => {
          this.#map.panTo(this.#latLng(this.beside(way.by)));
        };
      case 'zoom':
        return () => {
          this.#map.setLevel(view.level, { animate: { duration: ZOOM_MS }, anchor: way.around });
        };
    }
  }

  #size(): MapSize {
    return sizeOf(this.#container);
  }

  #latLng({ lat, lng }: LatLng): KakaoLatLng {
    return new this.#sdk.LatLng(lat, lng);
  }
}

const plain = (at: KakaoLatLng): LatLng => ({ lat: at.getLat(), lng: at.getLng() });
