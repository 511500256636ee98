import {
  fittingView,
  type Bounds,
  type LatLng,
  type MapPadding,
  type MapSize,
  type MapView,
  type SettledView,
} from '#core';
import type { Pixels, ScriptCamera } from './script-map';

interface Asked {
  readonly center: LatLng;
  /** Where the script's own middle came to stand for it. */
  readonly middle: LatLng;
}

/** Where a vendor's map looks inside a padding, which its script knows nothing of. */
export class PaddedCamera {
  padding: MapPadding;
  readonly #camera: ScriptCamera;
  readonly #container: HTMLElement;
  #asked: Asked | null = null;

  constructor(camera: ScriptCamera, container: HTMLElement, padding: MapPadding) {
    this.#camera = camera;
    this.#container = container;
    this.padding = padding;
  }

  size(): MapSize {
    return sizeOf(this.#container);
  }

  view(): SettledView {
    const { width, height } = this.size();
    const { top, right, bottom, left } = this.padding;
    const [x, y] = [width / 2, height / 2];
    const southWest = { x: left - x, y: Math.max(top + 1, height - bottom) - y };
    const northEast = { x: Math.max(left + 1, width - right) - x, y: top - y };
    const [sw, ne] = [this.#camera.beside(southWest), this.#camera.beside(northEast)];
    return {
      center: this.#center(),
      level: this.#camera.level(),
      bounds: { swLat: sw.lat, swLng: sw.lng, neLat: ne.lat, neLng: ne.lng },
    };
  }

  /** The closest whole level, no closer than `closest`, whose box holds this one. */
  fitting(bounds: Bounds, closest?: number): MapView {
    const { lat } = fittingView(bounds, this.size()).center;
    const scale = this.#camera.scaleAt(lat);
    const { width, height } = this.size();
    const { top, right, bottom, left } = this.padding;
    const seen = {
      width: Math.max(1, width - left - right) * scale,
      height: Math.max(1, height - top - bottom) * scale,
    };
    return fittingView(bounds, seen, undefined, closest);
  }

  /** Looks there at once, and remembers for which place the script's middle stands. */
  jump(view: MapView): void {
    this.#camera.jump(view, this.#offset());
    this.#asked = { center: view.center, middle: this.#camera.middle() };
  }

  /** Begins to glide there; null where the map is there already or can only jump. */
  glide(view: MapView): (() => void) | null {
    return this.isAt(view) ? null : this.#camera.glide(view, this.#offset());
  }

  /** Whether it looks there to the last digit. */
  isAt({ center, level }: MapView): boolean {
    return isSamePlace(this.#center(), center) && this.#camera.isOn(level);
  }

  /** The place so many pixels beside the centre of what is seen. */
  beside({ x, y }: Pixels): LatLng {
    const offset = this.#offset();
    return this.#camera.beside({ x: offset.x + x, y: offset.y + y });
  }

  /** The very place that was asked for, as long as the map stands there. */
  #center(): LatLng {
    const middle = this.#camera.middle();
    if (this.#asked !== null && isSamePlace(this.#asked.middle, middle)) return this.#asked.center;
    const { x, y } = this.#offset();
    return x === 0 && y === 0 ? middle : this.#camera.beside({ x, y });
  }

  /** How far the middle of what is seen lies from the middle of the box. */
  #offset(): Pixels {
    const { top, right, bottom, left } = this.padding;
    return { x: (left - right) / 2, y: (top - bottom) / 2 };
  }
}

export function sizeOf({ clientWidth, clientHeight }: HTMLElement): MapSize {
  return { width: clientWidth, height: clientHeight };
}

function isSamePlace(a: LatLng, b: LatLng): boolean {
  return a.lat === b.lat && a.lng === b.lng;
}
