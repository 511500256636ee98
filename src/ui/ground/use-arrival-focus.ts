import { useLayoutEffect, type RefObject } from 'react';

/**
 * Puts the focus on the page's headline when what was asked for arrives, where it would otherwise
 * be lost: what had it may have gone with the former state, and the page's frame only kept it for
 * us. Nobody is moved who is elsewhere, or who has not touched this window yet and begins at its
 * beginning.
 */
export function useArrivalFocus(page: RefObject<HTMLElement | null>, hasArrived: boolean): void {
  useLayoutEffect(() => {
    if (!hasArrived) return;
    if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return;
    if (document.activeElement?.matches('body, main') !== true) return;
    page.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [page, hasArrived]);
}
