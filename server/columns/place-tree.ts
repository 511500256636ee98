import type { PlaceColumns } from './placed-columns';

/** The world is a square of 2^30 units (world-grid.ts). */
export const ROOT_SHIFT = 30;
/**
 * A leaf is a square of 2^10 units, about 30 m in Korea: a cell of level 3, so that what phones look
 * at is made of whole squares and not of items.
 */
export const LEAF_SHIFT = 10;
/** No node. */
const NONE = 0;
export const ROOT = 1;
const END = -1;

const FIRST_CAPACITY = 1024;

/**
 * What is known of a node, which is a square of the world and the items in it. These numbers stand
 * beside each other, as one line of the processor's memory: views touch a node here and a node
 * there, and wait for memory more than for anything else.
 */
export const FACTS = 8;
export const COUNT = 0;
export const SUM_X = 1;
export const SUM_Y = 2;
// The box of its items in degrees; of no meaning where it has none.
export const SOUTH = 3;
export const WEST = 4;
export const NORTH = 5;
export const EAST = 6;
/** The slot of one of its items. */
export const SOME = 7;

function emptyNodes(capacity: number) {
  return {
    /** So many a node ({@link FACTS}), each at its place. */
    facts: new Float64Array(FACTS * capacity),
    /** Four a node, north-west, north-east, south-west, south-east. */
    child: new Int32Array(4 * capacity),
    /** The slot of a leaf's first item; -1 where it has none. */
    head: new Int32Array(capacity),
  };
}

export type TreeNodes = Readonly<ReturnType<typeof emptyNodes>>;

/** Which child of a node at the shift above a point lies in. */
const quarter = (x: number, y: number, shift: number): number =>
  ((x >> shift) & 1) | (((y >> shift) & 1) << 1);

/**
 * Where items stand: squares within squares down to leaves, each with the count, sums and box of
 * its items, so that a question pays for what it sees and for its edge.
 */
export class PlaceTree {
  /** Take it anew for each question: it is another one once it has grown. */
  nodes: TreeNodes = emptyNodes(FIRST_CAPACITY);
  private used = ROOT + 1;
  private readonly path = new Int32Array(ROOT_SHIFT - LEAF_SHIFT + 1);

  constructor() {
    this.clear(ROOT);
    this.nodes.head[ROOT] = END;
  }

  add(columns: PlaceColumns, slot: number): void {
    const [x, y] = [columns.x[slot] ?? 0, columns.y[slot] ?? 0];
    let node = ROOT;
    this.count(columns, node, slot);
    for (let shift = ROOT_SHIFT - 1; shift >= LEAF_SHIFT; shift -= 1) {
      const at = 4 * node + quarter(x, y, shift);
      const known = this.nodes.child[at] ?? NONE;
      node = known === NONE ? this.newNode(at) : known;
      this.count(columns, node, slot);
    }
    columns.next[slot] = this.nodes.head[node] ?? END;
    this.nodes.head[node] = slot;
  }

  /** The slot still holds the place at which it was added. */
  remove(columns: PlaceColumns, slot: number): void {
    const [x, y] = [columns.x[slot] ?? 0, columns.y[slot] ?? 0];
    const { nodes, path } = this;
    path[0] = ROOT;
    for (let depth = 1; depth < path.length; depth += 1) {
      const parent = path[depth - 1] ?? NONE;
      path[depth] = nodes.child[4 * parent + quarter(x, y, ROOT_SHIFT - depth)] ?? NONE;
    }
    const leaf = path[path.length - 1] ?? NONE;
    this.unlink(columns, leaf, slot);
    this.clear(leaf);
    for (let at = nodes.head[leaf] ?? END; at !== END; at = columns.next[at] ?? END) {
      this.count(columns, leaf, at);
    }
    for (let depth = path.length - 2; depth >= 0; depth -= 1) this.sumUp(path[depth] ?? NONE);
  }

  /** All slots, those of a square beside each other. */
  slotsInOrder(columns: PlaceColumns, size: number): Int32Array {
    const { nodes } = this;
    const found = new Int32Array(size);
    let length = 0;
    const walk = (node: number) => {
      for (let at = nodes.head[node] ?? END; at !== END; at = columns.next[at] ?? END) {
        found[length++] = at;
      }
      for (let at = 4 * node; at < 4 * node + 4; at += 1) {
        const child = nodes.child[at] ?? NONE;
        if (child !== NONE) walk(child);
      }
    };
    walk(ROOT);
    return found;
  }

  private unlink({ next }: PlaceColumns, leaf: number, slot: number): void {
    const { head } = this.nodes;
    if (head[leaf] === slot) {
      head[leaf] = next[slot] ?? END;
      return;
    }
    let before = head[leaf] ?? END;
    while (before !== END && next[before] !== slot) before = next[before] ?? END;
    if (before !== END) next[before] = next[slot] ?? END;
  }

  private newNode(at: number): number {
    if (this.used >= this.nodes.head.length) this.grow();
    const node = this.used++;
    this.nodes.child[at] = node;
    this.clear(node);
    this.nodes.head[node] = END;
    return node;
  }

  private clear(node: number): void {
    const { facts } = this.nodes;
    const at = FACTS * node;
    facts[at + COUNT] = 0;
    facts[at + SUM_X] = 0;
    facts[at + SUM_Y] = 0;
    facts[at + SOUTH] = facts[at + WEST] = Infinity;
    facts[at + NORTH] = facts[at + EAST] = -Infinity;
    facts[at + SOME] = END;
  }

  private count(columns: PlaceColumns, node: number, slot: number): void {
    const [lat, lng] = [columns.lat[slot] ?? 0, columns.lng[slot] ?? 0];
    this.sum(node, 1, columns.x[slot] ?? 0, columns.y[slot] ?? 0, slot);
    this.widen(node, lat, lng, lat, lng);
  }

  private sum(node: number, count: number, x: number, y: number, some: number): void {
    const { facts } = this.nodes;
    const at = FACTS * node;
    facts[at + COUNT] = (facts[at + COUNT] ?? 0) + count;
    facts[at + SUM_X] = (facts[at + SUM_X] ?? 0) + x;
    facts[at + SUM_Y] = (facts[at + SUM_Y] ?? 0) + y;
    facts[at + SOME] = some;
  }

  private widen(node: number, south: number, west: number, north: number, east: number): void {
    const { facts } = this.nodes;
    const at = FACTS * node;
    if (south < (facts[at + SOUTH] ?? 0)) facts[at + SOUTH] = south;
    if (west < (facts[at + WEST] ?? 0)) facts[at + WEST] = west;
    if (north > (facts[at + NORTH] ?? 0)) facts[at + NORTH] = north;
    if (east > (facts[at + EAST] ?? 0)) facts[at + EAST] = east;
  }

  private sumUp(node: number): void {
    this.clear(node);
    const { child, facts } = this.nodes;
    const fact = (at: number) => facts[at] ?? 0;
    for (let quarters = 4 * node; quarters < 4 * node + 4; quarters += 1) {
      const at = FACTS * (child[quarters] ?? NONE);
      if (fact(at + COUNT) === 0) continue;
      this.sum(node, fact(at + COUNT), fact(at + SUM_X), fact(at + SUM_Y), fact(at + SOME));
      this.widen(node, fact(at + SOUTH), fact(at + WEST), fact(at + NORTH), fact(at + EAST));
    }
  }

  private grow(): void {
    const { facts, child, head } = this.nodes;
    const grown = emptyNodes(Math.ceil(head.length * 1.5));
    grown.facts.set(facts);
    grown.child.set(child);
    grown.head.set(head);
    this.nodes = grown;
  }
}
