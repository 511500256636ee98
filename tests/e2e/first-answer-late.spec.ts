import type { Locator, Page } from '@playwright/test';
import { drawn, holdScripts, isTaken, open, taken, test } from './support/first-answer';
import { expect, isPhone } from './support/journey';

const HOUSE = '/place/2577';
const DONG = '/map?dong=1162010200';

/** How far below the top of the window something stands, in whole pixels. */
const topOf = async (what: Locator): Promise<number> =>
  Math.round((await what.boundingBox())?.y ?? Number.NaN);

const kept = (page: Page, key: string): Promise<string> =>
  page.evaluate((name) => localStorage.getItem(name) ?? '', key);

const prices = (page: Page): Promise<string[]> =>
  page.locator('article h3 [aria-hidden]:first-child').allTextContents();

// Between the page and its app stands only what the journey lets through: no time is waited for.
test('what is done with a house before the app is there is done when it comes', async ({
  reader: page,
}) => {
  const scripts = await holdScripts(page);
  await open(page, HOUSE);
  await scripts.asked();
  const about = page.getByRole('region', { name: '집 정보' });
  const pyeong = about.getByRole('radio', { name: '평' });
  const heart = page
    .locator('main')
    .getByRole('button', { name: /찜하기$/ })
    .last();
  const cost = page.getByRole('button', { name: /실월비용/ });

  await test.step('it is read and scrolled, and presses are heard', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('월세');
    await about.getByText('평', { exact: true }).click();
    await heart.click();
    await cost.click();
    await page.getByRole('region', { name: '가격 비교' }).scrollIntoViewIfNeeded();
    await expect(pyeong).not.toBeChecked();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(cost).toHaveAttribute('aria-expanded', 'false');
    expect(await isTaken(page)).toBe(false);
  });

  await test.step('it is done, and nothing has moved', async () => {
    const top = await topOf(about);
    expect(top).toBeLessThan(0);
    await scripts.letThrough();
    await expect(pyeong).toBeChecked();
    await expect(about).toContainText(/전용면적\s*[\d.]+평/);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await kept(page, 'ZZIM_HOUSES')).toContain('"2577"');
    await expect(cost).toHaveAttribute('aria-expanded', 'true');
    expect(await topOf(about)).toBe(top);
  });
});

test('what is chosen for a list before the app is there is chosen when it comes', async ({
  reader: page,
}) => {
  const scripts = await holdScripts(page);
  await open(page, DONG);
  await scripts.asked();
  await expect(page.getByText('이 지역 집').first()).toBeVisible();
  const before = await prices(page);
  const order = page.getByRole('combobox', { name: '정렬' });
  await order.selectOption('price');
  await page.getByRole('switch', { name: '실월비용' }).click();
  if (isPhone(page)) await page.getByRole('button', { name: '목록보기' }).click();
  else
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /찜하기$/ })
      .click();
  const filter = page.getByRole('group', { name: '필터' });
  await filter.getByRole('button', { name: '방 종류' }).click();
  expect(await isTaken(page)).toBe(false);
  await expect(page).toHaveURL(DONG);

  await scripts.letThrough();
  await expect(page.getByRole('dialog', { name: '필터' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/&sort=price&pill=cost$/);
  await expect(page.getByRole('switch', { name: '실월비용' })).toBeChecked();
  await expect(order).toHaveValue('price');
  await expect.poll(() => prices(page)).not.toEqual(before);
  if (isPhone(page)) await expect(page.getByRole('article').nth(1)).toBeInViewport();
  else expect(await kept(page, 'ZZIM_HOUSES')).not.toBe('');
});

test('a link is followed and a form is filled in before the app is there @once', async ({
  reader: page,
}) => {
  const scripts = await holdScripts(page);
  await test.step('a link leads on at once, to a page that is read as well', async () => {
    await drawn(page, HOUSE);
    await open(page, '/');
    await scripts.asked();
    await page.locator(`a[href="${HOUSE}"]`).first().click();
    await expect(page).toHaveURL(HOUSE);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('월세');
    expect(await isTaken(page)).toBe(false);
  });

  await test.step('what is typed and ticked stands in the form, and is known to it', async () => {
    await open(page, '/more/sign-up');
    await scripts.asked();
    const name = page.getByRole('textbox', { name: '닉네임' });
    await name.pressSequentially('한칸 이웃');
    await page.getByText('필수 항목에 모두 동의해요').click();
    const terms = page.getByRole('checkbox', { name: /이용약관에 동의/ });
    await expect(terms).not.toBeChecked();
    await scripts.letThrough();
    await expect(terms).toBeChecked();
    await expect(name).toHaveValue('한칸 이웃');
    await expect(page.getByText('5/12', { exact: true })).toBeVisible();
  });

  await test.step('Back finds the pages that were left, and their app', async () => {
    await page.goBack();
    await expect(page).toHaveURL(HOUSE);
    await taken(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await taken(page);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
