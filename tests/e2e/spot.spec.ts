import { expect, isPhone, test } from './support/journey';
import { MapScreen } from './support/map-screen';

/** Six houses stand in one place here, north of the station of 신림, and others around them. */
const ONE_PLACE = '?lat=37.48615&lng=126.92731&level=2';

test('the houses of one place are the same list elsewhere, and after a reload @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const here = new MapScreen(page);
  await here.open(ONE_PLACE);
  const cluster = page.getByRole('button', { name: '집 6개 모여 있는 곳', includeHidden: true });
  await cluster.click();
  await expect(page.getByRole('heading', { name: '이 자리 집 6개' })).toBeVisible();
  await expect(page).toHaveURL(/[?&]spot=/);
  await expect.poll(() => here.links()).toHaveLength(6);
  await expect(here.cards.first()).toBeInViewport();
  const links = await here.links();
  const address = await here.address();

  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: page.viewportSize(),
    isMobile: isPhone(page),
    locale: 'ko-KR',
  });
  const there = new MapScreen(await elsewhere.newPage());
  await there.page.goto(address);
  await expect(there.page.getByRole('heading', { name: '이 자리 집 6개' })).toBeVisible();
  await expect.poll(() => there.links()).toEqual(links);
  await expect(there.cards.first()).toBeInViewport();
  await elsewhere.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: '이 자리 집 6개' })).toBeVisible();
  await expect.poll(() => here.links()).toEqual(links);
  await expect(here.cards.first()).toBeInViewport();
  expect(await here.address()).toBe(address);

  await page.getByRole('button', { name: '지역 전체 보기' }).click();
  await expect(page).not.toHaveURL(/spot=/);
  await here.settled();
  expect(await here.countInList()).toBeGreaterThan(links.length);
});
