import type { Cancellation, Clock, Notice, Place, Search, SearchQuery } from '#core';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock';
import { MemorySearch } from '../../../src/adapters/memory/memory-search';
import { storedNotice } from '../../support/fake-notices';
import { NOTICE_NOW } from '../../support/notices';

/** A search of tests that remembers what was asked, and fails or keeps silent while it is told to. */
export class AskedSearch implements Search {
  /** `notice 청년`, `place 청년` … */
  readonly asked: string[] = [];
  /** Those that were given up before they were answered. */
  readonly cancelled: string[] = [];
  /** Rejects with it while it is there. */
  failure: Error | null = null;
  isSilent = false;
  private readonly search: MemorySearch;

  constructor(
    notices: readonly Notice[],
    places: readonly Place[] = [],
    written: Partial<ConstructorParameters<typeof MemorySearch>[0]> = {},
    clock: Clock = new MemoryClock(NOTICE_NOW),
  ) {
    const searched = { ...written, notices: notices.map(storedNotice), places };
    this.search = new MemorySearch(searched, clock);
  }

  find(query: SearchQuery, cancel?: Cancellation): ReturnType<Search['find']> {
    const said = `${query.kind} ${query.q}`;
    this.asked.push(said);
    if (this.isSilent) {
      cancel?.addEventListener('abort', () => this.cancelled.push(said));
      return new Promise(() => undefined);
    }
    return this.failure === null ? this.search.find(query, cancel) : Promise.reject(this.failure);
  }
}
