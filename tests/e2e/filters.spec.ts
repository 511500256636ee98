import { expect, isPhone, test } from './support/journey';
import { openMap } from './support/map-states';

// Looked at is what is counted, not pixels, which software draws one by one.
test.use({ deviceScaleFactor: 1 });

/** A choice of each question, and the parameter that says it in the address. */
const QUESTIONS = [
  ['구조', '분리형 원룸', 'layout='],
  ['층', '반지하 제외', 'exceptFloor=HALF_BASEMENT'],
  ['입주일', '바로', 'moveInBy='],
  ['역까지 걸어서', '5분 이내', 'walkWithin=5'],
  ['조건', '엘리베이터', 'elevator=true'],
  ['조건', '주차', 'option=PARKING'],
  ['마지막 확인', '7일 안', 'confirmedWithin=7'],
] as const;

test('each question narrows list and map alike, and one tap takes it back @once', async ({
  page,
}) => {
  const map = await openMap(page);
  const everything = await map.countInList();
  const chips = page.getByRole('group', { name: '필터' });
  for (const [title, choice, param] of QUESTIONS) {
    await test.step(`${title}: ${choice}`, async () => {
      await chips.getByRole('button', { name: '더보기' }).click();
      const filter = page.getByRole('dialog', { name: '필터' });
      await filter.getByRole('group', { name: title }).getByText(choice, { exact: true }).click();
      const apply = filter.getByRole('button', { name: /^집 [\d,]+개 보기/ });
      await expect.poll(async () => numberIn(await apply.textContent())).toBeLessThan(everything);
      const told = numberIn(await apply.textContent());
      await apply.click();
      await expect(page).toHaveURL((url) => url.search.includes(param));
      // The list, the map and what the filter had promised.
      await expect.poll(() => map.countInList()).toBe(told);
      await expect.poll(() => map.countOnMap()).toBe(told);

      await chips.getByRole('button', { name: / 지우기$/ }).click();
      await expect.poll(() => map.countInList()).toBe(everything);
      await expect.poll(() => page.url()).not.toContain(param);
    });
  }
});

test('a handle of a slider is taken hold of beside its round, too @phone', async ({ page }) => {
  await openMap(page);
  await page.getByRole('group', { name: '필터' }).getByRole('button', { name: '더보기' }).click();
  const dialog = page.getByRole('dialog', { name: '필터' });
  const handle = dialog.getByRole('slider', { name: '월세 최대' });
  // All that the form asks for has come: it stands where it stays.
  await expect(dialog.getByRole('button', { name: /^집 [\d,]+개 보기$/ })).toBeVisible();
  await expect(dialog.getByText('쉐어하우스', { exact: true })).toBeVisible();
  await handle.scrollIntoViewIfNeeded();
  const most = await handle.inputValue();
  const range = await handle.locator('..').boundingBox();
  if (range === null) throw new Error('There is no slider.');
  // The round ends 14 px from its middle, what can be pressed 22 px from it.
  const [x, y] = [range.x + range.width - 14, range.y + range.height - 14];
  await page.mouse.move(x - 20, y);
  await page.mouse.down();
  await page.mouse.move(x - 120, y, { steps: 5 });
  await page.mouse.up();
  await expect(handle).not.toHaveValue(most);
});

test('four houses of the list are compared, a fifth is refused', async ({ page }) => {
  const map = await openMap(page);
  if (isPhone(page)) await page.getByRole('button', { name: '목록보기' }).click();
  await page.getByRole('button', { name: '비교', exact: true }).click();
  const checks = map.cards.getByRole('checkbox', { name: /비교에 담기$/ });
  // A hidden box is pressed by its label.
  const labels = map.cards.locator('label').filter({ has: page.getByRole('checkbox') });
  for (const place of [0, 1, 2, 3, 4]) await labels.nth(place).click();
  await expect(page.getByText('네 곳까지 비교할 수 있어요').first()).toBeVisible();
  await expect(checks.nth(4)).not.toBeChecked();
  const hrefs = (await map.links()).slice(0, 4);

  await page.getByRole('button', { name: '비교하기' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/compare');
  const table = page.getByRole('table');
  for (const href of hrefs) await expect(table.locator(`a[href="${href}"]`).first()).toBeVisible();
  const address = page.url();
  await table
    .locator(`a[href="${hrefs[1] ?? ''}"]`)
    .first()
    .click();
  await expect(page).toHaveURL((url) => url.pathname === hrefs[1]);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(table).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/map/);
});

const numberIn = (text: string | null): number =>
  Number(/([\d,]+)개/.exec(text ?? '')?.[1]?.replaceAll(',', ''));
