import type { Inventories, Inventory } from '#core';

/** {@link Inventories} from a table: what stands in each slot, in the order to show it. */
export class MemoryInventories implements Inventories {
  constructor(private readonly slots: Readonly<Record<string, readonly Inventory[]>>) {}

  of(target: string): Promise<readonly Inventory[]> {
    return Promise.resolve(this.slots[target] ?? []);
  }
}
