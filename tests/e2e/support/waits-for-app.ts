import type { Page } from '@playwright/test';

/** Waits until the app has taken its page over, as pages of others have none; then somebody comes. */
async function attached(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.getElementById('root') === null ||
      document.documentElement.dataset['attached'] !== undefined,
  );
  // A map is a picture until then.
  await page.mouse.move(1, 1);
}

/**
 * Waits until no popup is closing: it closes by a step back in the history, and the browser gives up
 * a page that is being opened meanwhile (net::ERR_ABORTED).
 */
async function popupsClosed(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('dialog[data-closing]') === null);
}

/**
 * Has `goto` and `reload` of a page wait for the app: until no popup is closing before the page is
 * left, and until every press is heard on the next one, which can be read before it can be used.
 */
export function waitsForApp(page: Page): Page {
  const waiting =
    <Asked extends unknown[], Answer>(step: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      await popupsClosed(page);
      const answer = await step(...asked);
      await attached(page);
      return answer;
    };
  page.goto = waiting(page.goto.bind(page));
  page.reload = waiting(page.reload.bind(page));
  return page;
}
