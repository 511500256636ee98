import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { someComparison } from './support/house-states';
import { settled } from './support/walk/seen-screen';

const columns = (page: Page) =>
  page
    .locator('[data-column]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-column') ?? ''));

const bar = (page: Page) => page.getByRole('group', { name: '비교할 집' });

test('a house and a deal are chosen, compared, and handed on as a link', async ({
  page,
  browser,
}) => {
  await page.goto('/deal');
  await settled(page);
  await page.getByRole('button', { name: '비교', exact: true }).click();
  const deal = page.getByRole('checkbox', { name: /비교에 담기$/ }).first();
  await deal.check({ force: true });
  await expect(bar(page)).toContainText('1/4');

  const house = (await someComparison(page, 1)).replace(/^.*=h([^,]+).*$/, '$1');
  await page.goto(`/place/${house}`);
  await settled(page);
  await page.getByRole('button', { name: '더 많은 기능' }).click();
  await page.getByRole('button', { name: '비교에 담기' }).click();
  await page
    .getByRole('region', { name: '메시지' })
    .getByRole('button', { name: '비교하기' })
    .click();
  await expect(page.getByRole('table')).toBeVisible();
  const [first = '', second = ''] = await columns(page);
  expect([first.charAt(0), second]).toEqual(['d', `h${house}`]);
  await expect(page.getByRole('rowheader').first()).toHaveText('실월비용');

  // The order stands in the address, and the choice of this tab follows.
  await page
    .getByRole('button', { name: /뒤로 옮기기$/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/compare\\?items=${second},${first}$`));
  await page.reload();
  await expect.poll(() => columns(page)).toEqual([second, first]);
  const cost = await page.getByRole('row', { name: /^실월비용/ }).textContent();

  const other = await browser.newContext();
  const opened = await other.newPage();
  await opened.goto(page.url());
  await expect(opened.getByRole('table')).toBeVisible();
  expect(await columns(opened)).toEqual([second, first]);
  expect(await opened.getByRole('row', { name: /^실월비용/ }).textContent()).toBe(cost);
  await expect(opened).toHaveTitle(await page.title());
  await other.close();

  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/place/${house}$`));
});

test('a comparison is there before any script, and is not to be found @desk', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(await someComparison(page, 3));
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await context.close();
});

test('a comparison is printed on one page of A4 that lies on its side @desk', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(await someComparison(page, 3));
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText(/\d{4}\.\d{2}\.\d{2} 인쇄/)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('switch')).toHaveCount(0);

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)];
  expect(boxes).toHaveLength(1);
  const [, width, height] = boxes[0] ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595]);
});
