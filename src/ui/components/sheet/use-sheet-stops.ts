import { useEffect, useState, type RefObject } from 'react';
import type { SheetStops } from './sheet-motion';

interface StopSizes {
  /** px of the header that are always seen. */
  readonly peek?: number;
  readonly half?: number;
  /** px that stay free above the sheet when it is full. */
  readonly top: number;
}

/** The share of its parent that a sheet covers at most when half open. */
const MOST_OF_HALF = 0.55;

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
  // On a short window, half of it: what lies behind stays of use.
  const most = Math.max(peek, Math.round(height * MOST_OF_HALF));
  return { peek, half: Math.min(full, half, most), full };
}
