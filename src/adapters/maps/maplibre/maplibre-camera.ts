import {
  clampLevel,
  levelToZoom,
  settledView,
  worldX,
  worldY,
  zoomToLevel,
  type MapPadding,
  type MapSize,
  type MapView,
  type SettledView,
} from '#core';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { OverlayCamera } from './overlay-layer';

const MOVE_MS = 320;
const REST_MS = 160;
/** Moves farther than this many boxes jump: gliding over half a country shows nothing. */
const FAR_BOXES = 3;
/** Pixels of the whole world at the engine's zoom 0. */
const WORLD_PIXELS = 512;

/** Where the engine looks, in the product's levels. */
export class MapLibreCamera {
  readonly #map: MapLibreMap;
  readonly #container: HTMLElement;
  #padding: MapPadding;
  /** The box as the engine last took it: asking the page in every frame would lay it out each time. */
  #drawnSize: MapSize;

  /** The map was made with this padding. */
  constructor(map: MapLibreMap, container: HTMLElement, padding: MapPadding) {
    this.#map = map;
    this.#container = container;
    this.#padding = padding;
    this.#drawnSize = this.size();
  }

  get padding(): MapPadding {
    return this.#padding;
  }

  setPadding(padding: MapPadding): void {
    this.#padding = padding;
    this.#map.setPadding({ ...padding });
  }

  size(): MapSize {
    return { width: this.#container.clientWidth, height: this.#container.clientHeight };
  }

  resize(size: MapSize): void {
    this.#drawnSize = size;
    this.#map.resize();
  }

  /** Not rounded: a gesture passes through every scale. */
  level(): number {
    return zoomToLevel(this.#map.getZoom(), this.#map.getCenter().lat);
  }

  view(): SettledView {
    const { lat, lng } = this.#map.getCenter();
    return settledView({ center: { lat, lng }, level: this.level() }, this.size(), this.#padding);
  }

  moveTo(view: MapView, animate: boolean): void {
    const { lat, lng } = view.center;
    const target = {
      center: [lng, lat] as [number, number],
      zoom: levelToZoom(clampLevel(view.level), lat),
    };
    if (animate && this.#isNear(view)) this.#map.easeTo({ ...target, duration: MOVE_MS });
    else this.#map.jumpTo(target);
  }

  /** On to a whole level, around this pixel; around the middle where there is none. */
  goOn(level: number, around: [number, number] | null): void {
    this.#map.easeTo({
      zoom: levelToZoom(level, this.#map.getCenter().lat),
      duration: REST_MS,
      ...(around === null ? {} : { around: this.#map.unproject(around) }),
    });
  }

  forOverlays(): OverlayCamera {
    const { lng, lat } = this.#map.getCenter();
    const { width, height } = this.#drawnSize;
    const { top, right, bottom, left } = this.#padding;
    return {
      worldX: worldX(lng),
      worldY: worldY(lat),
      scale: WORLD_PIXELS * 2 ** this.#map.getZoom(),
      originX: (left + width - right) / 2,
      originY: (top + height - bottom) / 2,
      width,
      height,
    };
  }

  #isNear(view: MapView): boolean {
    const at = this.#map.project([view.center.lng, view.center.lat]);
    const { width, height } = this.size();
    return Math.hypot(at.x - width / 2, at.y - height / 2) < FAR_BOXES * Math.hypot(width, height);
  }
}
