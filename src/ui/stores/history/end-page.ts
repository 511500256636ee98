import type { HistoryStack } from './history-stack';
import { pathOf } from './url-parts';

/**
 * Leaves a page that has done its work for another one, so that Back never leads to it again: the page
 * before is gone back to where it is that other one, else the other one takes the place of this page.
 */
export function endPage(history: HistoryStack, url: string): void {
  history.whenArrived(() => {
    const { entries, at, current } = history;
    // Popups may have left entries of this page behind, and of the one before.
    const first = entries.findIndex(({ page }) => page === current.page);
    const former = entries.slice(0, first).findLastIndex(({ popup }) => popup === null);
    const isBefore = former >= 0 && pathOf(entries[former]?.url ?? '') === pathOf(url);
    const target = isBefore ? former : first;
    if (target !== at) history.go(target - at);
    if (!isBefore) history.replace(url, null);
  });
}
