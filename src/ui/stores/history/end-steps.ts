import type { HistoryEntry } from './history-entry';
import type { HistoryStack } from './history-stack';
import { pathOf } from './url-parts';

/** The first of the entries up to this one that all have its path: the pages of one form. */
function firstOf(entries: readonly HistoryEntry[], at: number): number {
  const path = pathOf(entries[at]?.url ?? '');
  const before = entries.slice(0, at).findLastIndex(({ url }) => pathOf(url) !== path);
  return before + 1;
}

/**
 * The first of a form's pages that the running app shows without beginning anew. `begunWith` is the key of
 * the entry at which the form was drawn: what lies before it was shown before a reload, or before a way
 * through a login, and going there would load an empty form.
 */
function firstHere({ entries, at }: HistoryStack, begunWith: string): number {
  return Math.max(
    firstOf(entries, at),
    entries.findIndex(({ key }) => key === begunWith),
  );
}

/** Leaves a form of several pages for the page before it; where there is none, for the fallback. */
export function leaveSteps(history: HistoryStack, fallback: string, begunWith: string): void {
  history.whenArrived(() => {
    const { entries, at } = history;
    const first = firstOf(entries, at);
    const target = first > 0 ? first - 1 : firstHere(history, begunWith);
    if (target !== at) history.go(target - at);
    if (first === 0) history.replace(fallback, null);
  });
}

/**
 * Leaves a form of several pages that has done its work, so that Back leads to none of them that it need
 * not: the page before is gone back to where it is the one to go to, else that one takes their place.
 */
export function endSteps(history: HistoryStack, url: string, begunWith: string): void {
  history.whenArrived(() => {
    const { entries, at } = history;
    const first = firstOf(entries, at);
    const isBefore = first > 0 && pathOf(entries[first - 1]?.url ?? '') === pathOf(url);
    const target = isBefore ? first - 1 : firstHere(history, begunWith);
    if (target !== at) history.go(target - at);
    if (!isBefore) history.replace(url, null);
  });
}
