import {
  fittingView,
  isSamePadding,
  metresPerPixel,
  MOST_MARKS,
  worldX,
  worldY,
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
import type { Map as MapLibreMap } from 'maplibre-gl';
import { MapListeners } from '../../shared/map-listeners';
import { createMap } from './create-map';
import type { Ground, Theme } from './ground/ground';
import { gesturePixel } from './gesture-pixel';
import { MapNotes } from './map-notes';
import { MapLibreCamera } from './maplibre-camera';
import { MeasuredRooms } from './measured-rooms';
import { OverlayLayer } from './overlay-layer';
import { drawRoomImages } from './overlay-rooms';
import { RestWatch } from './rest-watch';
import { firstStyle, ShownStyle } from './shown-style';

/** A MapLibre map in an element of its own inside the container. */
export class MapLibreMapHandle implements MapHandle {
  readonly #root: HTMLDivElement;
  readonly #map: MapLibreMap;
  readonly #camera: MapLibreCamera;
  readonly #style: ShownStyle;
  readonly #rest: RestWatch;
  readonly #overlays: OverlayLayer;
  readonly #rooms: MeasuredRooms;
  readonly #notes: MapNotes;
  readonly #listeners = new MapListeners();
  #theme: Theme;
  /** The pixel around which a person zooms; the middle where there is none. */
  #zoomedAt: [number, number] | null = null;
  #disposed = false;

  constructor(container: HTMLElement, options: MapOptions) {
    const { theme, padding } = options;
    this.#theme = theme;
    this.#root = container.ownerDocument.createElement('div');
    this.#root.className = 'hankan-map';
    this.#root.dataset['theme'] = theme;
    // Below a picture of it that stands there.
    container.prepend(this.#root);
    try {
      this.#map = createMap(this.#root, options, firstStyle(theme));
    } catch (error) {
      this.#root.remove();
      throw error;
    }
    this.#camera = new MapLibreCamera(this.#map, container, padding);
    this.#style = new ShownStyle(this.#map, theme);
    drawRoomImages(this.#map);
    // The notes first: a marker that stands where they are is seen over them.
    this.#notes = new MapNotes(this.#map.getCanvasContainer());
    this.#overlays = new OverlayLayer(this.#map.getCanvasContainer(), { worldX, worldY });
    this.#rooms = new MeasuredRooms(this.#overlays, this.#style);
    this.#notes.pad(padding);
    this.#rest = new RestWatch(this.#map, {
      level: () => this.#camera.level(),
      began: () => {
        this.#listeners.tell('moving');
      },
      goOn: (level) => {
        this.#camera.goOn(level, this.#zoomedAt);
      },
      rested: (byPerson) => {
        this.#rested(byPerson);
      },
    });
    this.#map.on('render', this.#frame);
    this.#map.on('zoom', this.#zoomed);
    this.#map.on('click', this.#clicked);
    // Tiles and sources that fail leave their part of the ground plain; the map goes on.
    this.#map.on('error', ignore);
  }

  /** The element's own map, for what has to wait for it. */
  get engine(): MapLibreMap {
    return this.#map;
  }

  /** Draws this ground from now on. */
  showGround(ground: Ground): void {
    if (this.#disposed) return;
    this.#style.setGround(ground);
    this.#notes.ground(ground);
    this.#note(this.view());
  }

  /** Whether it is there for hands, keys and screen readers; drawn it is in any case. */
  setReachable(isReachable: boolean): void {
    this.#root.inert = !isReachable;
  }

  /** Takes the keys, without scrolling there. */
  focus(): void {
    this.#map.getCanvas().focus({ preventScroll: true });
  }

  view(): SettledView {
    return this.#camera.view();
  }

  moveTo(view: MapView, options: { readonly animate?: boolean } = {}): void {
    if (this.#disposed) return;
    this.#rest.program();
    this.#camera.moveTo(view, options.animate === true);
  }

  fit(
    bounds: Bounds,
    options: { readonly animate?: boolean; readonly closest?: number } = {},
  ): void {
    if (this.#disposed) return;
    const { padding } = this.#camera;
    this.moveTo(fittingView(bounds, this.#camera.size(), padding, options.closest), options);
  }

  zoom(step: 1 | -1): void {
    if (this.#disposed) return;
    const { center, level } = this.view();
    this.moveTo({ center, level: level - step }, { animate: true });
    this.#rest.person();
  }

  setOverlays(overlays: readonly MapOverlay[]): void {
    if (this.#disposed) return;
    const standing = overlays.slice(0, MOST_MARKS);
    this.#overlays.set(standing, this.#camera.forOverlays());
    this.#rooms.changed(standing);
  }

  setCircle(circle: MapCircle | null): void {
    if (!this.#disposed) this.#style.setCircle(circle);
  }

  setTheme(theme: Theme): void {
    if (this.#disposed || theme === this.#theme) return;
    this.#theme = theme;
    this.#root.dataset['theme'] = theme;
    this.#style.setTheme(theme);
  }

  setPadding(padding: MapPadding): void {
    if (this.#disposed || isSamePadding(this.#camera.padding, padding)) return;
    this.#notes.pad(padding);
    this.#rest.program();
    this.#camera.setPadding(padding);
  }

  resize(): void {
    const size = this.#camera.size();
    if (this.#disposed || size.width === 0 || size.height === 0) return;
    this.#rest.program();
    this.#camera.resize(size);
  }

  on<Name extends keyof MapEvents>(name: Name, listener: MapEvents[Name]): () => void {
    if (this.#disposed) return ignore;
    return this.#listeners.add(name, listener);
  }

  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    this.#rooms.stop();
    this.#listeners.clear();
    this.#rest.stop();
    this.#overlays.dispose();
    this.#map.remove();
    this.#root.remove();
  }

  #rested(byPerson: boolean): void {
    const view = this.view();
    this.#note(view);
    this.#listeners.tell('settled', view, byPerson);
  }

  #note({ center, level }: MapView): void {
    this.#notes.at(center, level, metresPerPixel(this.#camera.level()));
  }

  readonly #zoomed = ({ originalEvent }: { readonly originalEvent?: object | undefined }): void => {
    if (originalEvent !== undefined) this.#zoomedAt = gesturePixel(originalEvent, this.#root);
  };

  readonly #frame = (): void => {
    this.#overlays.follow(this.#camera.forOverlays());
  };

  readonly #clicked = (event: {
    readonly lngLat: { readonly lat: number; readonly lng: number };
    readonly originalEvent: MouseEvent;
  }): void => {
    if (event.originalEvent.target !== this.#map.getCanvas()) return;
    this.#listeners.tell('clicked', { lat: event.lngLat.lat, lng: event.lngLat.lng });
  };
}

function ignore(): void {
  // Nothing is to be done.
}
