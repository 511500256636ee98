import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { HistoryEntry } from '../stores/history/history-entry';
import { restoreScroll } from '../stores/history/scroll-restoring';
import { pathOf } from '../stores/history/url-parts';
import { useServices } from '../ground/services';

/**
 * After a change of page: scroll (to the top, or on Back to where it was) and focus (to the new
 * headline, so that a screen reader begins there). Opening and closing a popup changes neither.
 */
export function usePageChange(entryKey: string, main: RefObject<HTMLElement | null>): void {
  const { history } = useServices().stores;
  const before = useRef<HistoryEntry | null>(null);
  const stopRestoring = useRef<(() => void) | null>(null);

  useLayoutEffect(() => {
    const last = before.current;
    const now = history.current;
    before.current = now;
    if (last?.page === now.page) return;
    stopRestoring.current?.();
    stopRestoring.current = null;
    const isOtherPath = last === null || pathOf(last.url) !== pathOf(now.url);
    // The first page may have been read, and scrolled, before the app was there.
    const isTheirs = last === null && (now.scroll === 0 || window.scrollY > 0);
    if (isTheirs) return;
    if (history.kind === 'POP') stopRestoring.current = restoreScroll(window, now.scroll);
    else if (isOtherPath) window.scrollTo(0, 0);
    if (last !== null && isOtherPath) focusPage(main.current);
  }, [entryKey, history, main]);

  useLayoutEffect(() => {
    const leave = () => {
      history.keepScroll();
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
    };
  }, [history]);
}

/** Unless the new page has put the focus somewhere itself. */
function focusPage(main: HTMLElement | null): void {
  if (main === null || main.contains(document.activeElement)) return;
  const headline = main.querySelector<HTMLElement>('h1[tabindex]');
  (headline ?? main).focus({ preventScroll: true });
}
