import type { MapOverlay } from '#core';
import { HeldOverlay, MOST_OVERLAYS } from '../held-overlay';
import type { KakaoMap, KakaoMaps, KakaoOverlay } from './kakao-sdk';

interface Placed {
  readonly held: HeldOverlay;
  readonly placed: KakaoOverlay;
  overlay: MapOverlay;
}

/** The overlays of one Kakao map; one that stays is moved and not made anew. */
export class KakaoOverlays {
  readonly #sdk: KakaoMaps;
  readonly #map: KakaoMap;
  readonly #root: HTMLElement;
  readonly #placed = new Map<string, Placed>();

  constructor(sdk: KakaoMaps, map: KakaoMap, root: HTMLElement) {
    this.#sdk = sdk;
    this.#map = map;
    this.#root = root;
  }

  /** Whether this element is one of the overlays. */
  has(node: Node): boolean {
    return [...this.#placed.values()].some(({ overlay }) => overlay.element === node);
  }

  set(overlays: readonly MapOverlay[]): void {
    const wanted = new Map(overlays.slice(0, MOST_OVERLAYS).map((one) => [one.id, one]));
    for (const [id, { placed, held }] of this.#placed) {
      if (wanted.has(id)) continue;
      placed.setMap(null);
      held.holder.remove();
      this.#placed.delete(id);
    }
    for (const overlay of wanted.values()) this.#place(overlay);
  }

  #place(overlay: MapOverlay): void {
    const before = this.#placed.get(overlay.id);
    if (before === undefined) {
      this.#add(overlay);
      return;
    }
    const { held, placed, overlay: was } = before;
    held.hold(overlay);
    if (was.at.lat !== overlay.at.lat || was.at.lng !== overlay.at.lng) {
      placed.setPosition(new this.#sdk.LatLng(overlay.at.lat, overlay.at.lng));
    }
    if (was.zIndex !== overlay.zIndex) placed.setZIndex(overlay.zIndex);
    before.overlay = overlay;
  }

  #add(overlay: MapOverlay): void {
    const held = new HeldOverlay(this.#root.ownerDocument);
    held.hold(overlay);
    const placed = new this.#sdk.CustomOverlay({
      position: new this.#sdk.LatLng(overlay.at.lat, overlay.at.lng),
      content: held.holder,
      xAnchor: 0,
      yAnchor: 0,
      zIndex: overlay.zIndex,
      clickable: false,
    });
    placed.setMap(this.#map);
    this.#placed.set(overlay.id, { held, placed, overlay });
  }
}
