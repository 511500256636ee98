import { expect, isPhone, test } from './support/journey';
import { MapScreen } from './support/map-screen';

test('a shared link shows the same elsewhere', async ({ page, browser, baseURL }) => {
  const here = new MapScreen(page);
  await here.open('?dealType=MONTH_RENT&depositTo=1000&sort=price');
  await here.search('서울대입구', '서울대입구역');
  const links = await here.links();
  const count = await here.countInList();

  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: page.viewportSize(),
    isMobile: isPhone(page),
    locale: 'ko-KR',
  });
  const there = new MapScreen(await elsewhere.newPage());
  await there.page.goto(page.url());
  await there.settled();
  expect(await there.countInList()).toBe(count);
  expect(await there.links()).toEqual(links);
  expect(await there.place()).toEqual(await here.place());
  await elsewhere.close();
});

test('a reload keeps the view, the filter and the order', async ({ page }) => {
  const map = new MapScreen(page);
  await map.open('?lat=37.55680&lng=126.92370&level=4&dealType=JEONSE&sort=area');
  const links = await map.links();
  const address = page.url();
  await page.reload();
  await map.settled();
  expect(page.url()).toBe(address);
  expect(await map.links()).toEqual(links);
});
