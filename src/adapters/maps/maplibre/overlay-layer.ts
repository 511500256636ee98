import type { MapOverlay } from '#core';

/** Where the camera stands: enough to turn a place into a pixel of the map's box. */
export interface OverlayCamera {
  /** The centre in web mercator, 0 … 1. */
  readonly worldX: number;
  readonly worldY: number;
  /** Pixels that the whole world is wide. */
  readonly scale: number;
  /** The pixel on which the centre stands: the middle of the box inside the padding. */
  readonly originX: number;
  readonly originY: number;
  readonly width: number;
  readonly height: number;
}

interface Placed {
  readonly overlay: MapOverlay;
  readonly element: HTMLElement;
  readonly worldX: number;
  readonly worldY: number;
  /** What was last written, so that nothing is written twice. */
  transform: string;
  display: string;
}

/** The mercator of the core, handed in so that this file knows pixels only. */
export interface Mercator {
  worldX(lng: number): number;
  worldY(lat: number): number;
}

const ANCHOR = { center: 'translate(-50%, -50%)', bottom: 'translate(-50%, -100%)' } as const;

/**
 * Elements over the map. A pan moves one box, a zoom moves each element; what is more than a box
 * away is not displayed, so that the layer the browser keeps stays small.
 */
export class OverlayLayer {
  readonly box: HTMLDivElement;
  readonly #placed = new Map<string, Placed>();
  readonly #mercator: Mercator;
  #laidOut: OverlayCamera | null = null;
  #touched: HTMLElement | null = null;

  constructor(parent: HTMLElement, mercator: Mercator) {
    this.#mercator = mercator;
    this.box = parent.ownerDocument.createElement('div');
    this.box.className = 'hankan-map-overlays';
    parent.append(this.box);
    this.box.addEventListener('touchstart', this.#hold, { passive: true });
    for (const name of ['touchend', 'touchcancel'] as const) {
      this.box.addEventListener(name, this.#release, { passive: true });
    }
  }

  /** These and only these; an element that was there is not taken off the page and put back. */
  set(overlays: readonly MapOverlay[], camera: OverlayCamera): void {
    const wanted = new Set(overlays.map((overlay) => overlay.id));
    for (const [id, { element }] of this.#placed) {
      if (!wanted.has(id)) {
        this.#take(element);
        this.#placed.delete(id);
      }
    }
    for (const overlay of overlays) this.#place(overlay);
    this.#layOut(camera);
  }

  /** To be called in the frame that draws the ground, so that both move as one. */
  follow(camera: OverlayCamera): void {
    const from = this.#laidOut;
    if (from === null || from.scale !== camera.scale) {
      this.#layOut(camera);
      return;
    }
    const dx = (from.worldX - camera.worldX) * camera.scale + camera.originX - from.originX;
    const dy = (from.worldY - camera.worldY) * camera.scale + camera.originY - from.originY;
    if (Math.abs(dx) > camera.width / 2 || Math.abs(dy) > camera.height / 2) this.#layOut(camera);
    else this.#shift(dx, dy);
  }

  /** What each overlay covers, in pixels: labels of the ground keep out of it. */
  sizes(): { overlay: MapOverlay; width: number; height: number }[] {
    return [...this.#placed.values()].map(({ overlay, element }) => ({
      overlay,
      width: element.offsetWidth,
      height: element.offsetHeight,
    }));
  }

  dispose(): void {
    for (const { element } of this.#placed.values()) element.remove();
    this.#placed.clear();
    this.box.remove();
  }

  /**
   * A finger's events go to the element that it first touched and end with it: one that a pan began
   * on stays, unseen, until the finger is up.
   */
  #take(element: HTMLElement): void {
    if (element === this.#touched) element.style.display = 'none';
    else element.remove();
  }

  readonly #hold = (event: TouchEvent): void => {
    const target = event.target as Element | null;
    this.#touched = target?.closest<HTMLElement>('.hankan-map-overlay') ?? null;
  };

  readonly #release = (event: TouchEvent): void => {
    if (event.touches.length > 0) return;
    const element = this.#touched;
    this.#touched = null;
    if (element !== null && ![...this.#placed.values()].some((one) => one.element === element)) {
      element.remove();
    }
  };

  #place(overlay: MapOverlay): void {
    const before = this.#placed.get(overlay.id);
    const element = overlay.element as HTMLElement;
    if (before !== undefined && before.element !== element) this.#take(before.element);
    // Each time: whoever draws the element may have written its classes anew.
    element.classList.add('hankan-map-overlay');
    if (element.parentNode !== this.box) this.box.append(element);
    if (before?.overlay.zIndex !== overlay.zIndex) element.style.zIndex = String(overlay.zIndex);
    this.#placed.set(overlay.id, {
      overlay,
      element,
      worldX: this.#mercator.worldX(overlay.at.lng),
      worldY: this.#mercator.worldY(overlay.at.lat),
      transform: before?.element === element ? before.transform : '',
      display: before?.element === element ? before.display : 'unknown',
    });
  }

  #layOut(camera: OverlayCamera): void {
    this.#laidOut = camera;
    this.#shift(0, 0);
    for (const placed of this.#placed.values()) {
      const x = camera.originX + (placed.worldX - camera.worldX) * camera.scale;
      const y = camera.originY + (placed.worldY - camera.worldY) * camera.scale;
      const near =
        Math.abs(x - camera.width / 2) < camera.width * 1.5 &&
        Math.abs(y - camera.height / 2) < camera.height * 1.5;
      // Whole pixels: text between two pixels is blurred.
      write(placed, near, `translate(${Math.round(x)}px, ${Math.round(y)}px)`);
    }
  }

  #shift(dx: number, dy: number): void {
    this.box.style.transform = `translate(${Math.round(dx)}px, ${Math.round(dy)}px)`;
  }
}

function write(placed: Placed, near: boolean, at: string): void {
  const display = near ? '' : 'none';
  const transform = near ? `${at} ${ANCHOR[placed.overlay.anchor]}` : placed.transform;
  if (display !== placed.display) placed.element.style.display = display;
  if (transform !== placed.transform) placed.element.style.transform = transform;
  placed.display = display;
  placed.transform = transform;
}
