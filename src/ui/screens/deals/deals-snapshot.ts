import type { Inventory } from '#core';
import type { SnapshotSlot } from '../../stores/history/entry-snapshots';
import type { ReadyDeals } from './ask-deals';

interface KeptDeals {
  /** Null where it was not answered. */
  readonly list: ReadyDeals | null;
  readonly ads: ReadonlyMap<string, Inventory> | null;
}

/** What the list keeps for the way back; filter, order and dong are in the address. */
export const DEALS_SLOT: SnapshotSlot<KeptDeals> = { name: 'deals' };
