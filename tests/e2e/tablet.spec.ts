import { expectAccessible } from './support/accessible';
import { expect, test } from './support/journey';
import { known } from './support/notice-states';
import { openNotices } from './support/notices';
import { smallTargets } from './support/reach';

/** In landscape: as wide as a desktop, with no room for a notice beside the list, and touched. */
test.use({
  viewport: { width: 1100, height: 800 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 1,
});

test('the filter beside the list is made for fingers, too @desk', async ({ page }) => {
  await openNotices(page, '/youth/notices?area=1100000000');
  const filter = page.getByRole('complementary', { name: '필터' });
  const places = filter.getByRole('button', { name: '서울 안의 지역' });
  await expect(places).toBeVisible();
  await places.tap();
  await expect(filter.getByRole('button', { name: '관악구 안의 지역' })).toBeVisible();
  expect(await smallTargets(filter)).toEqual([]);
});

test('axe: a notice over its list, where there is no room beside it @desk', async ({ page }) => {
  await known(page);
  await openNotices(page, '/youth/notices');
  const row = page.getByRole('region', { name: '공고 목록' }).getByRole('article').first();
  const title = await row.getByRole('heading').innerText();
  await row.getByRole('link').tap();
  const over = page.getByRole('region', { name: '공고 미리 보기' });
  await expect(over.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await over.getByRole('button', { name: '목록으로' }).tap();
  await expect(over).toBeHidden();
  await expect(row.getByRole('link')).toBeFocused();
});
