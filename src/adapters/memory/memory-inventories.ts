import type { Cancellation, Inventories, Inventory } from '#core';
import { answer } from './answer';

/** {@link Inventories} from a table: what stands in each slot, in the order to show it. */
export class MemoryInventories implements Inventories {
  constructor(private readonly slots: Readonly<Record<string, readonly Inventory[]>>) {}

  of(target: string, cancel?: Cancellation): Promise<readonly Inventory[]> {
    return answer(cancel, () => this.slots[target] ?? []);
  }
}
