import type { Page } from '@playwright/test';
import { says, waiting, withAnswers, type ScreenState } from './screen-state';

const CONTENTS = /\/v2\/contents/;

const failed = (page: Page, path: string) =>
  withAnswers(page, 'broken', CONTENTS, path).then(() => says(page, /불러오지 못했어요/));

const held = (page: Page, path: string) =>
  withAnswers(page, 'held', CONTENTS, path).then(() => waiting(page));

/** The latest article, as the server knows it. */
async function someArticle(page: Page): Promise<string> {
  const answer = await page.request.get('/v2/contents?limit=1');
  const { result } = (await answer.json()) as { result: { id: string }[] };
  return `/contents/${result[0]?.id ?? ''}`;
}

/** What editors write. */
export const MAGAZINE_STATES: Readonly<Record<string, readonly ScreenState[]>> = {
  feed: [
    { state: 'loading', open: (page) => held(page, '/feed') },
    {
      state: 'content',
      open: async (page) => {
        await page.goto('/feed');
        await page.locator('[data-content]').first().waitFor();
      },
    },
    {
      state: 'empty',
      open: async (page) => {
        await page.goto(`/feed/tag/${encodeURIComponent('없는 말')}`);
        await says(page, /글이 아직 없어요/);
      },
    },
    { state: 'failed', open: (page) => failed(page, '/feed') },
  ],
  content: [
    {
      state: 'loading',
      open: async (page) => {
        await held(page, await someArticle(page));
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await page.goto(await someArticle(page));
        await page.getByRole('region', { name: '이어서 읽을 글' }).waitFor();
      },
    },
    {
      state: 'gone',
      open: async (page) => {
        await page.goto('/contents/no-such-article');
        await says(page, '삭제된 게시물입니다.');
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await failed(page, await someArticle(page));
      },
    },
  ],
};
