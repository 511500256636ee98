import { COLUMN_NAMES, emptyColumns, type Columns } from './columns';
import type { ColumnHouse } from '../ports/houses/packed-house';
import { meritOf } from './merit';
import { PlaceTree } from './place-tree';

const FIRST_CAPACITY = 1024;
/** The codes of a slot that is not in use: every house has a bit. */
export const NO_HOUSE = 0;

/**
 * All houses on offer in memory, a column of numbers for each thing that questions look at: about
 * 100 bytes a house. A house has a slot, the same as long as it is on offer; slots are handed out
 * anew. Everything here is synchronous: what is asked between two changes is asked of one state.
 */
export class HouseColumns {
  /** Take it anew for each question: it is another one once it has grown. */
  columns: Columns = emptyColumns(FIRST_CAPACITY);
  tree = new PlaceTree();
  private readonly slots = new Map<number, number>();
  private readonly free: number[] = [];
  private used = 0;

  /** How many houses there are. */
  get size(): number {
    return this.slots.size;
  }

  /** Every slot that is in use is below it. */
  get slotCount(): number {
    return this.used;
  }

  /** Adds a house, or replaces the one of that number. */
  put(house: ColumnHouse): void {
    const known = this.slots.get(house.id);
    const stays = known !== undefined && this.standsAt(known, house);
    if (known !== undefined && !stays) this.tree.remove(this.columns, known);
    const slot = known ?? this.takeSlot(house.id);
    this.fill(slot, house);
    if (!stays) this.tree.add(this.columns, slot);
  }

  /** What is not there is gone already. */
  remove(id: number): void {
    const slot = this.slots.get(id);
    if (slot === undefined) return;
    this.tree.remove(this.columns, slot);
    this.columns.codes[slot] = NO_HOUSE;
    this.slots.delete(id);
    this.free.push(slot);
  }

  /**
   * Frees the memory that growing has left over, and puts neighbours beside each other, the squares
   * of the tree, too: what a question looks at lies together.
   */
  settle(): void {
    const order = this.tree.slotsInOrder(this.columns, this.size);
    const settled = emptyColumns(Math.max(FIRST_CAPACITY, Math.ceil(this.size * 1.1)));
    for (const name of COLUMN_NAMES) gather(this.columns[name], order, settled[name]);
    this.columns = settled;
    this.tree = new PlaceTree();
    for (let slot = 0; slot < order.length; slot += 1) {
      this.slots.set(settled.id[slot] ?? 0, slot);
      this.tree.add(settled, slot);
    }
    this.free.length = 0;
    this.used = order.length;
  }

  // Written out: a loop over the names of the columns would take five times as long.
  private fill(slot: number, house: ColumnHouse): void {
    const { columns } = this;
    columns.id[slot] = house.id;
    columns.codes[slot] = house.codes;
    columns.deposit[slot] = house.deposit;
    columns.monthly[slot] = house.monthly;
    columns.fee[slot] = house.fee;
    columns.area[slot] = house.area;
    columns.walkMinutes[slot] = house.walkMinutes;
    columns.moveInDay[slot] = house.moveInDay;
    columns.confirmedAt[slot] = house.confirmedAt;
    columns.postedAt[slot] = house.postedAt;
    columns.dong[slot] = house.dong;
    columns.quality[slot] = house.quality;
    columns.merit[slot] = meritOf(house);
    columns.x[slot] = house.x;
    columns.y[slot] = house.y;
    columns.lat[slot] = house.lat;
    columns.lng[slot] = house.lng;
  }

  private standsAt(slot: number, { lat, lng, x, y }: ColumnHouse): boolean {
    const { columns } = this;
    return (
      columns.lat[slot] === lat &&
      columns.lng[slot] === lng &&
      columns.x[slot] === x &&
      columns.y[slot] === y
    );
  }

  private takeSlot(id: number): number {
    const slot = this.free.pop() ?? this.used++;
    this.slots.set(id, slot);
    if (slot >= this.columns.id.length) this.grow();
    return slot;
  }

  private grow(): void {
    const grown = emptyColumns(Math.ceil(this.columns.id.length * 1.5));
    for (const name of COLUMN_NAMES) grown[name].set(this.columns[name]);
    this.columns = grown;
  }
}

/** A column in another order. */
function gather(from: Columns[keyof Columns], order: Int32Array, to: Columns[keyof Columns]): void {
  for (let place = 0; place < order.length; place += 1) to[place] = from[order[place] ?? 0] ?? 0;
}
