import type { LatLng, MapOverlay } from '#core';
import type { PlacedOverlay } from '../scripted/script-map';
import type { NaverMap, NaverMaps, NaverOverlayView } from './naver-sdk';

interface Placed {
  readonly box: HTMLElement;
  at: LatLng;
}

/** The elements of a map in one layer that the script draws as one overlay of its own. */
interface Layer extends NaverOverlayView {
  place(placed: Placed): void;
}

function layerOf(sdk: NaverMaps, root: HTMLElement, all: ReadonlySet<Placed>): Layer {
  return new (class extends sdk.OverlayView implements Layer {
    onAdd(): void {
      this.getPanes().floatPane.append(root);
    }

    /** Called after each zoom; a pan moves the panes and with them every element. */
    draw(): void {
      for (const placed of all) this.place(placed);
    }

    onRemove(): void {
      root.remove();
    }

    place({ box, at }: Placed): void {
      const { x, y } = this.getProjection().fromCoordToOffset(new sdk.LatLng(at.lat, at.lng));
      box.style.left = `${Math.round(x)}px`;
      box.style.top = `${Math.round(y)}px`;
    }
  })();
}

/** The overlays of one Naver map. */
export class NaverOverlays {
  readonly #root: HTMLDivElement;
  readonly #layer: Layer;
  readonly #placed = new Set<Placed>();

  constructor(sdk: NaverMaps, map: NaverMap, document: Document) {
    this.#root = document.createElement('div');
    this.#layer = layerOf(sdk, this.#root, this.#placed);
    this.#layer.setMap(map);
  }

  place(box: HTMLElement, { at, zIndex }: MapOverlay): PlacedOverlay {
    const placed: Placed = { box, at };
    box.style.position = 'absolute';
    box.style.zIndex = String(zIndex);
    this.#layer.place(placed);
    this.#root.append(box);
    this.#placed.add(placed);
    return {
      moveTo: (to) => {
        placed.at = to;
        this.#layer.place(placed);
      },
      raiseTo: (height) => {
        box.style.zIndex = String(height);
      },
      remove: () => {
        this.#placed.delete(placed);
        box.remove();
      },
    };
  }

  end(): void {
    this.#layer.setMap(null);
  }
}
