import { expect, type Page } from '@playwright/test';

/**
 * Ends a page as a crash does, once the device keeps what was typed last: no script of it hears of that.
 * Answers a page of the same browser that was opened anew.
 */
export async function afterCrash(page: Page, typedLast: string): Promise<Page> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(localStorage)
          .map((name) => localStorage.getItem(name))
          .join(),
      ),
    )
    .toContain(typedLast);
  const context = page.context();
  const died = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  // What is dead answers nothing.
  session.send('Page.crash').catch(() => undefined);
  await died;
  return context.newPage();
}
