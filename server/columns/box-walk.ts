import type { Bounds } from '#core';
import { NO_ITEM } from './placed-columns';
import type { Placed } from './placed-items';
import { COUNT, EAST, FACTS, LEAF_SHIFT, NORTH, ROOT, ROOT_SHIFT, SOUTH, WEST } from './place-tree';
import { Scratch } from './scratch';

/** Takes a square whose items are all in the box: a node, its size, and where it is. */
export type TakeSquare = (node: number, shift: number, column: number, row: number) => void;

/**
 * What a box holds, its edges included: squares that lie in it whole, of at most 2^`largest`
 * units, and the slots of the items in the squares that do not. The slots are the walk's own and
 * last until the next walk.
 */
export function walkBox(
  items: Placed,
  bounds: Bounds,
  largest: number,
  takeSquare: TakeSquare,
): Int32Array {
  const walk = new BoxWalk(items, bounds, largest, takeSquare);
  return walk.slots();
}

/** The slots of all items in a box, those of a square beside each other; until the next walk. */
export function slotsInBox(items: Placed, bounds: Bounds): Int32Array {
  return walkBox(items, bounds, NO_SQUARES, () => undefined);
}

const NO_SQUARES = -1;
const END = -1;
const scratch = new Scratch((length) => new Int32Array(length));

class BoxWalk {
  private readonly nodes: Placed['tree']['nodes'];
  private readonly columns: Placed['columns'];
  private readonly slotCount: number;
  private readonly found: Int32Array;
  private length = 0;

  constructor(
    { columns, tree, slotCount }: Placed,
    private readonly bounds: Bounds,
    private readonly largest: number,
    private readonly takeSquare: TakeSquare,
  ) {
    this.columns = columns;
    this.nodes = tree.nodes;
    this.slotCount = slotCount;
    this.found = scratch.take(slotCount);
  }

  slots(): Int32Array {
    this.walk(ROOT, ROOT_SHIFT, 0, 0);
    return this.found.subarray(0, this.length);
  }

  private walk(node: number, shift: number, column: number, row: number): void {
    const { facts, child } = this.nodes;
    const at = FACTS * node;
    const { swLat, swLng, neLat, neLng } = this.bounds;
    if (facts[at + COUNT] === 0) return;
    const s = facts[at + SOUTH] ?? 0;
    const w = facts[at + WEST] ?? 0;
    const n = facts[at + NORTH] ?? 0;
    const e = facts[at + EAST] ?? 0;
    if (s > neLat || n < swLat || w > neLng || e < swLng) return;
    const isInside = s >= swLat && n <= neLat && w >= swLng && e <= neLng;
    if (isInside && this.largest === NO_SQUARES) {
      this.takeAll(node, shift);
    } else if (isInside && shift <= this.largest) {
      this.takeSquare(node, shift, column, row);
    } else if (shift === LEAF_SHIFT) {
      if (isInside) this.takeAll(node, shift);
      else this.takeSome(node);
    } else {
      for (let quarter = 0; quarter < 4; quarter += 1) {
        const below = child[4 * node + quarter] ?? 0;
        if (below === 0) continue;
        this.walk(below, shift - 1, 2 * column + (quarter & 1), 2 * row + (quarter >> 1));
      }
    }
  }

  /** Every item of a square. */
  private takeAll(node: number, shift: number): void {
    if (node === ROOT) {
      this.takeEvery();
      return;
    }
    if (shift > LEAF_SHIFT) {
      const { child } = this.nodes;
      for (let at = 4 * node; at < 4 * node + 4; at += 1) {
        const below = child[at] ?? 0;
        if (below !== 0) this.takeAll(below, shift - 1);
      }
      return;
    }
    const { found, columns } = this;
    const { next } = columns;
    let { length } = this;
    for (let slot = this.nodes.head[node] ?? END; slot !== END; slot = next[slot] ?? END) {
      found[length++] = slot;
    }
    this.length = length;
  }

  /** The whole world: reading slot by slot is the fastest way through memory. */
  private takeEvery(): void {
    const { found, slotCount } = this;
    const { codes } = this.columns;
    let { length } = this;
    for (let slot = 0; slot < slotCount; slot += 1) {
      if (codes[slot] !== NO_ITEM) found[length++] = slot;
    }
    this.length = length;
  }

  /** The items of a leaf that are in the box. */
  private takeSome(leaf: number): void {
    const { found } = this;
    const { next, lat, lng } = this.columns;
    const { swLat, swLng, neLat, neLng } = this.bounds;
    let { length } = this;
    for (let slot = this.nodes.head[leaf] ?? END; slot !== END; slot = next[slot] ?? END) {
      const y = lat[slot] ?? 0;
      const x = lng[slot] ?? 0;
      if (y < swLat || y > neLat || x < swLng || x > neLng) continue;
      found[length++] = slot;
    }
    this.length = length;
  }
}
