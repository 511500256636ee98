import { expectAccessible } from './support/accessible';
import { isFull } from '../support/full-run';
import { expect, test } from './support/journey';
import { POPUPS } from './support/opened-popups';

// Looked at is what is said and which colours it has, not pixels, which software draws one by one.
test.use({ deviceScaleFactor: 1 });

for (const { popup, open } of POPUPS) {
  test(`axe: the popup ${popup} @phone`, async ({ page }) => {
    await open(page);
    await expect(page.getByRole('dialog').first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`[?&]p=${popup}\\b`));
    await expectAccessible(page);
    if (!isFull) return;
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });
}
