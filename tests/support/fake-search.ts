import { AppError, SEARCH_KIND, type Notice } from '#core';
import type { StoredSearch } from '../../server/ports/search';
import { BadCursorError } from '../../server/shared/sealed-cursor';
import { MemorySearch } from '../../src/adapters/memory/memory-search';
import { someNotices, storedNotice } from './fake-notices';

/** What is searched without a database: what the memory answers. */
export function fakeSearch(notices: readonly Notice[] = someNotices()): StoredSearch {
  const searched = { notices: notices.map(storedNotice), places: [] };
  return {
    correct: () => Promise.resolve(null),
    find: async ({ now, ...query }) => {
      try {
        const { items, next, total } = await new MemorySearch(searched, {
          now: () => now,
        }).find(query);
        return { items: items.filter((hit) => hit.kind === SEARCH_KIND.notice), next, total };
      } catch (error) {
        throw error instanceof AppError ? new BadCursorError() : error;
      }
    },
  };
}
