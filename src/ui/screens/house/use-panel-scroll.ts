import { useLayoutEffect, type RefObject } from 'react';
import { useServices } from '../../ground/services';
import { boxView, restoreScroll } from '../../stores/history/scroll-restoring';

/**
 * On a desktop a house scrolls in a panel, which outlives the house in it: a new house begins at its
 * top, and Back finds one where it was, as long as the tab remembers its entry.
 */
export function usePanelScroll(page: RefObject<HTMLElement | null>): void {
  const { history } = useServices().stores;
  useLayoutEffect(() => {
    const panel = page.current?.parentElement ?? null;
    if (panel === null) return;
    const before = history.kind === 'POP' ? history.current.panel : undefined;
    const stopRestoring = restoreScroll(boxView(panel), before ?? 0);
    const stopScrolling = history.scrollsBy(() => panel.scrollTop);
    return () => {
      stopRestoring();
      stopScrolling();
    };
  }, [history, page]);
}
