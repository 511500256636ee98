import type { ListOrder } from './list-order';

/** Where a list goes on: behind this house of this key. */
export interface ListPlace {
  readonly key: number;
  readonly id: number;
}

/** A house and its key. */
export interface RankedSlot extends ListPlace {
  readonly slot: number;
}

/**
 * So few keys fit into the processor's cache, and each batch starts with the bound that the one
 * before found.
 */
const AT_ONCE = 8192;

/**
 * The first so many of an order behind a place, in their order: a heap whose top is the last one,
 * so that each further house costs a comparison unless it belongs to them.
 */
export function bestSlots(
  slots: Int32Array,
  ids: Float64Array,
  { keysOf, descending }: ListOrder,
  { most, after }: { readonly most: number; readonly after: ListPlace | null },
): RankedSlot[] {
  const way = descending ? -1 : 1;
  const isBefore = (a: ListPlace, b: ListPlace): boolean =>
    a.key === b.key ? (a.id - b.id) * way < 0 : (a.key - b.key) * way < 0;
  const heap: RankedSlot[] = [];
  if (most < 1) return heap;
  for (let start = 0; start < slots.length; start += AT_ONCE) {
    const some = slots.subarray(start, start + AT_ONCE);
    const keys = keysOf(some, heap.length === most ? (heap[0]?.key ?? null) : null);
    // A number at hand: looking it up in the heap for each house takes longer than comparing.
    let bound = boundOf(heap, most, way);
    for (let at = 0; at < some.length; at += 1) {
      const key = keys[at] ?? 0;
      if (key * way > bound) continue;
      const slot = some[at] ?? 0;
      const ranked = { key, id: ids[slot] ?? 0, slot };
      if (after !== null && !isBefore(after, ranked)) continue;
      if (heap.length < most) {
        heap.push(ranked);
        siftUp(heap, isBefore);
      } else if (heap[0] !== undefined && isBefore(ranked, heap[0])) {
        heap[0] = ranked;
        siftDown(heap, isBefore);
      }
      bound = boundOf(heap, most, way);
    }
  }
  return heap.sort((a, b) => (isBefore(a, b) ? -1 : 1));
}

/** Beyond it a key, times the way, comes behind all of a full heap. */
function boundOf(heap: readonly RankedSlot[], most: number, way: number): number {
  return heap.length === most ? (heap[0]?.key ?? 0) * way : Infinity;
}

type Before = (a: ListPlace, b: ListPlace) => boolean;

function siftUp(heap: RankedSlot[], isBefore: Before): void {
  for (let at = heap.length - 1; at > 0;) {
    const above = (at - 1) >> 1;
    if (!swapIfBefore(heap, above, at, isBefore)) return;
    at = above;
  }
}

function siftDown(heap: RankedSlot[], isBefore: Before): void {
  for (let at = 0; ;) {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    const later = isLater(heap, right, left, isBefore) ? right : left;
    if (!swapIfBefore(heap, at, later, isBefore)) return;
    at = later;
  }
}

function isLater(heap: RankedSlot[], one: number, other: number, isBefore: Before): boolean {
  const [a, b] = [heap[one], heap[other]];
  return a !== undefined && b !== undefined && isBefore(b, a);
}

/** Above stands what comes later. */
function swapIfBefore(heap: RankedSlot[], above: number, below: number, isBefore: Before): boolean {
  const [a, b] = [heap[above], heap[below]];
  if (a === undefined || b === undefined || !isBefore(a, b)) return false;
  [heap[above], heap[below]] = [b, a];
  return true;
}
