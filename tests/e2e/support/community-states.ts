import type { Page } from '@playwright/test';
import type { PostHold } from '#core';
import { asMember } from './as-member';
import { says, waiting, withAnswers, type ScreenState } from './screen-state';
import { undrawn } from './undrawn';

const POSTS = /\/v2\/communities/;
const BLOCKS = /\/v2\/me\/blocks/;
const BLOCKED = '/more/blocked';

const failed = (page: Page, path: string) =>
  withAnswers(page, 'broken', POSTS, path).then(() => says(page, /불러오지 못했어요/));

/** The post that most is said about, as the server knows it. */
async function somePost(page: Page): Promise<string> {
  const answer = await page.request.get('/v2/communities?sort=commented&limit=1');
  const { result } = (await answer.json()) as { result: { id: string }[] };
  return result[0]?.id ?? '';
}

/** One that a window shows whole: nothing of it stands half under the field at its lower edge. */
async function shortPost(page: Page): Promise<string> {
  const answer = await page.request.get('/v2/communities?limit=100');
  const { result } = (await answer.json()) as {
    result: { id: string; counts: { comments: number } }[];
  };
  const spoken = result.filter(({ counts }) => counts.comments > 0);
  const [least] = spoken.sort((a, b) => a.counts.comments - b.counts.comments);
  return least?.id ?? somePost(page);
}

/** A post as its author sees it whom moderation keeps it from others. */
async function ownHeldPost(page: Page, state: PostHold['state']): Promise<void> {
  const id = await shortPost(page);
  await undrawn(page);
  await page.route(new RegExp(`/v2/communities/${id}$`), async (route) => {
    const response = await route.fetch();
    const { item } = (await response.json()) as { item: object };
    const hold: PostHold = { state, reason: '광고로 보이는 말이 있어요.', mayAppeal: true };
    const mine = { liked: false, isAuthor: true };
    await route.fulfill({ response, json: { item: { ...item, hold, mine } } });
  });
  await page.goto(`/posts/${id}`);
  await says(page, /나만 볼 수 있어요/);
  await page.getByRole('textbox', { name: '댓글' }).waitFor();
}

/** A post on which nobody has said anything yet. */
async function unspokenPost(page: Page): Promise<void> {
  const id = await shortPost(page);
  await undrawn(page);
  const none = { result: [], page: { next: null, total: 0, version: '0' } };
  await page.route(new RegExp(`/v2/communities/${id}/comments`), (route) =>
    route.fulfill({ json: none }),
  );
  await page.goto(`/posts/${id}`);
  await says(page, '아직 댓글이 없어요. 첫 댓글을 남겨 보세요.');
  await page.getByRole('textbox', { name: '댓글' }).waitFor();
}

/** Some of those who write, as somebody blocked them. */
async function someBlocked(page: Page): Promise<readonly object[]> {
  const answer = await page.request.get('/v2/communities?limit=20');
  const { result } = (await answer.json()) as { result: { author: { id: string } | null }[] };
  const authors = new Map(result.flatMap(({ author }) => (author ? [[author.id, author]] : [])));
  const blockedAt = new Date().toISOString();
  return [...authors.values()].slice(0, 3).map((author) => ({ ...author, blockedAt }));
}

/** What people write. */
export const COMMUNITY_STATES: Readonly<Record<string, readonly ScreenState[]>> = {
  communities: [
    {
      state: 'loading',
      open: async (page) => {
        await withAnswers(page, 'held', POSTS, '/youth/communities');
        await waiting(page);
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await page.goto('/youth/communities?sort=popular');
        await page.locator('[data-post]').first().waitFor();
      },
    },
    {
      state: 'empty',
      open: async (page) => {
        await page.goto(
          '/youth/communities?q=%EC%97%86%EB%8A%94%EB%A7%90%EC%9D%B4%EC%97%90%EC%9A%94',
        );
        await says(page, /글을 찾지 못했어요/);
      },
    },
    { state: 'failed', open: (page) => failed(page, '/youth/communities') },
  ],
  post: [
    {
      state: 'loading',
      open: async (page) => {
        const id = await somePost(page);
        await withAnswers(page, 'held', POSTS, `/posts/${id}`);
        await waiting(page);
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await page.goto(`/posts/${await shortPost(page)}`);
        await page.locator('[data-comment]').first().waitFor();
        await page.getByRole('textbox', { name: '댓글' }).waitFor();
      },
    },
    { state: 'empty', open: unspokenPost },
    { state: 'held', open: (page) => ownHeldPost(page, 'HELD') },
    { state: 'hidden', open: (page) => ownHeldPost(page, 'HIDDEN') },
    {
      state: 'gone',
      open: async (page) => {
        await page.goto('/posts/no-such-post');
        await says(page, '삭제된 게시물입니다.');
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        const id = await somePost(page);
        await failed(page, `/posts/${id}`);
      },
    },
  ],
  blocked: [
    {
      state: 'first',
      open: async (page) => {
        await page.goto(BLOCKED);
        await says(page, /로그인하면 차단한 사람을 볼 수 있어요/);
      },
    },
    {
      state: 'loading',
      open: async (page) => {
        await asMember(page);
        await withAnswers(page, 'held', BLOCKS, BLOCKED);
        await waiting(page);
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await asMember(page);
        const result = await someBlocked(page);
        await page.route(BLOCKS, (route) => route.fulfill({ json: { result } }));
        await page.goto(BLOCKED);
        await page
          .getByRole('button', { name: /차단 풀기$/ })
          .first()
          .waitFor();
      },
    },
    {
      state: 'empty',
      open: async (page) => {
        await asMember(page);
        await page.goto(BLOCKED);
        await says(page, '차단한 사람이 없어요');
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await asMember(page);
        await withAnswers(page, 'broken', BLOCKS, BLOCKED);
        await says(page, '차단한 사람을 불러오지 못했어요');
      },
    },
  ],
};
