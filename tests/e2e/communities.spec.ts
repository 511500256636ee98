import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { quiet, recordCalls } from './support/requests';
import { someoneElse } from './support/someone-else';
import { openForm } from './support/writing-states';

const LIST = '/youth/communities';

const post = (page: Page, title: string) => page.getByRole('link', { name: title });
const comments = (page: Page) => page.getByRole('region', { name: /^댓글/ });

async function say(page: Page, text: string): Promise<void> {
  const form = page.getByRole('form', { name: '댓글 쓰기' });
  await form.getByRole('textbox').fill(text);
  await form.getByRole('button', { name: '보내기' }).click();
  await expect(page.getByRole('status').filter({ hasText: '댓글을 남겼어요.' })).toHaveCount(1);
}

/** Opens the menu of a post, or of a comment, and chooses from it. */
async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('button', { name: item, exact: true }).click();
}

async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
}

test('one posts; the other sees, likes, answers, reports and blocks, and is let go again', async ({
  page,
  browser,
  baseURL,
}, testInfo) => {
  const title = `창틀에 낀 먼지 ${testInfo.project.name}`;
  const writer = `글쓴이 ${testInfo.project.name}`;
  await openForm(page, writer);
  await page.getByRole('combobox', { name: '게시판' }).selectOption('집 고민');
  await page.getByRole('textbox', { name: '제목' }).fill(title);
  await page.getByRole('textbox', { name: '내용' }).click();
  await page.keyboard.type('무엇으로 닦으세요?');
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const { pathname } = new URL(page.url());
  expect(pathname).toMatch(/^\/posts\/\d+$/);

  const other = await someoneElse(browser, baseURL ?? '', `이웃 ${testInfo.project.name}`);
  await other.goto(LIST);
  await post(other, title).click();
  await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(other).toHaveTitle(new RegExp(title));

  const like = other.getByRole('button', { name: /^이 글에 공감하기/ });
  await like.dblclick();
  await expect(like).toHaveText('공감 1');
  await say(other, '칫솔이 제일 나아요');

  await page.reload();
  await expect(comments(page).getByText('칫솔이 제일 나아요')).toBeVisible();
  await expect(page.getByRole('button', { name: /^이 글에 공감하기/ })).toHaveText('공감 1');
  await comments(page)
    .getByRole('button', { name: /님에게 답글$/ })
    .click();
  await say(page, '고마워요');

  await comments(other).getByRole('button', { name: '새 댓글' }).click();
  const answer = comments(other).locator('[data-comment]').filter({ hasText: '고마워요' });
  await expect(answer.getByText('글쓴이', { exact: true })).toBeVisible();

  await choose(other, '더 많은 기능', '신고하기');
  await other.getByRole('dialog').getByText('기타', { exact: true }).click();
  await other.getByRole('dialog').getByRole('textbox').fill('다른 글과 똑같아요.');
  await other.getByRole('button', { name: '제출하기' }).click();
  await confirm(other, '확인');
  await expect(other.getByRole('alertdialog', { name: '처리되었습니다.' })).toBeVisible();
  await confirm(other, '확인');
  await expect(other.getByRole('dialog')).toHaveCount(0);

  await choose(other, '더 많은 기능', '차단하기');
  await confirm(other, '차단하기');
  await expect(other).toHaveURL(new RegExp(`${LIST}$`));
  await expect(post(other, title)).toHaveCount(0);
  await other.goto(pathname);
  await expect(other.getByText('삭제된 게시물입니다.')).toBeVisible();
  // Neither meets the other.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('칫솔이 제일 나아요')).toHaveCount(0);

  await other.goto('/more/blocked');
  await other.getByRole('button', { name: `${writer}님 차단 풀기` }).click();
  await expect(other.getByText('차단을 풀었어요')).toBeVisible();
  await other.goto(pathname);
  await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await other.context().close();
});

test('Back from a post finds the list where it was, without a request @phone', async ({ page }) => {
  await page.goto(`${LIST}?sort=popular`);
  const row = page.locator('[data-post]').nth(6);
  await row.scrollIntoViewIfNeeded();
  await row.getByRole('link').click();
  await expect(page.getByRole('textbox', { name: '댓글' })).toBeVisible();
  await quiet(page);
  const { calls, stop } = recordCalls(page);
  await page.getByRole('button', { name: '뒤로' }).click();
  await expect(row).toBeInViewport();
  await quiet(page);
  stop();
  expect(calls.filter((path) => path.startsWith('/v2/communities'))).toEqual([]);
});
