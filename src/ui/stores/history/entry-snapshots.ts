/** A kind of snapshot: `const LIST: SnapshotSlot<ListSnapshot> = { name: 'home' }`. */
export interface SnapshotSlot<Value> {
  readonly name: string;
  /** Only for the type; never set. */
  readonly holds?: Value;
}

/** Pages whose snapshots are kept. */
const KEPT = 10;

/**
 * What lists keep for the way back: data, scroll, tab, by the page's key in the history stack. In
 * memory only, the last 10 pages; a reload asks the server again.
 */
export class EntrySnapshots {
  private readonly pages = new Map<string, Map<string, unknown>>();

  keep<Value>(page: string, slot: SnapshotSlot<Value>, value: Value): void {
    const slots = this.pages.get(page) ?? new Map<string, unknown>();
    slots.set(slot.name, value);
    this.pages.delete(page);
    this.pages.set(page, slots);
    for (const oldest of this.pages.keys()) {
      if (this.pages.size <= KEPT) return;
      this.pages.delete(oldest);
    }
  }

  /** Undefined where nothing was kept, or too long ago. */
  find<Value>(page: string, slot: SnapshotSlot<Value>): Value | undefined {
    return this.pages.get(page)?.get(slot.name) as Value | undefined;
  }
}
