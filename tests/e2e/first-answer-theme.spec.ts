import type { Page } from '@playwright/test';
import { holdScripts, isTaken, open, test } from './support/first-answer';
import { expect } from './support/journey';

/** --surface of styles/_tokens.scss, which index.html paints first. */
const LIGHT = { ground: 'rgb(255, 255, 255)', scheme: 'light' };
const DARK = { ground: 'rgb(34, 38, 43)', scheme: 'dark' };

/** The ground that a person sees behind a page, and the theme that its fields are drawn in. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    const own = getComputedStyle(document.body).backgroundColor;
    // A body without a ground of its own shows that of its page.
    const ground = own === 'rgba(0, 0, 0, 0)' ? root.backgroundColor : own;
    return { ground, scheme: root.colorScheme };
  });

test('a page stands in its theme before the app is there, and after @once', async ({
  reader: page,
}) => {
  const scripts = await holdScripts(page);
  await open(page, '/more');
  for (const [choice, device, meant] of [
    [null, 'light', LIGHT],
    [null, 'dark', DARK],
    ['light', 'dark', LIGHT],
    ['dark', 'light', DARK],
  ] as const)
    await test.step(`${choice ?? 'nothing'} chosen, on a device that is ${device}`, async () => {
      await page.emulateMedia({ colorScheme: device });
      await page.evaluate((theme) => {
        if (theme !== null) localStorage.setItem('THEME', theme);
      }, choice);
      await page.reload();
      await scripts.asked();
      expect(await seen(page)).toEqual(meant);
      expect(await isTaken(page)).toBe(false);
    });
  await scripts.letThrough();
  expect(await seen(page)).toEqual(DARK);
  await expect(page.getByRole('radio', { name: '어둡게' })).toBeChecked();
});
