import type { MapOverlay } from '#core';
import { HeldOverlay, MOST_OVERLAYS } from '../held-overlay';
import type { NaverMap, NaverMaps, NaverOverlayView } from './naver-sdk';

interface Placed {
  readonly held: HeldOverlay;
  overlay: MapOverlay;
}

/** The elements of a map in one layer that the script draws as one overlay of its own. */
interface Layer extends NaverOverlayView {
  place(placed: Placed): void;
}

function layerOf(sdk: NaverMaps, box: HTMLElement, all: Iterable<Placed>): Layer {
  return new (class extends sdk.OverlayView implements Layer {
    onAdd(): void {
      this.getPanes().floatPane.append(box);
    }

    /** Called after each zoom; a pan moves the panes and with them every element. */
    draw(): void {
      for (const placed of all) this.place(placed);
    }

    onRemove(): void {
      box.remove();
    }

    place({ held, overlay: { at, zIndex } }: Placed): void {
      const { x, y } = this.getProjection().fromCoordToOffset(new sdk.LatLng(at.lat, at.lng));
      const { style } = held.holder;
      style.position = 'absolute';
      style.left = `${Math.round(x)}px`;
      style.top = `${Math.round(y)}px`;
      style.zIndex = String(zIndex);
    }
  })();
}

/** The overlays of one Naver map; one that stays is moved and not made anew. */
export class NaverOverlays {
  readonly #box: HTMLDivElement;
  readonly #layer: Layer;
  readonly #placed = new Map<string, Placed>();

  constructor(sdk: NaverMaps, map: NaverMap, root: HTMLElement) {
    this.#box = root.ownerDocument.createElement('div');
    this.#layer = layerOf(sdk, this.#box, { [Symbol.iterator]: () => this.#placed.values() });
    this.#layer.setMap(map);
  }

  /** Whether this element is one of the overlays. */
  has(node: Node): boolean {
    return [...this.#placed.values()].some(({ overlay }) => overlay.element === node);
  }

  set(overlays: readonly MapOverlay[]): void {
    const wanted = new Map(overlays.slice(0, MOST_OVERLAYS).map((one) => [one.id, one]));
    for (const [id, { held }] of this.#placed) {
      if (wanted.has(id)) continue;
      held.holder.remove();
      this.#placed.delete(id);
    }
    for (const overlay of wanted.values()) this.#place(overlay);
  }

  dispose(): void {
    this.set([]);
    this.#layer.setMap(null);
  }

  #place(overlay: MapOverlay): void {
    const before = this.#placed.get(overlay.id);
    const placed = before ?? { held: new HeldOverlay(this.#box.ownerDocument), overlay };
    placed.overlay = overlay;
    placed.held.hold(overlay);
    this.#layer.place(placed);
    if (before !== undefined) return;
    this.#box.append(placed.held.holder);
    this.#placed.set(overlay.id, placed);
  }
}
