import type { Cancellation, Notice, Search, SearchQuery } from '#core';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock';
import { MemorySearch } from '../../../src/adapters/memory/memory-search';
import { storedNotice } from '../../support/fake-notices';
import { NOTICE_NOW } from '../../support/notices';

/** A search of tests that remembers what was asked, and fails or keeps silent while it is told to. */
export class AskedSearch implements Search {
  readonly asked: string[] = [];
  /** Rejects with it while it is there. */
  failure: Error | null = null;
  isSilent = false;
  private readonly search: MemorySearch;

  constructor(notices: readonly Notice[]) {
    this.search = new MemorySearch(
      { notices: notices.map(storedNotice), places: [] },
      new MemoryClock(NOTICE_NOW),
    );
  }

  find(query: SearchQuery, cancel?: Cancellation): ReturnType<Search['find']> {
    this.asked.push(query.q);
    if (this.isSilent) return new Promise(() => undefined);
    return this.failure === null ? this.search.find(query, cancel) : Promise.reject(this.failure);
  }
}
