import { makeAutoObservable, observableRef } from 'mobx';
import { addRecentSearch, parseRecentSearches, STORAGE_KEY, type KeyValueStorage } from '#core';

/** What was searched on this device; nobody else is told. */
export class RecentSearchStore {
  list: readonly string[] = [];

  constructor(private readonly local: KeyValueStorage) {
    makeAutoObservable<this, 'local'>(
      this,
      { list: observableRef, local: false },
      { autoBind: true },
    );
  }

  start(): void {
    this.list = parseRecentSearches(this.local.read(STORAGE_KEY.RECENT_SEARCHES));
  }

  remember(q: string): void {
    // Another window may have searched, too.
    this.start();
    this.list = addRecentSearch(this.list, q);
    if (this.list.length > 0)
      this.local.write(STORAGE_KEY.RECENT_SEARCHES, JSON.stringify(this.list));
  }

  forget(q: string): void {
    this.start();
    this.list = this.list.filter((one) => one !== q);
    if (this.list.length === 0) this.forgetAll();
    else this.local.write(STORAGE_KEY.RECENT_SEARCHES, JSON.stringify(this.list));
  }

  forgetAll(): void {
    this.list = [];
    this.local.remove(STORAGE_KEY.RECENT_SEARCHES);
  }
}
