import { expectBackToMap } from './support/back-to-map';
import { expect, test } from './support/journey';
import { MapScreen } from './support/map-screen';

test('search, filter, pan, open a house; Back restores all of it without a request @desk', async ({
  page,
}) => {
  const map = new MapScreen(page);
  await map.open();

  await map.search('ㅎㄷㅇㄱ', '홍대입구역');
  expect((await map.place()).lat).toBeCloseTo(37.557, 2);
  const everything = await map.countInList();

  await page
    .getByRole('group', { name: '필터' })
    .getByRole('button', { name: '거래 유형' })
    .click();
  const filter = page.getByRole('dialog', { name: '필터' });
  await filter.locator('label', { hasText: /^월세$/ }).click();
  await expect(filter.getByRole('radio', { name: '월세' })).toBeChecked();
  await page.getByRole('button', { name: /^집 [\d,]+개 보기/ }).click();
  await expect(page).toHaveURL(/dealType=MONTH_RENT/);
  await expect.poll(() => map.countInList()).toBeLessThan(everything);
  await map.settled();

  const before = await map.place();
  await map.drag(-120, -80);
  await expect.poll(async () => (await map.place()).lng).not.toBe(before.lng);
  await map.settled();

  const chosen = map.cards.nth(5).getByRole('link');
  // A row that is drawn anew while the list grows has left the page under the hand.
  await expect(async () => {
    await map.cards.nth(7).scrollIntoViewIfNeeded({ timeout: 1_000 });
    // Before it is measured: a click would scroll what is half covered.
    await chosen.scrollIntoViewIfNeeded({ timeout: 1_000 });
  }).toPass();
  await expectBackToMap(page, map, () => chosen.click());
  await expect(chosen).toBeFocused();
});
