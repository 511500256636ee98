import { expect, isPhone, test } from './support/journey';
import { MapScreen } from './support/map-screen';

const SILLIM = '/map?dong=1162010200';

test('the page of a dong tells one count in head, title, list and map', async ({ page }) => {
  const map = new MapScreen(page);
  const first = await page.request.get(SILLIM);
  const [, title = ''] = /<title>(.*?) · 한칸<\/title>/.exec(await first.text()) ?? [];
  expect(title).toMatch(/^관악구 신림동 방 [\d,]+개$/);
  await map.open('?dong=1162010200');
  await expect(page).toHaveTitle(`${title} · 한칸`);
  expect(title).toBe(`관악구 신림동 방 ${(await map.countInList()).toLocaleString('ko-KR')}개`);
  for (const text of await map.cards.locator('text=/동$/').allTextContents())
    expect(text).toContain('신림동');

  const filter = page.getByRole('group', { name: '필터' });
  const whole = await map.countInList();
  await filter.getByRole('button', { name: '신림동만 지우기' }).click();
  await expect(filter.getByRole('button', { name: '신림동만', exact: true })).toHaveCount(0);
  await map.settled();
  expect(await map.countInList()).not.toBe(whole);
  await expect(page).not.toHaveURL(/dong=/);
});

test('a house leads to the page of its dong @once', async ({ page }) => {
  const map = new MapScreen(page);
  await map.open('?dong=1162010200');
  if (isPhone(page)) await page.getByRole('button', { name: '목록보기' }).click();
  await map.cards.first().getByRole('link').first().click();
  const link = page.getByRole('link', { name: '신림동 집 모두 보기' });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(/\/map\?dong=1162010200$/);
  await expect(page).toHaveTitle(/^관악구 신림동 방/);
});
