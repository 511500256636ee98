const LAST_MS = 1500;

/**
 * Resolves once the page was painted and read to its end. Where the browser does not say when it
 * paints, or paints nothing now, only the end of the page is waited for.
 */
export async function firstPaint(page: Document): Promise<void> {
  const isRead = new Promise((resolve) => {
    page.addEventListener('DOMContentLoaded', resolve);
  });
  await new Promise<unknown>((resolve) => {
    const { PerformanceObserver: Observer } = window as Partial<typeof globalThis>;
    if (page.hidden || !Observer?.supportedEntryTypes.includes('paint')) resolve(null);
    else {
      new Observer((list) => {
        if (list.getEntriesByName('first-contentful-paint')[0]) resolve(null);
      }).observe({ type: 'paint', buffered: true });
      // What is loaded is painted with the next frame, which is seen before the one behind it,
      // unless no frame comes.
      addEventListener('load', () => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
        setTimeout(resolve, LAST_MS);
      });
    }
  });
  await isRead;
}
