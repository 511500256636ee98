import type { BrowserContext, Page } from '@playwright/test';

/** What the page calls a vendor's script to be there. */
export const BRING = 'bringVendor';

const VENDORS = /^https:\/\/(dapi\.kakao\.com|oapi\.map\.naver\.com)\//;

/** Answers the scripts of both vendors by what the map page has put in their place. */
export async function routeVendors(target: Page | BrowserContext): Promise<void> {
  await target.route(VENDORS, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `window.${BRING}()` }),
  );
}
