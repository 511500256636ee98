import { NO_ITEM, type NounColumns, type PlaceColumns } from './placed-columns';
import { PlaceTree } from './place-tree';

const FIRST_CAPACITY = 1024;

/** What something has that stands on a map. */
export interface PlacedItem {
  readonly id: number;
  readonly lat: number;
  readonly lng: number;
}

/** What a noun's columns are, and how an item lies in them. */
interface Filling<Item, Columns> {
  empty(capacity: number): Columns;
  /** All columns but `next`. Written out: a loop over their names would take five times as long. */
  fill(columns: Columns, slot: number, item: Item): void;
}

/** Items as questions about places look at them. */
export interface Placed<Columns extends PlaceColumns = PlaceColumns> {
  readonly columns: Columns;
  readonly tree: PlaceTree;
  readonly slotCount: number;
}

/**
 * All items of a noun in memory, a column of numbers for each thing that questions look at. An item has
 * a slot, the same as long as it is there; slots are handed out anew. Everything here is synchronous:
 * what is asked between two changes is asked of one state.
 */
export class PlacedItems<
  Item extends PlacedItem,
  Columns extends NounColumns,
> implements Placed<Columns> {
  /** Take it anew for each question: it is another one once it has grown. */
  columns: Columns;
  tree = new PlaceTree();
  private readonly slots = new Map<number, number>();
  private readonly free: number[] = [];
  private used = 0;

  constructor(private readonly filling: Filling<Item, Columns>) {
    this.columns = filling.empty(FIRST_CAPACITY);
  }

  /** How many items there are. */
  get size(): number {
    return this.slots.size;
  }

  /** Every slot that is in use is below it. */
  get slotCount(): number {
    return this.used;
  }

  /** Adds an item, or replaces the one of that number. */
  put(item: Item): void {
    const known = this.slots.get(item.id);
    const stays = known !== undefined && this.standsAt(known, item);
    if (known !== undefined && !stays) this.tree.remove(this.columns, known);
    const slot = known ?? this.takeSlot(item.id);
    this.filling.fill(this.columns, slot, item);
    if (!stays) this.tree.add(this.columns, slot);
  }

  /** What is not there is gone already. */
  remove(id: number): void {
    const slot = this.slots.get(id);
    if (slot === undefined) return;
    this.tree.remove(this.columns, slot);
    this.columns.codes[slot] = NO_ITEM;
    this.slots.delete(id);
    this.free.push(slot);
  }

  /**
   * Frees the memory that growing has left over, and puts neighbours beside each other, the squares
   * of the tree, too: what a question looks at lies together.
   */
  settle(): void {
    const order = this.tree.slotsInOrder(this.columns, this.size);
    const settled = this.filling.empty(Math.max(FIRST_CAPACITY, Math.ceil(this.size * 1.1)));
    for (const [name, column] of Object.entries(settled))
      gather(this.columns[name] ?? NOTHING, order, column);
    this.columns = settled;
    this.tree = new PlaceTree();
    for (let slot = 0; slot < order.length; slot += 1) {
      this.slots.set(settled.id[slot] ?? 0, slot);
      this.tree.add(settled, slot);
    }
    this.free.length = 0;
    this.used = order.length;
  }

  /** Its place on the grid follows from these. */
  private standsAt(slot: number, { lat, lng }: Item): boolean {
    const { columns } = this;
    return columns.lat[slot] === lat && columns.lng[slot] === lng;
  }

  private takeSlot(id: number): number {
    const slot = this.free.pop() ?? this.used++;
    this.slots.set(id, slot);
    if (slot >= this.columns.id.length) this.grow();
    return slot;
  }

  private grow(): void {
    const grown = this.filling.empty(Math.ceil(this.columns.id.length * 1.5));
    for (const [name, column] of Object.entries(grown)) column.set(this.columns[name] ?? NOTHING);
    this.columns = grown;
  }
}

type Column = NounColumns[string];

const NOTHING: Column = new Int32Array(0);

/** A column in another order. */
function gather(from: Column, order: Int32Array, to: Column): void {
  for (let place = 0; place < order.length; place += 1) to[place] = from[order[place] ?? 0] ?? 0;
}
