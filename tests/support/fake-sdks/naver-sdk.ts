import { distanceMetres } from '#core';
import type {
  NaverMapOptions,
  NaverMaps,
  NaverPanorama,
  NaverPanoramaOptions,
  NaverSize,
} from '../../../src/adapters/maps/naver/naver-sdk';
import { FakeMap } from './naver/map';
import { Circle, OverlayView } from './naver/on-map';
import { Event, LatLng, Size, trigger } from './naver/values';

/** Metres within which the script looks for a picture of the street. */
const SEARCHED = 300;

/** What Naver's servers would know; a test changes it. */
export interface NaverWorld {
  /** Where pictures of the street were taken. */
  panoramas: readonly { readonly lat: number; readonly lng: number }[];
  /** The servers answer no question about pictures. */
  panoramasFail: boolean;
  /** Every map that was made, the newest last. */
  readonly maps: FakeMap[];
  /** The key is refused, as it is a moment after a map was made. */
  refuseKey(): void;
  /** The submodules come, where the fake was installed without them. */
  bringSubmodules(): void;
}

/** How the script behaves from the start. */
export interface NaverBehaviour {
  /** The check of the key fails as soon as a map is made. */
  readonly badKey?: boolean;
  readonly mapsNeverReady?: boolean;
  /** The submodules come only when the test brings them. */
  readonly withoutSubmodules?: boolean;
}

/**
 * Puts into the window what Naver's script would, as far as our adapter calls it: `NaverMaps` is
 * checked against the vendor's own types where the adapter takes it from the window.
 */
export function installFakeNaver(view: Window, behaviour: NaverBehaviour = {}): NaverWorld {
  const world: NaverWorld = {
    panoramas: [],
    panoramasFail: false,
    maps: [],
    refuseKey: () => {
      for (const map of world.maps) map.refuse();
      const told: unknown = Reflect.get(view, 'navermap_authFailure');
      if (typeof told === 'function') Reflect.apply(told, view, []);
    },
    bringSubmodules: () => {
      maps.jsContentLoaded = true;
      maps.onJSContentLoaded();
    },
  };

  class Panorama implements NaverPanorama {
    readonly #node: HTMLElement;
    #coord = new LatLng(0, 0);

    constructor(node: HTMLElement, { position }: NaverPanoramaOptions) {
      this.#node = node;
      setTimeout(() => {
        const at = { lat: position.y, lng: position.x };
        const near = [...world.panoramas]
          .sort((a, b) => distanceMetres(a, at) - distanceMetres(b, at))
          .find((one) => distanceMetres(one, at) <= SEARCHED);
        if (world.panoramasFail) return;
        if (near !== undefined) this.#coord = new LatLng(near.lat, near.lng);
        trigger(this, 'pano_status', near === undefined ? 'ERROR' : 'OK');
      }, 0);
    }

    getLocation() {
      return { coord: this.#coord };
    }

    setSize({ width, height }: NaverSize): void {
      this.#node.dataset['size'] = `${width}×${height}`;
    }
  }

  const maps: NaverMaps & { jsContentLoaded: boolean } = {
    jsContentLoaded: behaviour.withoutSubmodules !== true,
    onJSContentLoaded: () => undefined,
    LatLng,
    Size,
    Map: class extends FakeMap {
      constructor(node: HTMLElement, options: NaverMapOptions) {
        super(node, options);
        world.maps.push(this);
        if (behaviour.mapsNeverReady !== true) {
          setTimeout(() => {
            if (!this.isDestroyed) trigger(this, 'init');
          }, 0);
        }
        if (behaviour.badKey === true) {
          setTimeout(() => {
            world.refuseKey();
          }, 20);
        }
      }
    },
    OverlayView,
    Circle,
    Panorama,
    Event,
  };
  Object.assign(view, { naver: { maps } });
  return world;
}

/** What the script does once it stands in the page: it calls what its address names. */
export function sayNaverIsReady(view: Window, scriptUrl: string): void {
  const name = new URL(scriptUrl).searchParams.get('callback') ?? '';
  const ready: unknown = Reflect.get(view, name);
  if (typeof ready === 'function') Reflect.apply(ready, view, []);
}
