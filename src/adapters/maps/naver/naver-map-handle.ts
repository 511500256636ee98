import {
  clampLevel,
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
import { NaverCamera } from './naver-camera';
import { groundOf, liftCredits } from './naver-ground';
import { NaverOverlays } from './naver-overlays';
import type { NaverCircle, NaverListener, NaverMap, NaverMaps } from './naver-sdk';

/** product.md §9. */
const PAN = { duration: 500 } as const;
/** A glide that has not said `idle` by then is over. */
const LATEST_MS = 1_500;

/** A map of Naver's that is ready, in an element of its own inside the container. */
export interface NaverMade {
  readonly sdk: NaverMaps;
  readonly map: NaverMap;
  readonly root: HTMLElement;
  readonly container: HTMLElement;
}

/** Ends what the script does for a map. */
export function endMap(map: NaverMap): void {
  try {
    map.destroy();
  } catch {
    // One that was refused, or never became ready, may be half gone already.
  }
}

/** A Naver map on the page. */
export class NaverMapHandle implements MapHandle {
  readonly #sdk: NaverMaps;
  readonly #map: NaverMap;
  readonly #root: HTMLElement;
  readonly #camera: NaverCamera;
  readonly #overlays: NaverOverlays;
  readonly #listeners = new MapListeners();
  readonly #watch: MoveWatch;
  readonly #press: OverlayPress;
  readonly #heard: readonly NaverListener[];
  #theme: 'light' | 'dark';
  #circle: NaverCircle | null = null;
  /** Where the program is taking the map; null at rest and once a person took over. */
  #goal: MapView | null = null;
  #rest: SettledView;
  #isQuiet = false;
  #disposed = false;

  constructor({ sdk, map, root, container }: NaverMade, options: MapOptions) {
    this.#sdk = sdk;
    this.#map = map;
    this.#root = root;
    this.#theme = options.theme;
    this.#camera = new NaverCamera(sdk, map, container);
    this.#camera.padding = options.padding;
    this.#overlays = new NaverOverlays(sdk, map, root);
    this.#press = watchPresses(root, (node) => this.#overlays.has(node));
    this.#watch = new MoveWatch({
      began: () => {
        this.#listeners.tell('moving');
      },
      rested: (byPerson) => {
        this.#rested(byPerson);
      },
    });
    this.#camera.jump(options.view);
    this.#rest = this.#camera.view();
    const hear = (name: string, heard: (event: unknown) => void) =>
      sdk.Event.addListener(map, name, heard);
    this.#heard = [
      hear('center_changed', this.#changed),
      hear('zoom_changed', this.#changed),
      hear('dragstart', this.#held),
      hear('dragend', this.#released),
      hear('idle', () => {
        this.#watch.idle();
      }),
      hear('click', this.#clicked),
    ];
    if (options.interactive) {
      listenToKeys(root, {
        pan: this.#panBy,
        zoom: (step) => {
          this.zoom(step);
        },
      });
    }
    this.#watch.program();
    this.#watch.settle(0);
  }

  view(): SettledView {
    return this.#disposed ? this.#rest : this.#camera.view();
  }

  moveTo(view: MapView, options: { readonly animate?: boolean } = {}): void {
    if (this.#disposed) return;
    this.#watch.program();
    this.#go({ center: view.center, level: clampLevel(view.level) }, options.animate === true);
  }

  fit(
    bounds: Bounds,
    options: { readonly animate?: boolean; readonly closest?: number } = {},
  ): void {
    if (!this.#disposed) this.moveTo(this.#camera.fitting(bounds, options.closest), options);
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
    const { center, radiusMetres: radius, color, opacity } = circle;
    this.#circle = new this.#sdk.Circle({
      center: new this.#sdk.LatLng(center.lat, center.lng),
      radius,
      strokeWeight: 2,
      strokeColor: color,
      strokeOpacity: 1,
      fillColor: color,
      fillOpacity: opacity,
      clickable: false,
    });
    this.#circle.setMap(this.#map);
  }

  setTheme(theme: 'light' | 'dark'): void {
    if (this.#disposed || theme === this.#theme) return;
    this.#theme = theme;
    this.#map.setOptions(groundOf(theme));
  }

  setPadding(padding: MapPadding): void {
    const before = this.#camera.padding;
    const sides = ['top', 'right', 'bottom', 'left'] as const;
    if (this.#disposed || sides.every((side) => before[side] === padding[side])) return;
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
    this.#map.setSize(new this.#sdk.Size(width, height));
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
    for (const listener of this.#heard) this.#sdk.Event.removeListener(listener);
    this.#overlays.dispose();
    this.#circle?.setMap(null);
    endMap(this.#map);
    this.#root.remove();
  }

  #go(goal: MapView, animate: boolean): void {
    const glides =
      animate &&
      !wantsStillness(this.#root) &&
      this.#camera.isNear(goal) &&
      !this.#camera.isAt(goal);
    this.#goal = goal;
    this.#watch.begin();
    this.#watch.settle(glides ? LATEST_MS : 0);
    if (glides) this.#glide(goal);
    else this.#camera.jump(goal);
  }

  #glide(goal: MapView): void {
    const { at, zoom } = this.#camera.target(goal);
    if (zoom === this.#map.getZoom()) this.#map.panTo(at, PAN);
    else this.#map.morph(at, zoom, PAN);
  }

  readonly #panBy = (x: number, y: number): void => {
    const { level } = this.view();
    const center = this.#camera.beside(x, y);
    this.#watch.program();
    this.#go({ center, level }, true);
    this.#watch.person();
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
    if (!this.#isQuiet && !this.#camera.isAt(this.#rest)) this.#watch.begin();
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

  readonly #clicked = (event: unknown): void => {
    if (!this.#press.onGround) return;
    const { coord } = event as { readonly coord: { readonly x: number; readonly y: number } };
    this.#listeners.tell('clicked', { lat: coord.y, lng: coord.x });
  };
}
