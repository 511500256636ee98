import { parseJson } from '../shared/stored-json';
import { backstackFor } from './backstack';
import { isSafePath } from '../shared/safe-path';

/** Between two pages that open one after the other (spec/rules §2). */
export const NEXT_PAGE_MS = 1000;

/** More pages than these never wait; what is stored beyond them is foreign. */
const MOST = 10;

/**
 * The pages that a cold start at a path opens one after the other (spec/readings R10): its list
 * page, where it has one, then the path. Whatever is no path of this origin opens the home page.
 */
export function pagesToOpen(path: string): readonly string[] {
  if (!isSafePath(path)) return ['/'];
  const list = backstackFor(path);
  return list === null ? [path] : [list, path];
}

/** What waits under URLS_TO_GO: paths of this origin, in their order; none of anything else. */
export function parseUrlsToGo(stored: string | null): readonly string[] {
  const value = parseJson(stored);
  if (!Array.isArray(value)) return [];
  return value
    .filter((each): each is string => typeof each === 'string' && isSafePath(each))
    .slice(0, MOST);
}
