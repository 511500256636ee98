import type { Page } from '@playwright/test';
import { drawn, test } from './support/first-answer';
import { expect } from './support/journey';
import { quiet, recordCalls } from './support/requests';

/** The articles that the server has, the latest first. */
async function articles(page: Page): Promise<readonly { id: string; title: string }[]> {
  const answer = await page.request.get('/v2/contents?limit=100');
  return ((await answer.json()) as { result: { id: string; title: string }[] }).result;
}

const LONG = '/contents/jeonse-fraud-signs';
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

test('a person finds an article, reads it by its contents, and keeps it', async ({ page }) => {
  await page.goto('/feed');
  const [first] = await articles(page);
  await page.getByRole('link', { name: first?.title ?? '' }).click();
  await expect(headline(page)).toHaveText(first?.title ?? '');

  await test.step('the contents lead to a part', async () => {
    await page.goto(LONG);
    const contents = page.getByRole('navigation', { name: '목차' });
    const part = contents.getByRole('link').last();
    const name = (await part.locator('span').innerText()).trim();
    await part.click();
    const heading = page.getByRole('heading', { level: 2, name });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(page).toHaveURL(/#h-/);
  });

  await test.step('it is kept, and stays so', async () => {
    const keep = page.getByRole('button', { name: '찜하기', exact: true });
    await keep.click();
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
  });
});

test('where a person stopped is offered again, in the magazine and in the article', async ({
  page,
}) => {
  await page.goto(LONG);
  await expect(headline(page)).toBeVisible();
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate((to) => {
    scrollTo(0, to);
  }, tall / 3);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('READING_PLACES')))
    .toContain('jeonse-fraud-signs');

  await page.goto('/feed');
  const half = page.getByRole('link', { name: /이어서 읽기 · \d+%/ });
  await half.click();
  await expect(headline(page)).toBeVisible();
  await expect(page.getByText(/지난번에 \d+%까지 읽었어요/)).toBeVisible();
  await page.getByRole('button', { name: '이어서 읽기' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  await expect(page.getByText(/지난번에/)).toBeHidden();
});

test('Back has the list where it was, without a request', async ({ page }) => {
  await page.goto('/feed');
  const link = page.locator('[data-content] a').nth(7);
  await link.scrollIntoViewIfNeeded();
  const title = await link.innerText();
  await quiet(page);
  const at = await page.evaluate(() => scrollY);
  await link.click();
  await expect(headline(page)).toHaveText(title);
  await quiet(page);
  const { calls, stop } = recordCalls(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '피드' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(at);
  await expect(page.getByRole('link', { name: title })).toBeInViewport();
  stop();
  expect(calls.filter((call) => call.startsWith('/v2/contents'))).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the magazine and an article are read @once', async ({ reader: page }) => {
    await drawn(page, '/feed');
    await page.goto('/feed');
    const link = page.locator('main article a').first();
    const title = await link.innerText();
    await drawn(page, (await link.getAttribute('href')) ?? '');
    await link.click();
    await expect(headline(page)).toHaveText(title);
    await expect(page.getByRole('navigation', { name: '목차' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).nth(2)).toBeAttached();
    await expect(page.getByRole('link', { name: /^#/ }).first()).toBeAttached();
  });
});

test('an article is printed without what is pressed @desk', async ({ page }) => {
  await page.goto(LONG);
  await expect(page.getByRole('region', { name: '이어서 읽을 글' })).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(headline(page)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('region', { name: '이어서 읽을 글' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '공유하기' })).toHaveCount(0);
});
