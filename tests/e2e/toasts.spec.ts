import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { settled } from './support/walk/seen-screen';

/** Keeps a house, and answers where the middle of the message stands. */
async function toastOf(page: Page) {
  await page.goto('/');
  await settled(page);
  await page
    .getByRole('button', { name: /찜하기$/, pressed: false })
    .first()
    .click();
  const toast = page.getByRole('button', { name: /찜했어요/ });
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  if (box === null) throw new Error('The message stands nowhere.');
  return { toast, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a finger swipes a message away, and scrolls nothing @phone', async ({ page }) => {
  const { toast, x, y } = await toastOf(page);
  const scrolled = await page.evaluate(() => scrollY);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - up }],
    });
  await touch('touchStart', 0);
  await touch('touchMove', 6);
  await expect(toast).toBeVisible();
  await touch('touchMove', 14);
  await touch('touchEnd', 14);
  await expect(toast).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('a mouse drags a message away beyond its edge, and a short drag presses nothing @phone', async ({
  page,
}) => {
  const { toast, x, y } = await toastOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 40, { steps: 4 });
  await page.mouse.up();
  await expect(toast).toBeVisible();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 60, { steps: 6 });
  await expect(toast).toBeHidden();
  await page.mouse.up();
});
