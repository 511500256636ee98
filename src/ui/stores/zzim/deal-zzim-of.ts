import type { Clock } from '#core';
import type { ListenToStorage } from '../listen-to-storage';
import type { ListStorage } from './kept-list';
import { DealZzimStore } from './deal-zzim-store';

interface World {
  readonly keptLists: ListStorage;
  readonly clock: Clock;
  readonly listenToStorage: ListenToStorage;
  /** Those of the app whose it is. */
  readonly stores: object;
}

const made = new WeakMap<object, DealZzimStore>();

/**
 * The deals that are kept on this device: one store for the app, made by the first page that shows deals.
 * All others do without its code.
 */
export function dealZzimOf({ keptLists, clock, listenToStorage, stores }: World): DealZzimStore {
  const before = made.get(stores);
  if (before !== undefined) return before;
  const store = new DealZzimStore(keptLists, clock, listenToStorage);
  made.set(stores, store);
  return store;
}
