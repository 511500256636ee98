import { useLayoutEffect } from 'react';
import { pageTitle } from '#core';

/**
 * Names the window for as long as the screen is there; null is the product's own title, undefined
 * leaves the naming to a screen inside this one, which is drawn first.
 */
export function usePageTitle(title: string | null | undefined): void {
  useLayoutEffect(() => {
    if (title !== undefined) document.title = pageTitle(title);
  }, [title]);
}
