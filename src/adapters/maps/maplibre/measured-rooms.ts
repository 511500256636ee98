import type { MapOverlay } from '#core';
import type { OverlayLayer } from './overlay-layer';
import type { ShownStyle } from './shown-style';

/** Labels make room for overlays that have come a moment after they are drawn. */
const MEASURE_MS = 60;

/** Keeps the labels of the ground out of what overlays cover, which is measured on the page. */
export class MeasuredRooms {
  readonly #layer: OverlayLayer;
  readonly #style: ShownStyle;
  #measuring: ReturnType<typeof setTimeout> | undefined;
  #stand = '';

  constructor(layer: OverlayLayer, style: ShownStyle) {
    this.#layer = layer;
    this.#style = style;
  }

  /** These overlays stand on the map now. */
  changed(overlays: readonly MapOverlay[]): void {
    const stand = overlays.map(({ id, at }) => `${id} ${at.lat} ${at.lng}`).join();
    // Another look of the same overlays (a hover) moves no label.
    if (stand === this.#stand) return;
    this.#stand = stand;
    // After the next frame, which lays the page out anyway: at once, reading would do it twice.
    clearTimeout(this.#measuring);
    this.#measuring = setTimeout(() => {
      this.#style.setRooms(this.#layer.sizes());
    }, MEASURE_MS);
  }

  stop(): void {
    clearTimeout(this.#measuring);
  }
}
