import { expect, type Page } from '@playwright/test';
import { handlingOf } from '../../../src/worker/handling';

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

/** Waits until what the page was drawn of is kept, as far as everybody may have it. */
export async function isDrawnOfKept(page: Page): Promise<void> {
  const addresses = await page.evaluate(() => {
    const brought = JSON.parse(document.getElementById('hankan-first')?.textContent ?? '{}') as {
      readonly answers?: object;
    };
    return Object.keys(brought.answers ?? {});
  });
  const { origin } = new URL(page.url());
  const place = { page: origin, api: origin, images: origin };
  for (const address of addresses) {
    const url = new URL(address, origin).href;
    const handling = handlingOf({ method: 'GET', url, isNavigation: false }, place);
    if (handling === 'answer') await isKept(page, decodeURIComponent(address));
  }
}

/** The names of all that is kept. */
export const keptNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());
