import { parseJson, textIn } from '../shared/stored-json';
import { LONGEST_SEARCH } from './search';

/** How many searches a device remembers. */
const RECENT_SEARCHES = 10;

const newest = (list: readonly string[]): readonly string[] =>
  [...new Set(list)].slice(0, RECENT_SEARCHES);

/** The list with what was just searched in front, once; what is no question is not kept. */
export function addRecentSearch(list: readonly string[], q: string): readonly string[] {
  const text = q.trim();
  return text === '' || text.length > LONGEST_SEARCH ? list : newest([text, ...list]);
}

/** What was searched on this device, the newest first; whatever is stored, nothing throws. */
export function parseRecentSearches(stored: string | null): readonly string[] {
  const value = parseJson(stored);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return newest(entries.flatMap((entry) => textIn(entry) ?? []));
}
