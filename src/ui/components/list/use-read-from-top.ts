import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Another list is read from its top; one that was `kept` for the way back is where it was left. Without a
 * `scroller` the window scrolls it.
 */
export function useReadFromTop(
  opened: number,
  isKept: boolean,
  scroller?: RefObject<HTMLElement | null>,
): void {
  const read = useRef(opened);
  useLayoutEffect(() => {
    const isFirst = read.current === 0 && !isKept;
    if (read.current === opened) return;
    read.current = opened;
    if (isFirst) return;
    if (scroller !== undefined) scroller.current?.scrollTo({ top: 0 });
    else if (window.scrollY > 0) window.scrollTo(0, 0);
  }, [opened, isKept, scroller]);
}
