import type {
  Bounds,
  MapCircle,
  MapEvents,
  MapHandle,
  MapOptions,
  MapOverlay,
  MapPadding,
  MapView,
  SettledView,
} from '#core';
import { MapListeners } from '../shared/map-listeners';

/** A map whose service may fall away: another one takes its place, with all that stood on it. */
export class ReplaceableMap implements MapHandle {
  readonly #listeners = new MapListeners();
  readonly #ends: (() => void)[] = [];
  #map: MapHandle;
  #options: MapOptions;
  #overlays: readonly MapOverlay[] = [];
  #circle: MapCircle | null = null;
  /** What was asked for last while the other map is on its way. */
  #asked: ((map: MapHandle) => void) | null = null;
  #isReplaced = false;
  #disposed = false;

  constructor(map: MapHandle, options: MapOptions) {
    this.#map = map;
    this.#options = options;
    this.#listen();
  }

  /** Opens another map in the place of this one; without any, nothing is drawn any more. */
  replace(open: (options: MapOptions) => Promise<MapHandle>): void {
    if (this.#disposed) return;
    const options = this.now();
    this.#map.dispose();
    this.#isReplaced = true;
    open(options).then(
      (map) => {
        if (this.#disposed) {
          map.dispose();
          return;
        }
        this.#isReplaced = false;
        this.#stand(map);
        this.#asked?.(map);
        this.#asked = null;
      },
      () => undefined,
    );
  }

  /** With what a map like this one is opened. */
  now(): MapOptions {
    const { center, level } = this.#map.view();
    return { ...this.#options, view: { center, level } };
  }

  /** Puts a map that is open already in the place of this one. */
  succeed(map: MapHandle): void {
    if (this.#disposed) {
      map.dispose();
      return;
    }
    this.#map.dispose();
    this.#stand(map);
  }

  whenDisposed(end: () => void): void {
    this.#ends.push(end);
  }

  view(): SettledView {
    return this.#map.view();
  }

  moveTo(view: MapView, options?: { readonly animate?: boolean }): void {
    this.#go((map) => {
      map.moveTo(view, options);
    });
  }

  fit(bounds: Bounds, options?: { readonly animate?: boolean; readonly closest?: number }): void {
    this.#go((map) => {
      map.fit(bounds, options);
    });
  }

  zoom(step: 1 | -1): void {
    this.#go((map) => {
      map.zoom(step);
    });
  }

  setOverlays(overlays: readonly MapOverlay[]): void {
    this.#overlays = overlays;
    this.#map.setOverlays(overlays);
  }

  setCircle(circle: MapCircle | null): void {
    this.#circle = circle;
    this.#map.setCircle(circle);
  }

  setTheme(theme: 'light' | 'dark'): void {
    this.#options = { ...this.#options, theme };
    this.#map.setTheme(theme);
  }

  setPadding(padding: MapPadding): void {
    this.#options = { ...this.#options, padding };
    this.#map.setPadding(padding);
  }

  resize(): void {
    this.#map.resize();
  }

  on<Name extends keyof MapEvents>(name: Name, listener: MapEvents[Name]): () => void {
    if (this.#disposed) return () => undefined;
    return this.#listeners.add(name, listener);
  }

  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    this.#listeners.clear();
    this.#map.dispose();
    for (const end of this.#ends) end();
  }

  #go(ask: (map: MapHandle) => void): void {
    if (this.#isReplaced) this.#asked = ask;
    else ask(this.#map);
  }

  /** All that stood on the one before stands on this map. */
  #stand(map: MapHandle): void {
    this.#map = map;
    map.setTheme(this.#options.theme);
    map.setPadding(this.#options.padding);
    map.setOverlays(this.#overlays);
    map.setCircle(this.#circle);
    this.#listen();
  }

  #listen(): void {
    this.#map.on('moving', () => {
      this.#listeners.tell('moving');
    });
    this.#map.on('settled', (view, byPerson) => {
      this.#listeners.tell('settled', view, byPerson);
    });
    this.#map.on('clicked', (at) => {
      this.#listeners.tell('clicked', at);
    });
  }
}
