import type { Page } from '@playwright/test';
import { drawn, open, taken, test } from './support/first-answer';
import { expect } from './support/journey';

const HOUSE = '/place/2577';

const note = (page: Page) =>
  page.getByRole('alert').filter({ hasText: '파일을 불러오지 못했어요' });

/** A file of the app that cannot be had from here on. */
const breakFile = (page: Page, file: string) => page.route(`**${file}`, (route) => route.abort());

test('where a file of the app cannot be had, the page is read, says so, and begins again @once', async ({
  reader: page,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED/);
  faults.expect(/Failed to fetch dynamically imported module/);
  const { entry, libraries } = await drawn(page, '/');
  const { screens } = await drawn(page, HOUSE);
  const heart = page
    .locator('main')
    .getByRole('button', { name: /찜하기$/ })
    .last();
  const about = page.getByRole('region', { name: '집 정보' });
  const isKept = () => page.evaluate(() => localStorage.getItem('ZZIM_HOUSES') ?? '');

  await test.step('without its first file: a page that can be read, and links that lead on', async () => {
    await breakFile(page, entry);
    await open(page, '/');
    await expect(note(page)).toBeVisible();
    await expect(note(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator(`a[href="${HOUSE}"]`).first().click();
    await expect(page).toHaveURL(HOUSE);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('월세');
    await expect(note(page)).toBeVisible();
  });

  await test.step('asked again it still fails, and then comes', async () => {
    await note(page).getByRole('link', { name: '다시 불러오기' }).click();
    await expect(page).toHaveURL(HOUSE);
    await expect(note(page)).toBeVisible();
    await page.unrouteAll();
    await note(page).getByRole('link', { name: '다시 불러오기' }).click();
    await taken(page);
    await expect(note(page)).toBeHidden();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await isKept()).toContain('"2577"');
  });

  await test.step('without a later file it is the same', async () => {
    const later = screens.at(-1) ?? '';
    expect([...libraries, entry]).not.toContain(later);
    await breakFile(page, later);
    await page.goto(HOUSE);
    await expect(note(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('월세');
    await page.getByRole('region', { name: '가격 비교' }).scrollIntoViewIfNeeded();
    await page.unrouteAll();
    await note(page).getByRole('link', { name: '다시 불러오기' }).click();
    await taken(page);
    await expect(note(page)).toBeHidden();
    await about.getByText('평', { exact: true }).click();
    await expect(about).toContainText(/전용면적\s*[\d.]+평/);
  });
});
