import { signInAs } from './support/as-member';
import { expect, isPhone, test } from './support/journey';
import { MapScreen } from './support/map-screen';
import { waitsForApp } from './support/waits-for-app';

test('what a visitor keeps on one phone is on the other after a sign-in, and removed there it stays removed @once', async ({
  page,
  browser,
  baseURL,
}) => {
  const map = new MapScreen(page);
  await map.open('?lat=37.48420&lng=126.92970&level=4');
  if (isPhone(page)) await page.getByRole('button', { name: '목록보기' }).click();
  const card = map.cards.first();
  const href = (await card.locator('a[href^="/place/"]').getAttribute('href')) ?? '';
  await card.getByRole('button', { name: /찜하기$/ }).click();

  // A known person, who is there on both phones.
  await signInAs(page, '두 대를 쓰는 이웃', { person: 'seeker' });
  await page.goto('/zzim?tab=zzim');
  const here = page.locator(`article a[href="${href}"]`);
  await expect(here).toBeVisible();
  await expect(page.getByText('로그인한 모든 기기에서 볼 수 있어요.')).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = waitsForApp(await context.newPage());
  await signInAs(other, '두 대를 쓰는 이웃', { person: 'seeker' });
  await other.goto('/zzim?tab=zzim');
  const there = other.locator(`article a[href="${href}"]`);
  await expect(there).toBeVisible();
  const told = other.waitForResponse(
    (response) =>
      response.request().method() === 'DELETE' && response.url().includes('/v2/me/zzims/house/'),
  );
  await other
    .getByRole('article')
    .filter({ has: other.locator(`a[href="${href}"]`) })
    .getByRole('button', { name: /찜하기$/ })
    .click();
  expect((await told).ok()).toBe(true);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(here).toHaveCount(0);
  await other.reload();
  await expect(there).toHaveCount(0);
  await context.close();
});
