import { expect } from '@playwright/test';
import { test } from './support/journey';

test('@desktop a room opens beside its list and map, and Back closes it', async ({ page }) => {
  await page.goto('/direct?dongliCode=1162010200');
  const list = page.getByRole('region', { name: '직거래 목록' });
  const count = await list.getByRole('heading', { name: /직거래 [\d,]+곳/ }).textContent();
  const marks = page.locator('[data-state="ready"] button[aria-label]');
  // What the marks count is what the list counts.
  await expect
    .poll(async () => {
      const said = await marks.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
      const counts = said
        .filter((words) => !/^지도 /.test(words))
        .map((words) => Number(/집 ([\d,]+)개/.exec(words)?.[1] ?? 1));
      return counts.reduce((sum, one) => sum + one, 0);
    })
    .toBe(Number(/\d+/.exec(count ?? '')?.[0]));
  const card = list.getByRole('link').first();
  await card.click();
  await expect(page.getByRole('button', { name: '닫기' })).toBeVisible();
  await expect(card).toBeVisible();
  await expect(page.locator('button[aria-current="true"]')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: '닫기' })).toBeHidden();
  await expect(card).toBeFocused();
});
