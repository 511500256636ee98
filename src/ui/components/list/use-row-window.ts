import { useEffect, useState, type RefObject } from 'react';

/** Rows beyond each edge of the window: what a fling or the Tab key shows next is there already. */
const BEYOND = 5;

/** The rows from `from` up to, but without, `to`. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/** The rows of a list that are near the eye. Every row is `rowPx` tall; `scrolled` and `tall` in px. */
export function rowsNear(count: number, rowPx: number, scrolled: number, tall: number): RowWindow {
  const first = Math.floor(Math.max(0, scrolled) / rowPx);
  const last = Math.ceil((Math.max(0, scrolled) + tall) / rowPx);
  const to = Math.min(count, last + BEYOND);
  return { from: Math.max(0, Math.min(first - BEYOND, to - 1)), to };
}

/**
 * The rows to draw of a long list at the top of `scroller`: those near the eye, kept up with while
 * it is scrolled or resized.
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowPx: number,
): RowWindow {
  const [seen, setSeen] = useState({ scrolled: 0, tall: 0 });
  // What scrolls is a parent, which is in the page only after the first drawing of its children.
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const look = () => {
      // Hidden behind another page it stays as it was, so that Back finds it drawn.
      if (element.clientHeight === 0) return;
      const scrolled = Math.floor(element.scrollTop / rowPx) * rowPx;
      const tall = element.clientHeight + rowPx;
      setSeen((before) =>
        before.scrolled === scrolled && before.tall === tall ? before : { scrolled, tall },
      );
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const resized = new ResizeObserver(look);
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      resized.disconnect();
    };
  }, [scroller, rowPx]);
  return rowsNear(count, rowPx, seen.scrolled, seen.tall);
}
