import type { Locator, Page } from '@playwright/test';
import { openHouse } from './support/house-states';
import { expect, isPhone, test } from './support/journey';
import { openMap } from './support/map-states';

/** Presses Tab until the focus is there: never so often that a person would have given up. */
async function tabTo(
  page: Page,
  target: Locator,
  { most = 60, key = 'Tab' }: { most?: number; key?: 'Tab' | 'Shift+Tab' } = {},
): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test('the filter is asked and answered by keyboard alone @desk', async ({ page }) => {
  const map = await openMap(page);
  const everything = await map.countInList();
  const chip = page.getByRole('group', { name: '필터' }).getByRole('button', { name: '더보기' });
  await tabTo(page, chip);
  await page.keyboard.press('Enter');
  const filter = page.getByRole('dialog', { name: '필터' });
  await expect(filter).toBeVisible();

  await tabTo(page, filter.getByRole('radio', { name: '전체' }));
  await page.keyboard.press('ArrowRight');
  await expect(filter.getByRole('radio', { name: '월세' })).toBeChecked();
  const apply = filter.getByRole('button', { name: /^집 [\d,]+개 보기/ });
  await tabTo(page, apply, { most: 120 });
  await page.keyboard.press('Enter');
  await expect(filter).toBeHidden();
  await expect(page).toHaveURL(/dealType=MONTH_RENT/);
  await expect.poll(() => map.countInList()).toBeLessThan(everything);
  // Where it was, or on the chip that has come into its place.
  const chips = page.getByRole('group', { name: '필터' });
  await expect.poll(() => chips.evaluate((row) => row.contains(document.activeElement))).toBe(true);

  // What is set stands before it in the row; the way on leads through a list that grows.
  const clear = chips.getByRole('button', { name: '월세 지우기' });
  await tabTo(page, clear, { most: 20, key: 'Shift+Tab' });
  await page.keyboard.press('Enter');
  await expect.poll(() => map.countInList()).toBe(everything);
  await expect.poll(() => chips.evaluate((row) => row.contains(document.activeElement))).toBe(true);
});

test('the pictures are walked by keyboard alone @desk', async ({ page }) => {
  await openHouse(page);
  const picture = page.getByRole('button', { name: '사진 1 크게 보기' });
  await picture.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '사진 크게 보기' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const shown = dialog.getByRole('status').filter({ hasText: /장 중/ });
  await expect(shown).toHaveText(/2번째/);
  await page.keyboard.press('ArrowLeft');
  await expect(shown).toHaveText(/1번째/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(picture).toBeFocused();
});

test('the list leads to a house by keyboard, and Back gives the focus back @desk', async ({
  page,
}) => {
  const map = await openMap(page);
  if (isPhone(page)) await page.getByRole('button', { name: '집 목록 더 펼치기' }).press('End');
  const link = map.cards.nth(1).locator('a[href^="/place/"]');
  const href = (await link.getAttribute('href')) ?? '';
  await tabTo(page, page.locator(`article a[href="${href}"]`), { most: 120 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === href);
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toBeVisible();
  await expect(headline).toBeFocused();
  await page.goBack();
  await expect(page.locator(`article a[href="${href}"]`)).toBeFocused();
});

test('a count that has changed is said @desk', async ({ page }) => {
  const map = await openMap(page);
  const said = page.getByRole('status').filter({ hasText: /^이 지역 집 [\d,]+개/ });
  const told = async () =>
    Number(/([\d,]+)개/.exec((await said.textContent()) ?? '')?.[1]?.replaceAll(',', ''));
  await expect.poll(told).toBe(await map.countInList());
  const before = await told();
  await page.getByRole('region', { name: '집 지도' }).press('Minus');
  await expect.poll(told).not.toBe(before);
  await map.settled();
  await expect.poll(told).toBe(await map.countInList());
});

test('nothing moves by itself where less motion is asked for @desk', async ({ page }) => {
  await openMap(page);
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => Number(one.effect?.getComputedTiming().duration) > 1)
        .map((one) => (one.effect as KeyframeEffect | null)?.target?.className ?? ''),
    );
  await page.getByRole('group', { name: '필터' }).getByRole('button', { name: '더보기' }).click();
  await expect(page.getByRole('dialog', { name: '필터' })).toBeVisible();
  expect(await moving()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: '필터' })).toBeHidden();
  if (isPhone(page)) {
    await page.getByRole('button', { name: '목록보기' }).click();
    expect(await moving()).toEqual([]);
  }
});
