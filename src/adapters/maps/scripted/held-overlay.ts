import type { MapOverlay } from '#core';

const SHIFT = { center: 'translate(-50%, -50%)', bottom: 'translate(-50%, -100%)' } as const;

/**
 * A box without size for a vendor to place, in which the element hangs by its anchor: vendors
 * measure what they place once, and an element may become wider later.
 */
export class HeldOverlay {
  readonly holder: HTMLDivElement;
  #element: HTMLElement | null = null;

  constructor(document: Document) {
    this.holder = document.createElement('div');
    Object.assign(this.holder.style, { position: 'relative', width: '0', height: '0' });
  }

  hold({ element, anchor }: MapOverlay): void {
    const held = element as HTMLElement;
    if (held !== this.#element || held.parentNode !== this.holder) {
      this.holder.replaceChildren(held);
    }
    this.#element = held;
    // Each time: whoever draws the element may have written its style anew.
    const { style } = held;
    style.position = 'absolute';
    style.left = '0';
    style.top = '0';
    style.transform = SHIFT[anchor];
  }
}
