import { useLayoutEffect, type RefObject } from 'react';

/** What floats above the page makes room for what stands at its lower edge, however high that is. */
export function useDock(dock: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = dock.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => {
      style.setProperty('--dock', `${element.offsetHeight}px`);
    });
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.removeProperty('--dock');
    };
  }, [dock]);
}
