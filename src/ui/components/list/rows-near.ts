/** Rows beyond each edge of the window: what a fling or the Tab key shows next is there already. */
export const BEYOND = 5;

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
