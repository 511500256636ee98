import type { MapCircle, MapOverlay, MapSize } from '#core';
import { circleLook } from '../scripted/circle-look';
import type { PlacedOverlay, ScriptListener, ScriptMap } from '../scripted/script-map';
import type { ScriptStage } from '../scripted/script-map-handle';
import { NaverCamera } from './naver-camera';
import { groundOf } from './naver-ground';
import { NaverOverlays } from './naver-overlays';
import type { NaverLatLng, NaverMap, NaverMaps } from './naver-sdk';

/** Ends what the script does for a map. */
export function endMap(map: NaverMap): void {
  try {
    map.destroy();
  } catch {
    // One that was refused, or never became ready, may be half gone already.
  }
}

/** A map of Naver's script that is ready. */
export class NaverScriptMap implements ScriptMap {
  readonly credits = 'a[href*="naver.com"], a[href*="pstatic.net"]';
  readonly camera: NaverCamera;
  readonly #sdk: NaverMaps;
  readonly #map: NaverMap;
  readonly #overlays: NaverOverlays;

  constructor(sdk: NaverMaps, map: NaverMap, { root, container }: ScriptStage) {
    this.#sdk = sdk;
    this.#map = map;
    this.camera = new NaverCamera(sdk, map, container);
    this.#overlays = new NaverOverlays(sdk, map, root.ownerDocument);
  }

  listen({ changed, held, released, idle, clicked }: ScriptListener): () => void {
    const hear = (name: string, listener: (event: unknown) => void) =>
      this.#sdk.Event.addListener(this.#map, name, listener);
    const listeners = [
      hear('center_changed', changed),
      hear('zoom_changed', changed),
      hear('dragstart', held),
      hear('dragend', released),
      hear('idle', idle),
      hear('click', (event) => {
        const { coord } = event as { readonly coord: NaverLatLng };
        clicked({ lat: coord.y, lng: coord.x });
      }),
    ];
    return () => {
      for (const listener of listeners) this.#sdk.Event.removeListener(listener);
    };
  }

  place(box: HTMLElement, overlay: MapOverlay): PlacedOverlay {
    return this.#overlays.place(box, overlay);
  }

  drawCircle(circle: MapCircle): () => void {
    const { lat, lng } = circle.center;
    const drawn = new this.#sdk.Circle({
      ...circleLook(circle),
      center: new this.#sdk.LatLng(lat, lng),
      clickable: false,
    });
    drawn.setMap(this.#map);
    return () => {
      drawn.setMap(null);
    };
  }

  setTheme(theme: 'light' | 'dark'): void {
    this.#map.setOptions(groundOf(theme));
  }

  resize({ width, height }: MapSize): void {
    this.#map.setSize(new this.#sdk.Size(width, height));
  }

  end(): void {
    this.#overlays.end();
    endMap(this.#map);
  }
}
