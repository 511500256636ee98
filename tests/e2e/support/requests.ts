import type { Page, Request } from '@playwright/test';
import { builtFile } from './built-files';

/** Fetched so long after a page began, whatever is done in it: what offers the app. */
const BY_THE_CLOCK = 'src/ui/stores/install-scheduler.ts';

/** Every request from now on, pictures and fonts apart: data, the map's ground, scripts. */
export function recordCalls(page: Page): { readonly calls: string[]; stop: () => void } {
  const calls: string[] = [];
  const byTheClock = builtFile(BY_THE_CLOCK);
  const note = (request: Request) => {
    if (['image', 'font'].includes(request.resourceType())) return;
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/favicon') || pathname === byTheClock) return;
    calls.push(pathname + search);
  };
  page.on('request', note);
  return { calls, stop: () => page.off('request', note) };
}

/** What is fetched ahead of its need, by the module that it begins with. */
const AHEAD = {
  'house screen': 'src/ui/screens/house/house-first.ts',
  'photos popup': 'src/ui/popups/photos/PhotosPopup.tsx',
} as const;

/**
 * Waits until a screen's or popup's file is on the page. What a screen leads to is fetched a few seconds
 * after it, which no pause between two requests tells from rest.
 */
export async function fetchedAhead(page: Page, what: keyof typeof AHEAD): Promise<void> {
  await page.waitForFunction(
    (file) =>
      performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === file),
    builtFile(AHEAD[what]),
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
