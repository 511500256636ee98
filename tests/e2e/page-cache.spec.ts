import type { Page } from '@playwright/test';
import { LAUNCH } from './support/chromium';
import { expect, isPhone, test } from './support/journey';
import { expectSameMarks, MapScreen } from './support/map-screen';
import { openOtherSite, type OtherSite } from './support/other-site';
import { look, settled } from './support/walk/seen-screen';
import { waitsForApp } from './support/waits-for-app';

// Playwright switches the page cache off; here it is what is looked at.
test.use({
  launchOptions: { ...LAUNCH, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

let elsewhere: OtherSite;
test.beforeAll(async () => {
  elsewhere = await openOtherSite();
});
test.afterAll(() => elsewhere.close());

/** Notes in the tab's own storage how each page of ours was shown. */
async function noteShows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['shown'] = persisted ? 'from the cache' : 'anew';
    });
  });
}

const shown = (page: Page) => page.locator('html').getAttribute('data-shown');

async function filteredMap(page: Page): Promise<MapScreen> {
  const map = new MapScreen(page);
  await map.open('?lat=37.48420&lng=126.92970&level=4&dealType=MONTH_RENT&sort=price');
  if (!isPhone(page)) await map.cards.nth(3).scrollIntoViewIfNeeded();
  await settled(page);
  return map;
}

async function leaveAndComeBack(page: Page): Promise<void> {
  await page.goto(elsewhere.url);
  await expect(page.getByRole('heading', { name: 'elsewhere' })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/map\?/);
  await settled(page);
}

test.beforeEach(({ faults }) => {
  faults.expect(/a call to a stranger: http:\/\/localhost:/);
});

test('Back from another site finds the map in the page cache as it was left @phone', async ({
  page,
}) => {
  await noteShows(page);
  const map = await filteredMap(page);
  const before = await look(page);
  await leaveAndComeBack(page);
  expect(await shown(page)).toBe('from the cache');
  expect(await look(page)).toEqual(before);
  // It is alive, not a picture of itself.
  await map.drag(-80, -60);
  await expect.poll(() => new URL(page.url()).search).not.toBe(before.search);
});

test('Back from another site shows the same where the page cache is refused @phone', async ({
  page,
}) => {
  await noteShows(page);
  await page.addInitScript(() => {
    addEventListener('unload', () => undefined);
  });
  await filteredMap(page);
  const before = await look(page);
  await leaveAndComeBack(page);
  expect(await shown(page)).toBe('anew');
  const after = await look(page);
  expect({ ...after, map: null }).toEqual({ ...before, map: null });
  expect(after.map?.count).toBe(before.map?.count);
  expect(after.map?.chips).toEqual(before.map?.chips);
  expect(after.map?.sort).toBe(before.map?.sort);
  expectSameMarks(after.map?.marks ?? [], before.map?.marks ?? [], 1);
});

test('what other tabs changed meanwhile is known to a page out of the page cache @phone', async ({
  page,
  context,
}) => {
  await noteShows(page);
  const map = await filteredMap(page);
  const href = (await map.links())[0] ?? '';
  const heart = page
    .getByRole('article')
    .filter({ has: page.locator(`a[href="${href}"]`) })
    .getByRole('button', { name: /찜하기$/ });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const name = (await heart.getAttribute('aria-label')) ?? '';
  await page.goto(elsewhere.url);

  const other = waitsForApp(await context.newPage());
  await other.goto(href);
  // The house's own stands at the end, behind those of houses like it.
  const own = other.getByRole('button', { name, exact: true }).last();
  await own.click();
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await other.evaluate(() => {
    localStorage.setItem('THEME', 'dark');
  });
  await other.close();

  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/map\?/);
  expect(await shown(page)).toBe('from the cache');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
