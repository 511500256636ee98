import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { openHouse } from './support/house-states';
import { undrawn } from './support/undrawn';

/** With fewer others than this no price is judged. */
const FEWEST = 5;

/** A house that the server knows so many others of its kind for, in its dong. */
async function houseWith(page: Page, fits: (others: number) => boolean) {
  // Large enough that houses of rare kinds are among them.
  const box = 'swLat=37.4&swLng=126.8&neLat=37.6&neLng=127.1';
  const list = await page.request.get(`/v2/houses?${box}&sort=price`);
  const { result } = (await list.json()) as { result: { id: string }[] };
  for (const { id } of result) {
    const level = await page.request.get(`/v2/houses/${id}/price-level`);
    const { item } = (await level.json()) as { item: { count: number } };
    if (fits(item.count)) return { id, others: item.count };
  }
  throw new Error('no house of the sample is like that');
}

const comparison = (page: Page) => page.getByRole('region', { name: '가격 비교' });

test('a price is compared with the houses around, and their number is said @once', async ({
  page,
}) => {
  const { id, others } = await houseWith(page, (count) => count >= FEWEST);
  await page.goto(`/place/${id}`);
  await comparison(page).scrollIntoViewIfNeeded();
  const told = new RegExp(
    `같은 동 \\S+ (월세|전세|기타) ${others}곳의 가운데값(과 비슷해요|보다 .+만.* (낮|높)아요)\\.`,
  );
  await expect(comparison(page)).toContainText(told);
  await expect(comparison(page).getByRole('img', { name: /^이 집 .+, 가운데값 / })).toBeVisible();
});

test('a price without enough others is not judged, and their number is said @once', async ({
  page,
}) => {
  const { id, others } = await houseWith(page, (count) => count < FEWEST);
  await page.goto(`/place/${id}`);
  await comparison(page).scrollIntoViewIfNeeded();
  const told = others === 0 ? '비교할 집이 아직 없어요.' : `비교할 집이 아직 ${others}곳이에요.`;
  await expect(comparison(page)).toContainText(told);
  await expect(comparison(page).getByRole('img')).toHaveCount(0);
});

test('a house that is sold says so and leads to others @once', async ({ page }) => {
  await undrawn(page);
  await page.route(/\/v2\/houses\/\d+$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { item: object };
    await route.fulfill({ json: { ...body, item: { ...body.item, status: 'SOLD' } } });
  });
  await openHouse(page);
  await expect(page.getByText('거래 완료').first()).toBeVisible();
  await expect(page.getByText('거래가 끝난 집이에요.', { exact: false })).toBeVisible();
  await expect(page.getByRole('region', { name: '비슷한 집' })).toBeVisible();
});

test('a house that is gone says so and leads back to the map @once', async ({ page, faults }) => {
  faults.expect(/the server responded with a status of 404/);
  await page.goto('/place/999999999');
  await expect(page.getByText('삭제된 게시물입니다.')).toBeVisible();
  await page.getByRole('article').getByRole('link', { name: '지도 보기' }).click();
  await expect(page).toHaveURL(/\/map/);
});
