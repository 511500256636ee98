import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { putIntoShell } from './support/native-shell';

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
/** The addresses that the app itself shows from now on, one after the other. */
async function watchAddresses(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shownAddresses: shown });
    for (const name of ['pushState', 'replaceState'] as const) {
      const change = history[name].bind(history);
      history[name] = (state, unused, url) => {
        change(state, unused, url);
        const { pathname } = location;
        if (pathname !== '/' && shown.at(-1) !== pathname) shown.push(pathname);
      };
    }
  });
  return () => page.evaluate(() => Reflect.get(window, 'shownAddresses') as readonly string[]);
}
/** Reloads the page once, as it shows an address that begins so: right before, or right after. */
const reloadOnce = (page: Page, when: 'before' | 'after', path: string) =>
  page.addInitScript(
    ([moment, start, mark]) => {
      for (const name of ['pushState', 'replaceState'] as const) {
        const change = history[name].bind(history);
        history[name] = (state, unused, url) => {
          const isNow = String(url).startsWith(start) && sessionStorage.getItem(mark) === null;
          if (isNow) sessionStorage.setItem(mark, '');
          if (isNow && moment === 'before') location.reload();
          change(state, unused, url);
          if (isNow && moment === 'after') location.reload();
        };
      }
    },
    [when, path, RELOADED] as const,
  );
const RELOADED = 'a reload was asked for';
const goneAlert = (page: Page) =>
  page.getByRole('alertdialog').filter({ hasText: '삭제된 게시물입니다.' });

// Shells are phones: @phone.
test('a link opens its house behind the map, and Back leads to the map @phone', async ({
  page,
  request,
}) => {
  const nearest = await request.get('/v2/houses/nearest?lat=37.4842&lng=126.9295&limit=1');
  const { result } = (await nearest.json()) as { result: { id: string }[] };
  const house = `/place/${result[0]?.id ?? ''}`;
  await putIntoShell(page, 'android', { getDeepLink: `hankan:/${house}` });
  const shown = await watchAddresses(page);
  // Its frame alone: neither houses nor a map are asked for.
  const isOfMap = (url: string) => /\/v2\/houses\/(?:map|tally)/.test(url);
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  await page.goto('/');
  await expect(page).toHaveURL(house);
  expect(await shown()).toEqual(['/map', house]);
  expect(asked.filter(isOfMap)).toEqual([]);
  await expect(page.getByRole('heading', { level: 1, name: /보증금|전세|월세/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/map/);
  await expect(page.locator('canvas').first()).toBeVisible();
});

// A reload that is under way goes on with the address that it began with.
for (const [moment, when, path] of [
  ['between list and page', 'after', '/deal'],
  ['under way as the page opens', 'before', '/direct/detail/'],
] as const)
  test(`a reload ${moment} loses no page @phone`, async ({ page }) => {
    await putIntoShell(page, 'ios', { getNotificationId: 'sample-direct' });
    await reloadOnce(page, when, path);
    await page.goto('/');
    await expect(page).toHaveURL(/\/direct\/detail\/\d+$/);
    await page.goBack();
    await expect(page).toHaveURL('/deal');
    expect(await page.evaluate((mark) => sessionStorage.getItem(mark), RELOADED)).toBe('');
  });

test('an item that is gone is told, and nothing is opened @phone', async ({ page, faults }) => {
  faults.expect(/the server responded with a status of 404/);
  const shell = await putIntoShell(page, 'android', { getNotificationId: 'sample-deal-gone' });
  await page.goto('/');
  await expect(goneAlert(page)).toBeVisible();
  expect(pathOf(page)).toMatch(/^\/\?p=alert$/);
  await page.getByRole('button', { name: '확인' }).click();
  await expect(page).toHaveURL('/');

  // A running app goes nowhere for it, nor for a link, nor for a notification that nobody knows.
  await page.goto('/zzim');
  for (const opened of [
    { notificationId: 'sample-post-gone' },
    { notificationId: 'nobody-knows' },
    { link: 'hankan://contents/sample-gone' },
  ]) {
    await shell.open(opened);
    await expect(goneAlert(page)).toBeVisible();
    expect(pathOf(page)).toMatch(/^\/zzim\?p=alert$/);
    await page.getByRole('button', { name: '확인' }).click();
    await expect(goneAlert(page)).toHaveCount(0);
  }
});

test('a shared post that is gone goes as far as its list @phone', async ({ page, faults }) => {
  faults.expect(/the server responded with a status of 404/);
  await putIntoShell(page, 'ios');
  await page.goto('/posts/sample-gone');
  await expect(goneAlert(page)).toBeVisible();
  expect(pathOf(page)).toMatch(/^\/youth\/communities\?p=alert$/);
});

test('a running app opens what arrives, and nothing of other sites @phone', async ({ page }) => {
  const shell = await putIntoShell(page, 'ios');
  await page.goto('/zzim');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shell.open({ link: 'https://evil.example/place/1' });
  await shell.open({ link: 'javascript:alert(1)' });
  await shell.open({ notificationId: 'sample-youth-dong' });
  await expect(page).toHaveURL('/youth/notices?isPush=T&DONGLI_CD=1162010200');
  await page.goBack();
  await expect(page).toHaveURL('/zzim');
});

test.describe('in the browser of a phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  });

  test('the install page opens the app, and stays where there is none @phone', async ({
    page,
    faults,
  }) => {
    faults.expect(/intent:/);
    await page.goto('/app/install?path=/zzim');
    await expect(page.getByRole('link', { name: 'Google Play에서 받기' })).toBeVisible();
    await page.getByRole('button', { name: '앱 열기' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: '앱이 열리지 않았어요.' }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/app\/install/);
  });
});

test('the update page tells a shell its version @phone', async ({ page }) => {
  await putIntoShell(page, 'android', { getVersionCode: '1.2.3' });
  await page.goto('/app/update');
  await expect(page.getByText('업데이트할 것이 없어요')).toBeVisible();
  await expect(page.getByText('지금 버전 1.2.3')).toBeVisible();
});
