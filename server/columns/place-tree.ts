import type { Columns } from './columns';

/** The world is a square of 2^30 units (world-grid.ts). */
export const ROOT_SHIFT = 30;
/**
 * A leaf is a square of 2^10 units, about 30 m in Korea: a cell of level 3, so that what phones look
 * at is made of whole squares and not of houses.
 */
export const LEAF_SHIFT = 10;
/** No node. */
const NONE = 0;
export const ROOT = 1;
const END = -1;

const FIRST_CAPACITY = 1024;

/** What is known of a node: a square of the world and the houses in it. */
function emptyNodes(capacity: number) {
  return {
    /** Four a node, north-west, north-east, south-west, south-east. */
    child: new Int32Array(4 * capacity),
    count: new Int32Array(capacity),
    sumX: new Float64Array(capacity),
    sumY: new Float64Array(capacity),
    // The box of its houses in degrees; of no meaning where it has none.
    south: new Float64Array(capacity),
    west: new Float64Array(capacity),
    north: new Float64Array(capacity),
    east: new Float64Array(capacity),
    /** The slot of one of its houses. */
    some: new Int32Array(capacity),
    /** The slot of a leaf's first house; -1 where it has none. */
    head: new Int32Array(capacity),
  };
}

export type TreeNodes = Readonly<ReturnType<typeof emptyNodes>>;
const NAMES = Object.keys(emptyNodes(0)) as readonly (keyof TreeNodes)[];

/** Which child of a node at the shift above a point lies in. */
const quarter = (x: number, y: number, shift: number): number =>
  ((x >> shift) & 1) | (((y >> shift) & 1) << 1);

/**
 * Where houses stand: squares within squares down to leaves, each with the count, sums and box of
 * its houses, so that a question pays for what it sees and for its edge.
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

  add(columns: Columns, slot: number): void {
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
  remove(columns: Columns, slot: number): void {
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
  slotsInOrder(columns: Columns, size: number): Int32Array {
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

  private unlink({ next }: Columns, leaf: number, slot: number): void {
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
    if (this.used >= this.nodes.count.length) this.grow();
    const node = this.used++;
    this.nodes.child[at] = node;
    this.clear(node);
    this.nodes.head[node] = END;
    return node;
  }

  private clear(node: number): void {
    const { nodes } = this;
    nodes.count[node] = 0;
    nodes.sumX[node] = 0;
    nodes.sumY[node] = 0;
    nodes.south[node] = nodes.west[node] = Infinity;
    nodes.north[node] = nodes.east[node] = -Infinity;
    nodes.some[node] = END;
  }

  private count(columns: Columns, node: number, slot: number): void {
    const { nodes } = this;
    const [lat, lng] = [columns.lat[slot] ?? 0, columns.lng[slot] ?? 0];
    nodes.count[node] = (nodes.count[node] ?? 0) + 1;
    nodes.sumX[node] = (nodes.sumX[node] ?? 0) + (columns.x[slot] ?? 0);
    nodes.sumY[node] = (nodes.sumY[node] ?? 0) + (columns.y[slot] ?? 0);
    this.widen(node, lat, lng, lat, lng);
    nodes.some[node] = slot;
  }

  private widen(node: number, south: number, west: number, north: number, east: number): void {
    const { nodes } = this;
    if (south < (nodes.south[node] ?? 0)) nodes.south[node] = south;
    if (west < (nodes.west[node] ?? 0)) nodes.west[node] = west;
    if (north > (nodes.north[node] ?? 0)) nodes.north[node] = north;
    if (east > (nodes.east[node] ?? 0)) nodes.east[node] = east;
  }

  private sumUp(node: number): void {
    const { nodes } = this;
    this.clear(node);
    for (let at = 4 * node; at < 4 * node + 4; at += 1) {
      const child = nodes.child[at] ?? NONE;
      if (child === NONE || nodes.count[child] === 0) continue;
      nodes.count[node] = (nodes.count[node] ?? 0) + (nodes.count[child] ?? 0);
      nodes.sumX[node] = (nodes.sumX[node] ?? 0) + (nodes.sumX[child] ?? 0);
      nodes.sumY[node] = (nodes.sumY[node] ?? 0) + (nodes.sumY[child] ?? 0);
      const { south, west, north, east } = nodes;
      this.widen(node, south[child] ?? 0, west[child] ?? 0, north[child] ?? 0, east[child] ?? 0);
      nodes.some[node] = nodes.some[child] ?? END;
    }
  }

  private grow(): void {
    const grown = emptyNodes(Math.ceil(this.nodes.count.length * 1.5));
    for (const name of NAMES) grown[name].set(this.nodes[name]);
    this.nodes = grown;
  }
}
