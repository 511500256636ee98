import {
  clampLevel,
  fittingView,
  type Bounds,
  type MapCircle,
  type MapEvents,
  type MapHandle,
  type MapOptions,
  type MapOverlay,
  type MapPadding,
  type MapView,
  type SettledView,
} from '#core';
import { MapListeners } from '../map-listeners';
import { listenToKeys, wantsStillness } from '../map-root';
import { MoveWatch } from '../move-watch';
import { watchPresses, type OverlayPress } from '../overlay-press';
import { KakaoCamera } from './kakao-camera';
import { liftCredits, shade } from './kakao-ground';
import { KakaoOverlays } from './kakao-overlays';
import type { KakaoCircle, KakaoMap, KakaoMaps, KakaoMouseEvent } from './kakao-sdk';

/** A zoom of ours; pans take the time that the script gives them. */
const ZOOM_MS = 320;
/** A glide that has not said `idle` by then is over. */
const LATEST_MS = 1_500;

/** Where a Kakao map is drawn: in an element of its own inside the container. */
interface KakaoPlaceToDraw {
  readonly sdk: KakaoMaps;
  readonly root: HTMLElement;
  readonly container: HTMLElement;
}

/** A Kakao map on the page. */
export class KakaoMapHandle implements MapHandle {
  readonly #sdk: KakaoMaps;
  readonly #root: HTMLElement;
  readonly #map: KakaoMap;
  readonly #camera: KakaoCamera;
  readonly #overlays: KakaoOverlays;
  readonly #listeners = new MapListeners();
  readonly #watch: MoveWatch;
  readonly #press: OverlayPress;
  readonly #heard: readonly (readonly [string, (event: KakaoMouseEvent) => void])[];
  #theme: 'light' | 'dark' = 'light';
  #circle: KakaoCircle | null = null;
  /** Where the program is taking the map; null at rest and once a person took over. */
  #goal: MapView | null = null;
  #rest: SettledView;
  #isQuiet = false;
  #disposed = false;

  constructor({ sdk, root, container }: KakaoPlaceToDraw, options: MapOptions) {
    const { interactive } = options;
    this.#sdk = sdk;
    this.#root = root;
    this.#map = new sdk.Map(root, {
      center: new sdk.LatLng(options.view.center.lat, options.view.center.lng),
      level: clampLevel(options.view.level),
      draggable: interactive,
      scrollwheel: interactive,
      disableDoubleClickZoom: !interactive,
      keyboardShortcuts: false,
    });
    this.#map.setZoomable(interactive);
    this.#camera = new KakaoCamera(sdk, this.#map, container);
    this.#camera.padding = options.padding;
    this.#overlays = new KakaoOverlays(sdk, this.#map, this.#root);
    this.#press = watchPresses(this.#root, (node) => this.#overlays.has(node));
    this.#watch = new MoveWatch({
      began: () => {
        this.#listeners.tell('moving');
      },
      rested: (byPerson) => {
        this.#rested(byPerson);
      },
    });
    this.#camera.jump({ ...options.view, level: clampLevel(options.view.level) });
    this.#rest = this.#camera.view();
    this.#heard = [
      ['center_changed', this.#changed],
      ['zoom_changed', this.#changed],
      ['dragstart', this.#held],
      ['dragend', this.#released],
      ['idle', this.#idle],
      ['click', this.#clicked],
    ];
    for (const [name, handler] of this.#heard) sdk.event.addListener(this.#map, name, handler);
    if (interactive)
      listenToKeys(this.#root, {
        pan: this.#panBy,
        zoom: (step) => {
          this.zoom(step);
        },
      });
    this.setTheme(options.theme);
    this.#watch.program();
    this.#watch.settle(0);
  }

  view(): SettledView {
    return this.#disposed ? this.#rest : this.#camera.view();
  }

  moveTo(view: MapView, options: { readonly animate?: boolean } = {}): void {
    if (this.#disposed) return;
    this.#watch.program();
    this.#go(view, options.animate === true);
  }

  fit(
    bounds: Bounds,
    options: { readonly animate?: boolean; readonly closest?: number } = {},
  ): void {
    if (this.#disposed) return;
    this.moveTo(
      fittingView(bounds, this.#camera.size(), this.#camera.padding, options.closest),
      options,
    );
  }

  zoom(step: 1 | -1): void {
    if (this.#disposed) return;
    const { center, level } = this.#goal ?? this.view();
    this.moveTo({ center, level: level - step }, { animate: true });
    this.#watch.person();
  }

  setOverlays(overlays: readonly MapOverlay[]): void {
    if (!this.#disposed) this.#overlays.set(overlays);
  }

  setCircle(circle: MapCircle | null): void {
    if (this.#disposed) return;
    this.#circle?.setMap(null);
    this.#circle = null;
    if (circle === null) return;
    this.#circle = new this.#sdk.Circle({
      center: this.#camera.latLng(circle.center),
      radius: circle.radiusMetres,
      strokeWeight: 2,
      strokeColor: circle.color,
      strokeOpacity: 1,
      fillColor: circle.color,
      fillOpacity: circle.opacity,
    });
    this.#circle.setMap(this.#map);
  }

  setTheme(theme: 'light' | 'dark'): void {
    if (this.#disposed || theme === this.#theme) return;
    this.#theme = theme;
    shade(this.#sdk, this.#map, this.#root.ownerDocument, theme === 'dark');
  }

  setPadding(padding: MapPadding): void {
    const { top, right, bottom, left } = this.#camera.padding;
    const isSame =
      top === padding.top &&
      right === padding.right &&
      bottom === padding.bottom &&
      left === padding.left;
    if (this.#disposed || isSame) return;
    const view = this.#goal ?? this.view();
    this.#camera.padding = padding;
    liftCredits(this.#root, padding);
    this.moveTo(view);
  }

  resize(): void {
    const { width, height } = this.#camera.size();
    if (this.#disposed || width === 0 || height === 0) return;
    // The middle of another size is another place: what counts is where the map rested.
    const view = this.#goal ?? this.#rest;
    this.#map.relayout();
    this.moveTo(view);
  }

  on<Name extends keyof MapEvents>(name: Name, listener: MapEvents[Name]): () => void {
    if (this.#disposed) return () => undefined;
    return this.#listeners.add(name, listener);
  }

  dispose(): void {
    if (this.#disposed) return;
    this.#rest = this.view();
    this.#disposed = true;
    this.#listeners.clear();
    this.#watch.stop();
    this.#press.stop();
    for (const [name, handler] of this.#heard) {
      this.#sdk.event.removeListener(this.#map, name, handler);
    }
    this.#overlays.set([]);
    this.#circle?.setMap(null);
    // The script knows no end of a map: without its element nothing reaches it any more.
    this.#root.replaceChildren();
    this.#root.remove();
  }

  #go(view: MapView, animate: boolean): void {
    const goal = { center: view.center, level: clampLevel(view.level) };
    const way =
      animate && !wantsStillness(this.#root) ? this.#camera.wayTo(goal) : { kind: 'jump' as const };
    this.#goal = goal;
    this.#watch.begin();
    this.#watch.settle(way.kind === 'jump' ? 0 : LATEST_MS);
    if (way.kind === 'jump') this.#camera.jump(goal);
    else if (way.kind === 'pan') this.#camera.pan(way.by, true);
    else {
      const animation = { animate: { duration: ZOOM_MS }, anchor: way.around };
      this.#map.setLevel(goal.level, animation);
    }
  }

  readonly #panBy = (x: number, y: number): void => {
    this.#goal = null;
    this.#watch.person();
    this.#watch.begin();
    this.#watch.settle(LATEST_MS);
    this.#camera.pan({ x, y }, !wantsStillness(this.#root));
  };

  #rested(byPerson: boolean): void {
    const goal = this.#goal;
    this.#goal = null;
    if (goal !== null && !this.#camera.isAt(goal)) {
      // A glide ends on the script's own pixel, or was not made at all.
      this.#isQuiet = true;
      this.#camera.jump(goal);
      this.#isQuiet = false;
    }
    this.#rest = this.view();
    liftCredits(this.#root, this.#camera.padding);
    this.#listeners.tell('settled', this.#rest, byPerson);
  }

  /** Said late, it may be about a move that is over. */
  readonly #changed = (): void => {
    if (this.#isQuiet) return;
    if (!this.#camera.isAt(this.#rest)) this.#watch.begin();
  };

  readonly #held = (): void => {
    this.#goal = null;
    this.#press.dragged();
    this.#watch.hold();
  };

  readonly #released = (): void => {
    this.#watch.release();
    this.#watch.settle(LATEST_MS);
  };

  readonly #idle = (): void => {
    this.#watch.idle();
  };

  readonly #clicked = ({ latLng }: KakaoMouseEvent): void => {
    if (!this.#press.onGround) return;
    this.#listeners.tell('clicked', { lat: latLng.getLat(), lng: latLng.getLng() });
  };
}
