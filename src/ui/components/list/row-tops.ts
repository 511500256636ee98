import { BEYOND, type RowWindow } from './rows-near';

/** Where each of some rows begins, and behind the last where they end, in px. */
export function rowTops(heights: readonly number[]): readonly number[] {
  const tops = [0];
  let end = 0;
  for (const height of heights) {
    end += height;
    tops.push(end);
  }
  return tops;
}

/** The row that a place in px lies in; the first or the last one where it lies beside them all. */
export function rowAt(tops: readonly number[], px: number): number {
  let [low, high] = [0, Math.max(0, tops.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= px) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The rows of which anything lies between two places. */
export function rowsBetween(tops: readonly number[], fromPx: number, toPx: number): RowWindow {
  const count = tops.length - 1;
  if (count <= 0) return { from: 0, to: 0 };
  return { from: rowAt(tops, fromPx), to: Math.min(count, rowAt(tops, toPx) + 1) };
}

/** As `rowsNear`, of rows that are as tall as they come, about `rowPx` each. */
export const rowsSeen = (
  tops: readonly number[],
  rowPx: number,
  scrolled: number,
  tall: number,
): RowWindow => rowsBetween(tops, scrolled - BEYOND * rowPx, scrolled + tall + BEYOND * rowPx - 1);
