import { useLayoutEffect, useState, type RefObject } from 'react';
import { useIsAttached } from '../components/attached/use-is-attached';
import { useServices } from './services';
import { boxView, restoreScroll } from '../stores/history/scroll-restoring';

/**
 * On a desktop a house scrolls in a panel, which outlives the house in it: a new house begins at its
 * top, and Back finds one where it was, as long as the tab remembers its entry.
 */
export function usePanelScroll(page: RefObject<HTMLElement | null>): void {
  const { history } = useServices().stores;
  const isAttached = useIsAttached();
  const [wasDrawnBefore] = useState(!isAttached);
  useLayoutEffect(() => {
    const panel = page.current?.parentElement ?? null;
    if (panel === null) return;
    const before = history.kind === 'POP' ? history.current.panel : undefined;
    // One that the server drew may have been read, and scrolled, before the app was there.
    const isTheirs = wasDrawnBefore && (before === undefined || panel.scrollTop > 0);
    const stopRestoring = isTheirs ? () => undefined : restoreScroll(boxView(panel), before ?? 0);
    const stopScrolling = history.scrollsBy(() => panel.scrollTop);
    return () => {
      stopRestoring();
      stopScrolling();
    };
  }, [history, page, wasDrawnBefore]);
}
