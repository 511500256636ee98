import { expect, isPhone, test } from './support/journey';
import { MapScreen } from './support/map-screen';
import { recordCalls } from './support/requests';

test('search, filter, pan, open a house; Back restores all of it without a request', async ({
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
  await page.getByRole('radio', { name: '월세' }).check({ force: true });
  await page.getByRole('button', { name: /^집 [\d,]+개 보기/ }).click();
  await expect(page).toHaveURL(/dealType=MONTH_RENT/);
  await map.settled();
  expect(await map.countInList()).toBeLessThan(everything);

  const before = await map.place();
  await map.drag(-120, -80);
  await expect.poll(async () => (await map.place()).lng).not.toBe(before.lng);
  await map.settled();

  if (isPhone(page)) await page.getByRole('button', { name: '목록보기' }).click();
  await map.cards.nth(7).scrollIntoViewIfNeeded();
  const chosen = map.cards.nth(5).getByRole('link');
  // Before it is measured: a click would scroll what is half covered.
  await chosen.scrollIntoViewIfNeeded();
  const address = page.url();
  const links = await map.links();
  const top = await scrolled();
  expect(top).toBeGreaterThan(0);
  await chosen.click();
  await expect(page).toHaveURL(/\/place\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Everything that the house itself asks for has come: what follows is Back's alone.
  await page.waitForLoadState('networkidle');

  const { calls, stop } = recordCalls(page);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(map.marks.first()).toBeVisible();
  await expect.poll(scrolled).toBe(top);
  expect(await map.links()).toEqual(links);
  await page.waitForTimeout(1_000);
  stop();
  expect(calls).toEqual([]);

  /** How far what holds the cards is scrolled. */
  function scrolled(): Promise<number> {
    return map.cards.first().evaluate((card) => {
      for (let at: Element | null = card; at !== null; at = at.parentElement) {
        if (at.scrollHeight > at.clientHeight + 1 && getComputedStyle(at).overflowY !== 'visible')
          return at.scrollTop;
      }
      return document.documentElement.scrollTop;
    });
  }
});
