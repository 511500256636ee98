import { expect, test } from './support/journey';
import { openHouse } from './support/house-states';

test('a price is compared with the houses around, and their number is said', async ({ page }) => {
  await openHouse(page);
  const compared = page.getByRole('region', { name: '가격 비교' });
  await compared.scrollIntoViewIfNeeded();
  await expect(compared).toContainText(/곳의 가운데값|비교할 집이 아직/);
});

test('a house that is sold says so and leads to others', async ({ page }) => {
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

test('a house that is gone says so and leads back to the map', async ({ page, faults }) => {
  faults.expect(/the server responded with a status of 404/);
  await page.goto('/place/999999999');
  await expect(page.getByText('삭제된 게시물입니다.')).toBeVisible();
  await page.getByRole('article').getByRole('link', { name: '지도 보기' }).click();
  await expect(page).toHaveURL(/\/map/);
});
