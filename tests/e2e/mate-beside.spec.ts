import { expect } from '@playwright/test';
import { test } from './support/journey';

test('@desktop a mate opens beside their list, and Back closes it', async ({ page }) => {
  await page.goto('/mate');
  const list = page.getByRole('region', { name: '메이트 목록' });
  await expect(page.getByText('메이트를 골라 주세요')).toBeVisible();
  const card = list.getByRole('article').getByRole('link').first();
  await card.click();
  await expect(page.getByRole('button', { name: '닫기' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '생활', exact: true })).toBeVisible();
  await expect(card).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('button', { name: '닫기' })).toBeHidden();
  await expect(page.getByText('메이트를 골라 주세요')).toBeVisible();
  await expect(card).toBeFocused();
});
