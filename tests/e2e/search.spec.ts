import { expect, isPhone, test } from './support/journey';
import { answers } from './support/states';

test('one field finds rooms by their place, and notices', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('combobox', { name: '공고, 글, 장소 검색' });
  const options = page.getByRole('option');

  await test.step('from home, by initial consonants, to the map', async () => {
    await page.getByRole('link', { name: /지역, 지하철역, 대학교, 공고/ }).click();
    await expect(page).toHaveURL('/search');
    await expect(field).toBeFocused();
    await field.pressSequentially('ㅎㄷㅇㄱ');
    await expect(options.filter({ hasText: '홍대입구역' }).first()).toBeVisible();
    // The words, and then the best match.
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toContainText('홍대입구역');
    await field.press('Enter');
    await expect(page).toHaveURL(
      (url) => url.pathname === '/map' && url.searchParams.get('q') === '홍대입구역',
    );
  });

  await test.step('Back finds everything of these words, and Back once more leads home', async () => {
    await page.goBack();
    await expect(page.getByRole('region', { name: '장소' })).toContainText('홍대입구역');
    await expect(field).toHaveValue('ㅎㄷㅇㄱ');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  await test.step('a notice by a press', async () => {
    await page.goto('/search');
    await field.pressSequentially('행복주택');
    const notice = options.filter({ has: page.locator('mark', { hasText: '행복주택' }) }).first();
    const title = (await notice.locator('p').first().innerText()).trim();
    await notice.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  });

  await test.step('what was searched is offered the next time', async () => {
    await page.goto('/search');
    await page.getByRole('button', { name: '행복주택', exact: true }).click();
    await expect(page.getByRole('region', { name: '공고' })).toBeVisible();
    await expect(options).toHaveCount(0);
  });
});

test('suggestions that fail or find nothing move nothing above them', async ({ page, faults }) => {
  faults.expect(/net::ERR_FAILED/);
  const field = page.getByRole('combobox', { name: '공고, 글, 장소 검색' });
  const words = page.getByRole('option').first();
  const place = async () => {
    const box = await words.boundingBox();
    return [box?.y, box?.height];
  };
  await page.goto('/search');
  await field.fill('없는말이에요');
  await expect(page.getByText(/찾는 게 없어요/)).toBeVisible();
  const before = await place();
  await answers.broken(page, /\/v2\/search/);
  await field.fill('청년');
  await expect(page.getByText('추천을 불러오지 못했어요.')).toBeVisible();
  expect(await place()).toEqual(before);
  await answers.free(page);
  await page.getByRole('button', { name: '다시 불러오기' }).click();
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  expect(await place()).toEqual(before);
});

test('the keys walk past what a window holds, and nothing is hidden by the field', async ({
  page,
}) => {
  await page.setViewportSize({ width: isPhone(page) ? 390 : 1024, height: 420 });
  await page.goto('/search');
  const field = page.getByRole('combobox', { name: '공고, 글, 장소 검색' });
  await field.fill('청년');
  const options = page.getByRole('option');
  await expect(options.nth(4)).toBeAttached();
  const meant = page.getByRole('option', { selected: true });
  for (const key of ['ArrowUp', 'ArrowDown']) {
    await field.press(key);
    await expect(meant).toBeInViewport({ ratio: 1 });
    const [bar, row] = await Promise.all([
      page.getByRole('search').boundingBox(),
      meant.boundingBox(),
    ]);
    expect(row?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
  }
});
