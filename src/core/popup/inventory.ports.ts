import type { Cancellation } from '../shared/abort';
import type { Inventory } from './inventory';

/** What stands in an ad slot or waits as a popup. */
export interface Inventories {
  /** In the order to show them; empty where there is nothing. Rejects with an AppError. */
  of(target: string, cancel?: Cancellation): Promise<readonly Inventory[]>;
}
