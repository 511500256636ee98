import { rowAt, rowTops } from './row-tops';

interface Item {
  readonly key: string;
}

/** What is seen of a list, from its first row on, in px. */
interface Seen {
  readonly top: number;
  readonly tall: number;
}

/** What of the page decides which rows are drawn. */
export interface Measured {
  /** By the keys of the rows that were drawn. */
  readonly heights: ReadonlyMap<string, number>;
  /** Null before anything was laid out. */
  readonly seen: Seen | null;
}

/** What stays where it is: the end, or a row that is read with what is hidden of it. */
type Anchor = 'end' | { readonly key: string; readonly hidden: number };

/** Drawn above and below what is seen, so that nothing is seen to come. */
export const SPARE_PX = 600;
/** Scrolling by less draws nothing anew. */
const STEP_PX = 200;
/** Of so little below the eye the end counts as seen. */
const END_PX = 32;

const offsetOf = (list: HTMLElement | null): number => list?.offsetTop ?? 0;

/** How tall the rows of one list are in the page, and where it is read. */
export class TallRowsModel {
  private measured: Measured = { heights: new Map(), seen: null };
  private anchor: Anchor = 'end';
  private box: HTMLElement | null = null;
  private list: HTMLElement | null = null;
  private changed: () => void = () => undefined;

  readonly snapshot = (): Measured => this.measured;

  readonly subscribe = (changed: () => void): (() => void) => {
    this.changed = changed;
    return () => {
      this.changed = () => undefined;
    };
  };

  /** The elements that scroll, and hold the rows. */
  at(box: HTMLElement | null, list: HTMLElement | null): void {
    this.box = box;
    this.list = list;
  }

  /** After a drawing: takes up how tall its rows are, and puts what is read where it was. */
  settle(items: readonly Item[], guessPx: number): void {
    if (!this.measure()) this.place(items, guessPx);
  }

  /** Shows the end, and stays there. */
  toEnd(items: readonly Item[], guessPx: number): void {
    this.anchor = 'end';
    this.place(items, guessPx);
  }

  /** It was scrolled: answers whether the end is seen. */
  scrolled(items: readonly Item[], guessPx: number): boolean {
    const { box, list } = this;
    if (box === null) return true;
    const within = box.scrollTop - offsetOf(list);
    const tops = this.tops(items, guessPx);
    const at = rowAt(tops, within);
    const key = items[at]?.key;
    const isEnd =
      key === undefined || box.scrollHeight - box.scrollTop - box.clientHeight <= END_PX;
    this.anchor = isEnd ? 'end' : { key, hidden: within - (tops[at] ?? 0) };
    this.look();
    return isEnd;
  }

  private tops(items: readonly Item[], guessPx: number): readonly number[] {
    const { heights } = this.measured;
    return rowTops(items.map(({ key }) => heights.get(key) ?? guessPx));
  }

  /** True where a row is not as tall as it was taken to be. */
  private measure(): boolean {
    const { heights } = this.measured;
    const found = new Map(heights);
    for (const row of this.list?.children ?? []) {
      const key = row.getAttribute('data-key');
      const { height } = row.getBoundingClientRect();
      if (key !== null && height > 0) found.set(key, height);
    }
    const isOther = [...found].some(([key, height]) => heights.get(key) !== height);
    if (isOther) this.become({ ...this.measured, heights: found });
    return isOther;
  }

  private place(items: readonly Item[], guessPx: number): void {
    const { box, list, anchor } = this;
    if (box === null) return;
    if (anchor === 'end') box.scrollTop = box.scrollHeight;
    else {
      const at = items.findIndex(({ key }) => key === anchor.key);
      const top = offsetOf(list) + (this.tops(items, guessPx)[at] ?? 0) + anchor.hidden;
      if (at >= 0 && Math.abs(box.scrollTop - top) >= 1) box.scrollTop = top;
    }
    this.look();
  }

  private look(): void {
    const { box, list } = this;
    if (box === null || box.clientHeight === 0) return;
    const { seen } = this.measured;
    const top = Math.floor(Math.max(0, box.scrollTop - offsetOf(list)) / STEP_PX) * STEP_PX;
    const tall = box.clientHeight + STEP_PX;
    if (seen?.top !== top || seen.tall !== tall)
      this.become({ ...this.measured, seen: { top, tall } });
  }

  private become(measured: Measured): void {
    this.measured = measured;
    this.changed();
  }
}
