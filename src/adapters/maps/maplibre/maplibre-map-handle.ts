import {
  clampLevel,
  fittingView,
  isSamePadding,
  levelToZoom,
  metresPerPixel,
  settledView,
  worldX,
  worldY,
  zoomToLevel,
  type Bounds,
  type MapCircle,
  type MapEvents,
  type MapHandle,
  type MapOptions,
  type MapOverlay,
  type MapPadding,
  type MapSize,
  type MapView,
  type SettledView,
} from '#core';
import type { FeatureCollection } from 'geojson';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { createMap } from './create-map';
import type { Ground, Theme } from './ground/ground';
import { PLAIN_GROUND } from './ground/offline-ground';
import { repaint } from './ground/repaint';
import { gesturePixel } from './gesture-pixel';
import { MapListeners } from '../map-listeners';
import { MapNotes } from './map-notes';
import { OverlayLayer, type OverlayCamera } from './overlay-layer';
import { drawRoomImages, roomsOf } from './overlay-rooms';
import { CIRCLE, circleData, ROOM, withOwnLayers } from './own-layers';
import { RestWatch } from './rest-watch';

const MOVE_MS = 320;
const REST_MS = 160;
/** Labels make room for overlays that have come a moment after they are drawn. */
const MEASURE_MS = 60;
/** Moves farther than this many boxes jump: gliding over half a country shows nothing. */
const FAR_BOXES = 3;

/** A MapLibre map in an element of its own inside the container. */
export class MapLibreMapHandle implements MapHandle {
  readonly #container: HTMLElement;
  readonly #root: HTMLDivElement;
  readonly #map: MapLibreMap;
  readonly #rest: RestWatch;
  readonly #overlays: OverlayLayer;
  readonly #notes: MapNotes;
  readonly #listeners = new MapListeners();
  #ground: Ground = PLAIN_GROUND;
  #theme: Theme;
  #padding: MapPadding;
  /** The box as the engine last took it: asking the page in every frame would lay it out each time. */
  #drawnSize: MapSize;
  #circle: FeatureCollection = circleData(null);
  #rooms: FeatureCollection = roomsOf([]);
  #measuring: ReturnType<typeof setTimeout> | undefined;
  #stand = '';
  /** The pixel around which a person zooms; the middle where there is none. */
  #zoomedAt: [number, number] | null = null;
  #disposed = false;

  constructor(container: HTMLElement, options: MapOptions) {
    this.#container = container;
    this.#theme = options.theme;
    this.#padding = options.padding;
    this.#drawnSize = this.#size();
    this.#root = container.ownerDocument.createElement('div');
    this.#root.className = 'hankan-map';
    this.#root.dataset['theme'] = options.theme;
    container.append(this.#root);
    try {
      this.#map = createMap(this.#root, options, this.#style());
    } catch (error) {
      this.#root.remove();
      throw error;
    }
    drawRoomImages(this.#map);
    // The notes first: a marker that stands where they are is seen over them.
    this.#notes = new MapNotes(this.#map.getCanvasContainer());
    this.#overlays = new OverlayLayer(this.#map.getCanvasContainer(), { worldX, worldY });
    this.#notes.pad(this.#padding);
    this.#rest = new RestWatch(this.#map, {
      level: () => this.#level(),
      began: () => {
        this.#listeners.tell('moving');
      },
      goOn: (level) => {
        this.#goOn(level);
      },
      rested: (byPerson) => {
        this.#rested(byPerson);
      },
    });
    this.#map.on('render', this.#frame);
    this.#map.on('zoom', this.#zoomed);
    this.#map.on('style.load', this.#drawn);
    this.#map.on('click', this.#clicked);
    // Tiles and sources that fail leave their part of the ground plain; the map goes on.
    this.#map.on('error', ignore);
  }

  /** The element's own map, for what an online ground has to wait for. */
  get engine(): MapLibreMap {
    return this.#map;
  }

  /** Draws this ground from now on. */
  showGround(ground: Ground): void {
    if (this.#disposed) return;
    this.#ground = ground;
    this.#map.setStyle(this.#style(), { diff: false });
    this.#notes.ground(ground);
    this.#note(this.view());
  }

  view(): SettledView {
    const { lat, lng } = this.#map.getCenter();
    return settledView({ center: { lat, lng }, level: this.#level() }, this.#size(), this.#padding);
  }

  moveTo(view: MapView, options: { readonly animate?: boolean } = {}): void {
    if (this.#disposed) return;
    this.#rest.program();
    const { lat, lng } = view.center;
    const target = {
      center: [lng, lat] as [number, number],
      zoom: levelToZoom(clampLevel(view.level), lat),
    };
    if (options.animate === true && this.#isNear(view)) {
      this.#map.easeTo({ ...target, duration: MOVE_MS });
    } else this.#map.jumpTo(target);
  }

  fit(
    bounds: Bounds,
    options: { readonly animate?: boolean; readonly closest?: number } = {},
  ): void {
    if (this.#disposed) return;
    this.moveTo(fittingView(bounds, this.#size(), this.#padding, options.closest), options);
  }

  zoom(step: 1 | -1): void {
    if (this.#disposed) return;
    const { center, level } = this.view();
    this.moveTo({ center, level: level - step }, { animate: true });
    this.#rest.person();
  }

  setOverlays(overlays: readonly MapOverlay[]): void {
    if (this.#disposed) return;
    const stand = overlays.map(({ id, at }) => `${id} ${at.lat} ${at.lng}`).join();
    this.#overlays.set(overlays, this.#camera());
    // Another look of the same overlays (a hover) moves no label.
    if (stand === this.#stand) return;
    this.#stand = stand;
    // After the next frame, which lays the page out anyway: at once, reading would do it twice.
    clearTimeout(this.#measuring);
    this.#measuring = setTimeout(() => {
      this.#rooms = roomsOf(this.#overlays.sizes());
      this.#feed(ROOM, this.#rooms);
    }, MEASURE_MS);
  }

  setCircle(circle: MapCircle | null): void {
    if (this.#disposed) return;
    this.#circle = circleData(circle);
    this.#feed(CIRCLE, this.#circle);
  }

  setTheme(theme: Theme): void {
    if (this.#disposed || theme === this.#theme) return;
    this.#theme = theme;
    this.#root.dataset['theme'] = theme;
    repaint(this.#map, this.#style());
  }

  setPadding(padding: MapPadding): void {
    if (this.#disposed || isSamePadding(this.#padding, padding)) return;
    this.#padding = padding;
    this.#notes.pad(padding);
    this.#rest.program();
    this.#map.setPadding({ ...padding });
  }

  resize(): void {
    const size = this.#size();
    if (this.#disposed || size.width === 0 || size.height === 0) return;
    this.#drawnSize = size;
    this.#rest.program();
    this.#map.resize();
  }

  on<Name extends keyof MapEvents>(name: Name, listener: MapEvents[Name]): () => void {
    if (this.#disposed) return ignore;
    return this.#listeners.add(name, listener);
  }

  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    clearTimeout(this.#measuring);
    this.#listeners.clear();
    this.#rest.stop();
    this.#overlays.dispose();
    this.#map.remove();
    this.#root.remove();
  }

  #style(): ReturnType<Ground['style']> {
    return withOwnLayers(this.#ground.style(this.#theme), this.#circle, this.#rooms);
  }

  #size(): MapSize {
    return { width: this.#container.clientWidth, height: this.#container.clientHeight };
  }

  #level(): number {
    return zoomToLevel(this.#map.getZoom(), this.#map.getCenter().lat);
  }

  #isNear(view: MapView): boolean {
    const at = this.#map.project([view.center.lng, view.center.lat]);
    const { width, height } = this.#size();
    return Math.hypot(at.x - width / 2, at.y - height / 2) < FAR_BOXES * Math.hypot(width, height);
  }

  #camera(): OverlayCamera {
    const { lng, lat } = this.#map.getCenter();
    const { width, height } = this.#drawnSize;
    const { top, right, bottom, left } = this.#padding;
    return {
      worldX: worldX(lng),
      worldY: worldY(lat),
      scale: 512 * 2 ** this.#map.getZoom(),
      originX: (left + width - right) / 2,
      originY: (top + height - bottom) / 2,
      width,
      height,
    };
  }

  /** A style that is still being read is fed when it is drawn. */
  #feed(source: string, data: FeatureCollection): void {
    void this.#map.getSource<GeoJSONSource>(source)?.setData(data);
  }

  #goOn(level: number): void {
    this.#map.easeTo({
      zoom: levelToZoom(level, this.#map.getCenter().lat),
      duration: REST_MS,
      ...(this.#zoomedAt === null ? {} : { around: this.#map.unproject(this.#zoomedAt) }),
    });
  }

  #rested(byPerson: boolean): void {
    const view = this.view();
    this.#note(view);
    this.#listeners.tell('settled', view, byPerson);
  }

  #note({ center, level }: MapView): void {
    this.#notes.at(center, level, metresPerPixel(this.#level()));
  }

  readonly #drawn = (): void => {
    this.#feed(CIRCLE, this.#circle);
    this.#feed(ROOM, this.#rooms);
    repaint(this.#map, this.#style());
  };

  readonly #zoomed = ({ originalEvent }: { readonly originalEvent?: object | undefined }): void => {
    if (originalEvent !== undefined) this.#zoomedAt = gesturePixel(originalEvent, this.#root);
  };

  readonly #frame = (): void => {
    this.#overlays.follow(this.#camera());
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
