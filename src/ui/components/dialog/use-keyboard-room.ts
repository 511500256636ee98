import { useEffect, type RefObject } from 'react';

/**
 * Keeps an element clear of the on-screen keyboard, which lies over the window without changing
 * its size: `--keyboard` is what it covers, in px, and what is typed into stays in sight.
 */
export function useKeyboardRoom(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    // Old browsers have none.
    const seen = (window as { visualViewport?: VisualViewport | null }).visualViewport ?? null;
    if (element === null || seen === null) return undefined;
    let before = 0;
    const fit = () => {
      // Somebody who looks closer with two fingers sees less, too, and wants nothing moved.
      const covered = seen.scale > 1.01 ? 0 : innerHeight - seen.height - seen.offsetTop;
      const keyboard = Math.max(0, Math.round(covered));
      if (keyboard === before) return;
      before = keyboard;
      element.style.setProperty('--keyboard', `${keyboard}px`);
      const typed = document.activeElement;
      if (keyboard > 0 && element.contains(typed)) typed?.scrollIntoView({ block: 'nearest' });
    };
    fit();
    seen.addEventListener('resize', fit);
    seen.addEventListener('scroll', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
    };
  }, [ref]);
}
