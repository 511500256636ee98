import type { Page } from '@playwright/test';

/** A move of the page, as the browser counts it (layout shift). */
interface Move extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Every move since the page was first painted that nobody's press caused: how far, and of what. */
export function movesOf(page: Page): Promise<{ value: number; moved: string[] }[]> {
  return page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>((resolve) => {
        const moves: { value: number; moved: string[] }[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntriesByType(
            'layout-shift',
          ) as Move[]) {
            const moved = sources.map(({ node }) => node?.textContent?.slice(0, 80) ?? 'gone');
            if (!hadRecentInput) moves.push({ value, moved });
          }
          if (list.getEntriesByName('looked').length > 0) resolve(moves);
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        observer.observe({ type: 'mark', buffered: true });
        // Behind all that was told before: where nothing has moved, nothing else is told.
        performance.mark('looked');
      }),
  );
}
