import type { HistoryEntry } from './history-entry';
import type { HistoryStack } from './history-stack';
import { pathOf } from './url-parts';

/** The first of the entries up to this one that all have its path: the pages of one form. */
function firstOf(entries: readonly HistoryEntry[], at: number): number {
  const path = pathOf(entries[at]?.url ?? '');
  const before = entries.slice(0, at).findLastIndex(({ url }) => pathOf(url) !== path);
  return before + 1;
}

/** Leaves a form of several pages for the page before it; where there is none, for the fallback. */
export function leaveSteps(history: HistoryStack, fallback: string): void {
  history.whenArrived(() => {
    const { entries, at } = history;
    const first = firstOf(entries, at);
    const target = Math.max(0, first - 1);
    if (target !== at) history.go(target - at);
    if (first === 0) history.replace(fallback, null);
  });
}

/**
 * Leaves a form of several pages that has done its work, so that Back leads to none of them: the page
 * before is gone back to where it is the one to go to, else that one takes their place.
 */
export function endSteps(history: HistoryStack, url: string): void {
  history.whenArrived(() => {
    const { entries, at } = history;
    const first = firstOf(entries, at);
    const isBefore = first > 0 && pathOf(entries[first - 1]?.url ?? '') === pathOf(url);
    const target = isBefore ? first - 1 : first;
    if (target !== at) history.go(target - at);
    if (!isBefore) history.replace(url, null);
  });
}
