import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { rowsNear, type RowWindow } from './rows-near';

interface RowList {
  readonly count: number;
  /** How tall every row is. */
  readonly rowPx: number;
  /** Which list it is; it grows without becoming another one. */
  readonly list: number;
}

/**
 * The rows to draw of a long list at the top of `scroller`: those near the eye, kept up with while
 * it is scrolled or resized. Another `list` than the first one is read from its top.
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  { count, rowPx, list }: RowList,
): RowWindow {
  const [seen, setSeen] = useState({ scrolled: 0, tall: 0 });
  const [first] = useState(list);
  const [drawn, setDrawn] = useState(list);
  if (drawn !== list) {
    setDrawn(list);
    setSeen({ ...seen, scrolled: 0 });
  }
  // Before it is painted: nobody sees it where the former list was scrolled to.
  useLayoutEffect(() => {
    if (list !== first) scroller.current?.scrollTo({ top: 0 });
  }, [scroller, list, first]);

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
