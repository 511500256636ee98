import { useState, useSyncExternalStore, type RefObject } from 'react';
import type { SheetStops } from './sheet-motion';

interface StopSizes {
  /** px of the header that are always seen. */
  readonly peek?: number;
  readonly half?: number;
  /** px that stay free above the sheet when it is full, where its parent is high enough. */
  readonly top: number;
}

/** The share of its parent that a sheet covers at most when half open. */
const MOST_OF_HALF = 0.55;
/** px; the commonest parent, for a page that is not in a window yet. */
const LIKELY = 784;
/** px; a parent that is lower than this, as at 400 % zoom, is the sheet's alone when it is full. */
const LOW = 420;

/** The stops of a sheet, and whether it leaves nothing free above it when it is full. */
export type MeasuredStops = SheetStops & { readonly coversAll: boolean };

/** The three heights of a sheet in this parent, as high as the parent is now. */
export function useSheetStops(
  parent: RefObject<HTMLElement | null>,
  { peek = 62, half = 424, top }: StopSizes,
): MeasuredStops {
  const [measured] = useState(() => new Height(parent));
  const height = useSyncExternalStore(measured.subscribe, measured.now, () => LIKELY);
  const coversAll = height < LOW;
  const full = Math.max(peek, height - (coversAll ? 0 : top));
  // On a short window, half of it: what lies behind stays of use.
  const most = Math.max(peek, Math.round(height * MOST_OF_HALF));
  return { peek, half: Math.min(full, half, most), full, coversAll };
}

/**
 * The height of an element, asked of the page once and told by it from then on. Known before a page
 * that was taken over is painted again: the sheet would move from the stop of a likely window.
 */
class Height {
  #known: number | null = null;

  constructor(private readonly parent: RefObject<HTMLElement | null>) {}

  readonly subscribe = (changed: () => void): (() => void) => {
    const element = this.parent.current;
    if (element === null) return () => undefined;
    const observer = new ResizeObserver(() => {
      this.#known = element.clientHeight;
      changed();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  };

  readonly now = (): number => {
    this.#known ??= this.parent.current?.clientHeight ?? null;
    return this.#known ?? innerHeight;
  };
}
