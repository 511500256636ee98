import { storedEntries, textIn } from '../shared/stored-json';
import type { RecentEntry } from './recent';
import { detailsIn, keepNewest, pairOf } from './recent-list';

const newest = (list: readonly RecentEntry[]): RecentEntry[] =>
  keepNewest(list, (entry) => pairOf(entry.TYPE, entry.TARGET_ID));

/**
 * The list with a community item that was just viewed in front (spec/readings R4): newest first, an
 * item once, at most 60 in all, oldest dropped.
 */
export function addRecentCommunity(
  list: readonly RecentEntry[],
  entry: RecentEntry,
): RecentEntry[] {
  return newest([entry, ...list]);
}

/**
 * The community items viewed lately out of storage; what cannot be read, or lacks TARGET_ID or
 * TYPE, is left out; nothing throws (spec/readings R4). Stored as the plain list in JSON.
 */
export function parseRecentCommunity(stored: string | null): RecentEntry[] {
  const entries = storedEntries(stored).flatMap((fields) => {
    const TARGET_ID = textIn(fields['TARGET_ID']);
    const TYPE = textIn(fields['TYPE']);
    return TARGET_ID === null || TYPE === null ? [] : [{ TARGET_ID, TYPE, ...detailsIn(fields) }];
  });
  return newest(entries);
}
