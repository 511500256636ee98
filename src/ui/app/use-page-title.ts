import { useLayoutEffect } from 'react';
import { pageTitle } from '../text/site-text';

/** Names the window for as long as the screen is there; null is the product's own title. */
export function usePageTitle(title: string | null): void {
  useLayoutEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
