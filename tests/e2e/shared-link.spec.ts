import { expect, isPhone, test } from './support/journey';
import { expectSameMarks, MapScreen } from './support/map-screen';

test('a shared link shows the same elsewhere @once', async ({ page, browser, baseURL }) => {
  const here = new MapScreen(page);
  await here.open('?dealType=MONTH_RENT&depositTo=1000&sort=cost&pill=cost');
  await here.search('서울대입구', '서울대입구역');
  const links = await here.links();
  const count = await here.countInList();
  expect(links.length).toBeGreaterThan(1);
  const marks = await here.marksWithPlaces();

  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: page.viewportSize(),
    isMobile: isPhone(page),
    locale: 'ko-KR',
  });
  const there = new MapScreen(await elsewhere.newPage());
  await there.page.goto(await here.address());
  await there.settled();
  expect(await there.countInList()).toBe(count);
  expect(await there.links()).toEqual(links);
  expect(await there.place()).toEqual(await here.place());
  // The address tells the middle of the map to a metre, a quarter of a pixel here.
  expectSameMarks(await there.marksWithPlaces(), marks, 2);
  const filter = there.page.getByRole('group', { name: '필터' });
  await expect(filter.getByRole('button').first()).toHaveText('월세');
  await expect(
    filter.getByRole('button', { name: '보증금 1,000만 이하', exact: true }),
  ).toBeVisible();
  await expect(there.page.getByRole('combobox', { name: '정렬' })).toHaveValue('cost');
  await expect(there.page.getByRole('switch', { name: '실월비용' }).first()).toBeChecked();
  await expect(there.page.getByRole('button', { name: '서울대입구역' })).toBeVisible();
  await elsewhere.close();
});

test('a shared house opens cold, and its way back leads to the map around it', async ({ page }) => {
  const map = new MapScreen(page);
  await map.open();
  if (isPhone(page)) await page.getByRole('button', { name: '목록보기' }).click();
  await map.cards.first().getByRole('link').click();
  const price = page.getByRole('heading', { level: 1, name: /보증금|전세|월세/ });
  await expect(price).toBeVisible();
  const shared = page.url();
  const told = await price.textContent();

  await page.goto('about:blank');
  await page.goto(shared);
  await expect(price).toHaveText(told ?? '');
  await page.getByRole('button', { name: isPhone(page) ? '뒤로' : '닫기' }).click();
  await expect(page).toHaveURL(/\/map/);
  await map.settled();
  const id = /\/place\/([^?#]+)/.exec(shared)?.[1];
  expect(await map.links()).toContain(`/place/${id ?? ''}`);
});

test('a reload keeps the view, the filter and the order @once', async ({ page }) => {
  const map = new MapScreen(page);
  await map.open('?lat=37.55680&lng=126.92370&level=4&dealType=JEONSE&sort=area');
  // How many more than those in sight are drawn is the list's own business.
  const first = async () => (await map.links()).slice(0, 4);
  const links = await first();
  expect(links).toHaveLength(4);
  const address = await map.address();
  await page.reload();
  await map.settled();
  expect(await map.address()).toBe(address);
  expect(await first()).toEqual(links);
});

test('a link that was mangled on its way opens the app @once', async ({ page, faults }) => {
  faults.expect(/status of 404.*\/place\/%zz/);
  faults.expect(/status of 400.*\/v2\/houses\/%25zz/);
  const map = new MapScreen(page);
  await map.open('?q=%BD%C5%B8%B2&utm_campaign=50%');
  await page.goto('/?utm_campaign=50%할인');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/place/%zz');
  await expect(page.getByText('삭제된 게시물입니다.')).toBeVisible();
  await page.getByRole('link', { name: '지도 보기' }).click();
  await map.settled();
});
