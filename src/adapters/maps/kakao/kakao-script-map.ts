import { clampLevel, type MapCircle, type MapOptions, type MapOverlay } from '#core';
import { circleLook } from '../scripted/circle-look';
import type { PlacedOverlay, ScriptListener, ScriptMap } from '../scripted/script-map';
import type { ScriptStage } from '../scripted/script-map-handle';
import { KakaoCamera } from './kakao-camera';
import { shade } from './kakao-ground';
import type { KakaoMap, KakaoMaps, KakaoMouseEvent } from './kakao-sdk';

/** A map of Kakao's script. */
export class KakaoScriptMap implements ScriptMap {
  readonly credits = 'a[href*="map.kakao.com"]';
  readonly camera: KakaoCamera;
  readonly #sdk: KakaoMaps;
  readonly #map: KakaoMap;
  readonly #root: HTMLElement;

  constructor(sdk: KakaoMaps, { root, container }: ScriptStage, options: MapOptions) {
    const { view, theme, interactive } = options;
    this.#sdk = sdk;
    this.#root = root;
    this.#map = new sdk.Map(root, {
      center: new sdk.LatLng(view.center.lat, view.center.lng),
      level: clampLevel(view.level),
      draggable: interactive,
      scrollwheel: interactive,
      disableDoubleClickZoom: !interactive,
      keyboardShortcuts: false,
    });
    this.#map.setZoomable(interactive);
    this.camera = new KakaoCamera(sdk, this.#map, container);
    if (theme === 'dark') this.setTheme(theme);
  }

  listen({ changed, held, released, idle, clicked }: ScriptListener): () => void {
    const heard: readonly (readonly [string, (event: KakaoMouseEvent) => void])[] = [
      ['center_changed', changed],
      ['zoom_changed', changed],
      ['dragstart', held],
      ['dragend', released],
      ['idle', idle],
      [
        'click',
        ({ latLng }) => {
          clicked({ lat: latLng.getLat(), lng: latLng.getLng() });
        },
      ],
    ];
    for (const [name, handler] of heard) this.#sdk.event.addListener(this.#map, name, handler);
    return () => {
      for (const [name, handler] of heard) this.#sdk.event.removeListener(this.#map, name, handler);
    };
  }

  place(box: HTMLElement, { at, zIndex }: MapOverlay): PlacedOverlay {
    const { LatLng, CustomOverlay } = this.#sdk;
    const overlay = new CustomOverlay({
      position: new LatLng(at.lat, at.lng),
      content: box,
      xAnchor: 0,
      yAnchor: 0,
      zIndex,
      clickable: false,
    });
    overlay.setMap(this.#map);
    return {
      moveTo: ({ lat, lng }) => {
        overlay.setPosition(new LatLng(lat, lng));
      },
      raiseTo: (height) => {
        overlay.setZIndex(height);
      },
      remove: () => {
        overlay.setMap(null);
      },
    };
  }

  drawCircle(circle: MapCircle): () => void {
    const { lat, lng } = circle.center;
    const drawn = new this.#sdk.Circle({
      ...circleLook(circle),
      center: new this.#sdk.LatLng(lat, lng),
    });
    drawn.setMap(this.#map);
    return () => {
      drawn.setMap(null);
    };
  }

  setTheme(theme: 'light' | 'dark'): void {
    shade(this.#sdk, this.#map, this.#root.ownerDocument, theme === 'dark');
  }

  resize(): void {
    this.#map.relayout();
  }

  /** The script knows no end of a map: without its element nothing reaches it any more. */
  end(): void {
    this.#root.replaceChildren();
  }
}
