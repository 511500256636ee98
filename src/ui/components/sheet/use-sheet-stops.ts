import { useEffect, useState, type RefObject } from 'react';
import type { SheetStops } from './sheet-motion';

interface StopSizes {
  /** px of the header that are always seen. */
  readonly peek?: number;
  readonly half?: number;
  /** px that stay free above the sheet when it is full. */
  readonly top: number;
}

/** The three heights of a sheet in this parent, as high as the parent is now. */
export function useSheetStops(
  parent: RefObject<HTMLElement | null>,
  { peek = 62, half = 424, top }: StopSizes,
): SheetStops {
  const [height, setHeight] = useState(() => innerHeight);
  useEffect(() => {
    const element = parent.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      setHeight(element.clientHeight);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [parent]);
  const full = Math.max(peek, height - top);
  return { peek, half: Math.min(full, half), full };
}
