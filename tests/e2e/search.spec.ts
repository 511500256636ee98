import { expect, isPhone, test } from './support/journey';
import { quiet, recordCalls } from './support/requests';
import { answers } from './support/states';

test('one field finds rooms by their place, and notices', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('combobox', { name: '공고, 글, 직거래, 장소 검색' });
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
  const field = page.getByRole('combobox', { name: '공고, 글, 직거래, 장소 검색' });
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
  const field = page.getByRole('combobox', { name: '공고, 글, 직거래, 장소 검색' });
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

test('posts and articles stand in tabs; a quoted comment is led to, and Back finds all as it was', async ({
  page,
}) => {
  const tabs = page.getByRole('navigation', { name: '검색 결과' });
  const posts = page.getByRole('region', { name: '글', exact: true });
  const quoted = posts
    .getByRole('listitem')
    .filter({ has: page.locator('b', { hasText: '댓글' }) });
  const row = quoted.last();
  await page.goto('/search');
  await page.getByRole('combobox').fill('관리비');
  await page.getByRole('combobox').press('Enter');

  await test.step('every kind has its tab, with how many there are', async () => {
    await expect(tabs.getByRole('link')).toHaveText([
      /^전체\d+$/,
      /^공고\d+$/,
      /^글\d+$/,
      /^직거래\d+$/,
      /^매거진\d+$/,
      /^장소\d+$/,
    ]);
    await tabs.getByRole('link', { name: /^매거진/ }).click();
    const articles = page.getByRole('region', { name: '매거진', exact: true });
    await expect(articles.locator('mark').first()).toHaveText('관리비');
    await expect(posts).toHaveCount(0);
    await tabs.getByRole('link', { name: /^글/ }).click();
    await expect(page).toHaveURL(/kind=post/);
    await expect(articles).toHaveCount(0);
  });

  await test.step('all of them are listed, those behind by what is said about them', async () => {
    const more = page.getByRole('button', { name: '글 더 보기' });
    const rows = posts.getByRole('listitem');
    while (await more.isVisible()) {
      const known = await rows.count();
      await more.click();
      await expect.poll(() => rows.count()).toBeGreaterThan(known);
    }
    await expect(tabs.getByRole('link', { name: /^글/ })).toHaveText(`글${await rows.count()}`);
    await expect(row.locator('p mark').first()).toHaveText('관리비');
  });

  await test.step('a press leads to the comment, and Back to the row, without a request', async () => {
    await row.scrollIntoViewIfNeeded();
    await row.getByRole('link').click();
    await expect(page).toHaveURL(/\/posts\/\d+#comment-\d+/);
    const comment = page.locator('[data-comment]:focus');
    await expect(comment).toBeInViewport();
    await expect(comment).toContainText('관리비');
    await quiet(page);
    const { calls, stop } = recordCalls(page);
    await page.goBack();
    await expect(page).toHaveURL(/kind=post/);
    await expect(row).toBeInViewport();
    await quiet(page);
    stop();
    expect(calls.filter((path) => path.startsWith('/v2/search'))).toEqual([]);
  });

  await test.step('what was searched is forgotten by a press', async () => {
    await page.goto('/search');
    const recent = page.getByRole('button', { name: '관리비', exact: true });
    await expect(recent).toBeVisible();
    await page.getByRole('button', { name: '관리비 지우기' }).click();
    await expect(recent).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(/초성으로도 찾을 수 있어요/)).toBeVisible();
    await expect(recent).toHaveCount(0);
  });
});
