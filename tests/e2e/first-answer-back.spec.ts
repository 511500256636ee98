import type { Locator } from '@playwright/test';
import { drawn, holdScripts, open, taken, test } from './support/first-answer';
import { expect } from './support/journey';
import { putIntoShell } from './support/native-shell';

const HOUSE = '/place/2577';

/** How far below the top of the window something stands, in pixels. */
const topOf = async (what: Locator): Promise<number> => (await what.boundingBox())?.y ?? Number.NaN;

/**
 * A page that is opened again may have the product's typeface by then, whose lines are not of quite
 * the same height: what was read stands within a pixel of where it stood.
 */
const SAME_PLACE_PX = 2;

/** Whether something stands where it stood. */
const standsAt = (what: Locator, top: number) =>
  expect.poll(async () => Math.abs((await topOf(what)) - top)).toBeLessThanOrEqual(SAME_PLACE_PX);

test('reload, Back and a popup in the address find a page as it was left', async ({
  reader: page,
}) => {
  const dialog = page.getByRole('dialog');
  await test.step('a popup in the address opens over the page once the app is there', async () => {
    const scripts = await holdScripts(page);
    await open(page, '/more?p=login');
    await scripts.asked();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(dialog).toHaveCount(0);
    await scripts.letThrough();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/more');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('one that was opened stands after a reload, and Back closes it', async () => {
    await page.getByRole('button', { name: '로그인하기' }).click();
    await expect(page).toHaveURL('/more?p=login');
    await page.reload();
    await taken(page);
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/more');
  });

  await test.step('a page is found where it was read to: by reload, Back and Forward', async () => {
    await open(page, HOUSE);
    await taken(page);
    const part = page.getByRole('region', { name: '가격 비교' });
    await part.scrollIntoViewIfNeeded();
    const top = await topOf(part);
    expect(top).toBeGreaterThan(0);
    await page.reload();
    await taken(page);
    await standsAt(part, top);
    await drawn(page, '/zzim');
    await page.goto('/zzim');
    await taken(page);
    await page.goBack();
    await taken(page);
    await standsAt(part, top);
    await page.goForward();
    await expect(page).toHaveURL('/zzim');
    await taken(page);
  });
});

test('in the shells a page is read at once, and then gives way to the app @phone', async ({
  context,
}) => {
  for (const kind of ['android', 'ios'] as const)
    await test.step(kind, async () => {
      const page = await context.newPage();
      await putIntoShell(page, kind);
      const scripts = await holdScripts(page);
      await open(page, HOUSE);
      await scripts.asked();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('월세');
      await expect(page.getByRole('complementary', { name: '앱 안내' })).toBeHidden();
      await scripts.letThrough();
      const heart = page.locator('main').getByRole('button', { name: /찜하기$/ });
      await expect(heart.last()).toHaveAttribute('aria-pressed', 'false');
      await heart.last().click();
      await expect(heart.last()).toHaveAttribute('aria-pressed', 'true');
      await heart.last().click();
      await page.getByRole('button', { name: '뒤로' }).click();
      await expect(page).toHaveURL(/\/map/);
    });
});
