import type { Page } from '@playwright/test';
import { openHouse } from './support/house-states';
import { expect, test } from './support/journey';
import { MapScreen } from './support/map-screen';

/** px that the page of a house is scrolled: a phone's window, or the panel of a desktop. */
const scrolled = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector('article[aria-busy]')?.parentElement;
    return Math.round(scrollY + (panel?.scrollTop ?? 0));
  });

test('Back from a similar house finds the first one where it was left', async ({ page }) => {
  await openHouse(page);
  const first = page.url();
  const tile = page.getByRole('region', { name: '비슷한 집' }).getByRole('link').first();
  await tile.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(500);

  await tile.click();
  await expect(page).not.toHaveURL(first);
  await expect(page.getByRole('heading', { level: 1, name: /^(?!집$)/ })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(first);
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThanOrEqual(1);
});

test('messages leave the ways to reach the advertiser free', async ({ page, context, faults }) => {
  // The line is cut while the next screens are still fetched ahead: the browser says so.
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await openHouse(page);
  await context.setOffline(true);
  const note = page.getByText('인터넷 연결이 끊겼어요');
  await expect(note).toBeVisible();
  const ways = await page.getByRole('group', { name: '연락하기' }).boundingBox();
  const said = await note.boundingBox();
  if (ways === null || said === null) throw new Error('One of them is not on the page.');
  const isAbove = said.y + said.height <= ways.y;
  const isBeside = said.x >= ways.x + ways.width;
  expect(isAbove || isBeside).toBe(true);
});

test('the heart of the selected pill keeps its house, and opens nothing', async ({ page }) => {
  const map = new MapScreen(page);
  await map.open('?lat=37.48420&lng=126.92970&level=2');
  // A house is said by its price, a cluster by its count.
  await map.marks.filter({ hasText: /\// }).first().click();
  await expect(page).toHaveURL(/\/place\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/map\?/);
  await map.settled();
  const pill = map.marks.and(page.locator('[aria-current]'));
  await expect(pill).not.toHaveAccessibleName(/찜한 집/);
  const heart = await pill.getByTitle('찜하기').boundingBox();
  if (heart === null) throw new Error('There is no heart.');
  expect(heart.width).toBeGreaterThanOrEqual(44);
  await page.mouse.click(heart.x + 20, heart.y + heart.height / 2);
  await expect(pill).toHaveAccessibleName(/찜한 집/);
  await expect(page.getByRole('button', { name: /찜했어요/ })).toBeVisible();
  await expect(page).toHaveURL(/\/map\?/);
  await page.mouse.click(heart.x + 20, heart.y + heart.height / 2);
  await expect(pill).not.toHaveAccessibleName(/찜한 집/);
});
