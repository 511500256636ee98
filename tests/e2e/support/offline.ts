import { expect, type Page } from '@playwright/test';

/** Waits until the worker looks after the page and has the whole build. */
export async function lookedAfter(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until something is kept whose address has this in it. */
export async function isKept(page: Page, part: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          const requests = await cache.keys();
          if (requests.some(({ url }) => decodeURIComponent(url).includes(wanted))) return true;
        }
        return false;
      }, part),
    )
    .toBe(true);
}

/** The names of all that is kept. */
export const keptNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());
