import { MOST_MARKS, type MapOverlay } from '#core';
import { HeldOverlay } from './held-overlay';
import type { PlacedOverlay, ScriptMap } from './script-map';

interface Standing {
  readonly held: HeldOverlay;
  readonly placed: PlacedOverlay;
  overlay: MapOverlay;
}

/** The overlays of one vendor's map; one that stays is moved and not made anew. */
export class ScriptOverlays {
  readonly #map: Pick<ScriptMap, 'place'>;
  readonly #document: Document;
  readonly #standing = new Map<string, Standing>();

  constructor(map: Pick<ScriptMap, 'place'>, document: Document) {
    this.#map = map;
    this.#document = document;
  }

  /** Whether this element is one of the overlays. */
  has(node: Node): boolean {
    return [...this.#standing.values()].some(({ overlay }) => overlay.element === node);
  }

  set(overlays: readonly MapOverlay[]): void {
    const wanted = new Map(overlays.slice(0, MOST_MARKS).map((one) => [one.id, one]));
    for (const [id, { held, placed }] of this.#standing) {
      if (wanted.has(id)) continue;
      placed.remove();
      held.holder.remove();
      this.#standing.delete(id);
    }
    for (const overlay of wanted.values()) this.#put(overlay);
  }

  #put(overlay: MapOverlay): void {
    const before = this.#standing.get(overlay.id);
    if (before === undefined) {
      this.#add(overlay);
      return;
    }
    const { held, placed, overlay: was } = before;
    held.hold(overlay);
    if (was.at.lat !== overlay.at.lat || was.at.lng !== overlay.at.lng) placed.moveTo(overlay.at);
    if (was.zIndex !== overlay.zIndex) placed.raiseTo(overlay.zIndex);
    before.overlay = overlay;
  }

  #add(overlay: MapOverlay): void {
    const held = new HeldOverlay(this.#document);
    held.hold(overlay);
    const placed = this.#map.place(held.holder, overlay);
    this.#standing.set(overlay.id, { held, placed, overlay });
  }
}
