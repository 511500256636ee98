/** How long a page may take to become long enough again. */
const PATIENCE_MS = 3000;
const TAKEN_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** What is needed of a window; every Window is one, and {@link boxView} makes one of a box. */
export interface ScrollingView {
  readonly scrollY: number;
  readonly performance: { readonly now: () => number };
  scrollTo(left: number, top: number): void;
  requestAnimationFrame(step: () => void): number;
  cancelAnimationFrame(id: number): void;
  addEventListener(name: string, heard: () => void, options?: { readonly passive: boolean }): void;
  removeEventListener(name: string, heard: () => void): void;
}

/** A box that scrolls, as such a view; whoever scrolls it is heard of by the window. */
export const boxView = (box: Element): ScrollingView => ({
  get scrollY() {
    return box.scrollTop;
  },
  performance,
  scrollTo: (left, top) => {
    box.scrollTo({ left, top, behavior: 'instant' });
  },
  requestAnimationFrame: (step) => requestAnimationFrame(step),
  cancelAnimationFrame: (id) => {
    cancelAnimationFrame(id);
  },
  addEventListener: (name, heard, options) => {
    addEventListener(name, heard, options);
  },
  removeEventListener: (name, heard) => {
    removeEventListener(name, heard);
  },
});

/**
 * Scrolls a window or a box to where it was, as soon as the page is long enough for it; gives up when the
 * person scrolls first. Returns a function that gives up.
 */
export function restoreScroll(view: ScrollingView, top: number): () => void {
  let frame = 0;
  const until = view.performance.now() + PATIENCE_MS;
  const giveUp = () => {
    view.cancelAnimationFrame(frame);
    for (const name of TAKEN_OVER) view.removeEventListener(name, giveUp);
  };
  const attempt = () => {
    view.scrollTo(0, top);
    const isThere = Math.abs(view.scrollY - top) < 1;
    if (isThere || view.performance.now() > until) giveUp();
    else frame = view.requestAnimationFrame(attempt);
  };
  for (const name of TAKEN_OVER) view.addEventListener(name, giveUp, { passive: true });
  attempt();
  return giveUp;
}
