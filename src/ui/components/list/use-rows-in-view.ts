import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { rowsSeen } from './row-tops';
import { rowsNear, type RowWindow } from './rows-near';

interface RowList {
  readonly count: number;
  /** How tall every row is, or about so where `tops` say it. */
  readonly rowPx: number;
  /** Where the rows begin, and behind the last where they end. */
  readonly tops?: readonly number[];
  /** Told when the end of the list is near the eye, also where all of it is; again when it has grown. */
  readonly onNearEnd: () => void;
}

/** Of so many rows below the window's lower edge the end counts as near. */
const NEAR_END_ROWS = 6;

/**
 * The rows to draw of a long list that the page scrolls, or a box of it: those near the eye, by where
 * the list stands in the window. As `useRowWindow`, but for a list that is not alone in its scroller.
 */
export function useRowsInView(
  list: RefObject<HTMLElement | null>,
  { count, rowPx, tops, onNearEnd }: RowList,
): RowWindow {
  const [seen, setSeen] = useState({ scrolled: 0, tall: 0 });
  useLayoutEffect(() => {
    const look = () => {
      const element = list.current;
      if (element === null) return;
      const { top } = element.getBoundingClientRect();
      const scrolled = Math.floor(Math.max(0, -top) / rowPx) * rowPx;
      const tall = window.innerHeight + rowPx;
      setSeen((before) =>
        before.scrolled === scrolled && before.tall === tall ? before : { scrolled, tall },
      );
    };
    look();
    // In the capturing phase the window hears of every box that scrolls, too.
    const how = { passive: true, capture: true };
    addEventListener('scroll', look, how);
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look, how);
      removeEventListener('resize', look);
    };
  }, [list, rowPx]);

  const near = count - NEAR_END_ROWS;
  const endsAt = tops?.[near] ?? near * rowPx;
  const isNearEnd = seen.tall > 0 && endsAt < seen.scrolled + seen.tall;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, count, onNearEnd]);
  return tops === undefined
    ? rowsNear(count, rowPx, seen.scrolled, seen.tall)
    : rowsSeen(tops, rowPx, seen.scrolled, seen.tall);
}
