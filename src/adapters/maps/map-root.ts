import type { MapOptions } from '#core';

/** Pixels that an arrow moves the map. */
const ARROW = 100;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -ARROW],
  ArrowRight: [ARROW, 0],
  ArrowDown: [0, ARROW],
  ArrowLeft: [-ARROW, 0],
};

const STEPS: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** What a person asks of the map by keys. */
export interface KeyWishes {
  /** Look so many pixels farther to the right and down. */
  pan(dx: number, dy: number): void;
  zoom(step: 1 | -1): void;
}

/** An element of its own for what a vendor draws: it fills the container. */
export function vendorRoot(container: HTMLElement): HTMLDivElement {
  const root = container.ownerDocument.createElement('div');
  // Its size stays where a vendor writes another position into it.
  const filling = { position: 'absolute', inset: '0', width: '100%', height: '100%' };
  Object.assign(root.style, filling);
  container.append(root);
  return root;
}

/** {@link vendorRoot} of a map, which says what it is. */
export function mapRoot(container: HTMLElement, options: MapOptions): HTMLDivElement {
  const root = vendorRoot(container);
  root.style.outlineOffset = '-3px';
  root.setAttribute('role', options.interactive ? 'region' : 'img');
  root.setAttribute('aria-label', options.label);
  if (options.interactive) root.tabIndex = 0;
  return root;
}

/** Arrows and ± on the map itself, not on what stands on it. Ends with the element. */
export function listenToKeys(root: HTMLElement, wishes: KeyWishes): void {
  root.addEventListener('keydown', (event) => {
    if (event.target !== root || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    const step = STEPS[event.key];
    if (arrow !== undefined) wishes.pan(...arrow);
    else if (step !== undefined) wishes.zoom(step);
    else return;
    event.preventDefault();
  });
}

/** Whether this person's device asks for as little movement as possible. */
export function wantsStillness(root: HTMLElement): boolean {
  // Absent in an embedded view without style, whatever the types say.
  const view: { readonly matchMedia?: Window['matchMedia'] } | null =
    root.ownerDocument.defaultView;
  return view?.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
