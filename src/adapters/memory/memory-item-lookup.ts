import type { Cancellation, ItemLookup } from '#core';
import { answer } from './answer';

type Community = NonNullable<Awaited<ReturnType<ItemLookup['community']>>>;
type Deal = NonNullable<Awaited<ReturnType<ItemLookup['deal']>>>;

/** {@link ItemLookup} from tables by id. */
export class MemoryItemLookup implements ItemLookup {
  constructor(
    private readonly communities: ReadonlyMap<string, Community> = new Map(),
    private readonly deals: ReadonlyMap<string, Deal> = new Map(),
  ) {}

  community(id: string, cancel?: Cancellation): Promise<Community | null> {
    return answer(cancel, () => this.communities.get(id) ?? null);
  }

  deal(id: string, cancel?: Cancellation): Promise<Deal | null> {
    return answer(cancel, () => this.deals.get(id) ?? null);
  }
}
