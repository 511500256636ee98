import type { Page, Request } from '@playwright/test';

/** Every request from now on, pictures and fonts apart: data, the map's ground, scripts. */
export function recordCalls(page: Page): { readonly calls: string[]; stop: () => void } {
  const calls: string[] = [];
  const note = (request: Request) => {
    if (['image', 'font'].includes(request.resourceType())) return;
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/favicon')) return;
    calls.push(pathname + search);
  };
  page.on('request', note);
  return { calls, stop: () => page.off('request', note) };
}

/**
 * Waits until the chunk of a screen or popup is on the page. What a screen leads to is fetched a few seconds
 * after it, which no pause between two requests tells from rest.
 */
export async function fetchedAhead(
  page: Page,
  screen: 'house-first' | 'PhotosPopup',
): Promise<void> {
  await page.waitForFunction(
    (name) =>
      performance
        .getEntriesByType('resource')
        .some((entry) => entry.name.includes(`/${name}-`) && entry.name.endsWith('.js')),
    screen,
  );
  await quiet(page);
}

const QUIET_MS = 800;

/** Waits until the page has asked for nothing for a while: `networkidle` is told once a document. */
export async function quiet(page: Page): Promise<void> {
  const { calls, stop } = recordCalls(page);
  let known = -1;
  while (known !== calls.length) {
    known = calls.length;
    await page.waitForTimeout(QUIET_MS);
  }
  stop();
}
