import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { rowTops } from './row-tops';

interface RowList {
  /** Of every row, drawn or not. */
  readonly keys: readonly string[];
  /** How tall a row is with letters of their usual size, and taken to be before any was drawn. */
  readonly rowPx: number;
}

type Heights = ReadonlyMap<string, number>;
const NONE: Heights = new Map();

/** What was not drawn yet is as tall as what was. */
function guessed(heights: Heights, rowPx: number): number {
  let sum = 0;
  for (const height of heights.values()) sum += height;
  return heights.size === 0 ? rowPx : sum / heights.size;
}

/** What is known after a drawing; the same where nothing is new, as with letters of their usual size. */
function taken(known: Heights, drawn: Heights, rowPx: number): Heights {
  let isNew = false;
  if (known.size === 0 && [...drawn.values()].every((height) => height === rowPx)) return known;
  for (const [key, height] of drawn) {
    const before = known.get(key);
    // Letters grew, or a window was turned: of what is not drawn nothing is known any more.
    if (before !== undefined && before !== height) return drawn;
    isNew ||= before === undefined;
  }
  return isNew ? new Map([...known, ...drawn]) : known;
}

/**
 * Where the rows of a list begin, and behind the last where they end: as tall as they are in the page,
 * where a reader's letters are larger than usual, too.
 */
export function useRowHeights({ keys, rowPx }: RowList) {
  const [heights, setHeights] = useState(NONE);
  const tops = useMemo(() => {
    const guess = guessed(heights, rowPx);
    return rowTops(keys.map((key) => heights.get(key) ?? guess));
  }, [keys, rowPx, heights]);
  const take = useCallback(
    (drawn: Heights) => {
      setHeights((known) => taken(known, drawn, rowPx));
    },
    [rowPx],
  );
  return { tops, take };
}

/** Tells how tall the rows of `list` are that have these keys: once drawn, and when they change. */
export function useDrawnRows(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  take: (drawn: Heights) => void,
): void {
  const drawn = keys.join('\n');
  const measure = useCallback(() => {
    const found = new Map<string, number>();
    let at = 0;
    const keysDrawn = drawn.split('\n');
    for (const row of list.current?.children ?? []) {
      const { height } = row.getBoundingClientRect();
      const key = keysDrawn[at];
      at += 1;
      // Behind another page nothing is laid out.
      if (key !== undefined && height > 0) found.set(key, height);
    }
    // Nothing is asked of the list where there is nothing to tell.
    if (found.size === 0) return;
    take(found);
  }, [list, drawn, take]);
  // Before it is painted: nobody sees a row jump.
  useLayoutEffect(measure, [measure]);
  useEffect(() => {
    const sizes = new ResizeObserver(measure);
    for (const row of list.current?.children ?? []) sizes.observe(row);
    return () => {
      sizes.disconnect();
    };
  }, [list, measure]);
}
