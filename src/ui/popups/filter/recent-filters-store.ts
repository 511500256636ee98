import { makeAutoObservable, observableRef } from 'mobx';
import {
  addRecentFilter,
  parseRecentFilters,
  removeRecentFilter,
  STORAGE_KEY,
  storedRecentFilters,
  type HouseFilter,
  type KeyValueStorage,
  type Yyyymmdd,
} from '#core';

/**
 * The filters applied lately on this device, newest first. Every write begins with what is stored
 * now, so that tabs lose nothing to each other.
 */
export class RecentFiltersStore {
  list: readonly HouseFilter[];

  constructor(
    private readonly storage: KeyValueStorage,
    /** Asia/Seoul's. */
    private readonly today: Yyyymmdd,
  ) {
    this.list = this.stored();
    makeAutoObservable<this, 'storage' | 'today'>(
      this,
      { list: observableRef, storage: false, today: false },
      { autoBind: true },
    );
  }

  /** A filter was applied; one that asks nothing is not kept. */
  remember(filter: HouseFilter): void {
    this.keep(addRecentFilter(this.stored(), filter));
  }

  forget(filter: HouseFilter): void {
    this.keep(removeRecentFilter(this.stored(), filter));
  }

  forgetAll(): void {
    this.keep([]);
  }

  private keep(list: readonly HouseFilter[]): void {
    this.list = list;
    if (list.length === 0) this.storage.remove(STORAGE_KEY.RECENT_FILTERS);
    else this.storage.write(STORAGE_KEY.RECENT_FILTERS, storedRecentFilters(list));
  }

  private stored(): readonly HouseFilter[] {
    return parseRecentFilters(this.storage.read(STORAGE_KEY.RECENT_FILTERS), this.today);
  }
}
