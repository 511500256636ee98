import { useLayoutEffect, useRef } from 'react';

/** Another list is read from its top; one that was `kept` for the way back is where it was left. */
export function useReadFromTop(opened: number, isKept: boolean): void {
  const read = useRef(opened);
  useLayoutEffect(() => {
    const isFirst = read.current === 0 && !isKept;
    if (read.current === opened) return;
    read.current = opened;
    if (!isFirst && window.scrollY > 0) window.scrollTo(0, 0);
  }, [opened, isKept]);
}
