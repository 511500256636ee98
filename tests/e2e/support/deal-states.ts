import type { Page } from '@playwright/test';
import { says, waiting, withAnswers, type ScreenState } from './screen-state';

const DEALS = /\/v2\/deals/;

/** A direct deal that is on offer, as the server knows it. */
async function someDeal(page: Page): Promise<string> {
  const answer = await page.request.get('/v2/deals?dealType=direct&limit=1');
  const { result } = (await answer.json()) as { result: { id: string }[] };
  return result[0]?.id ?? '';
}

/** Rooms without a middleman. */
export const DEAL_STATES: Readonly<Record<string, readonly ScreenState[]>> = {
  deals: [
    {
      state: 'loading',
      open: async (page) => {
        await withAnswers(page, 'held', DEALS, '/deal');
        await waiting(page);
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await page.goto('/deal?sort=price');
        await page.locator('[data-deal]').first().waitFor();
      },
    },
    {
      state: 'unknown dong',
      open: async (page) => {
        await page.goto('/direct?dongliCode=9999999999');
        await says(page, /그런 동을 찾지 못해서/);
      },
    },
    {
      state: 'empty',
      open: async (page) => {
        await page.goto('/deal?depositFrom=90000000');
        await says(page, /조건에 맞는 글이 아직 없어요/);
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await withAnswers(page, 'broken', DEALS, '/deal');
        await says(page, /불러오지 못했어요/);
      },
    },
  ],
  direct: [
    {
      state: 'loading',
      open: async (page) => {
        await withAnswers(page, 'held', DEALS, `/direct/detail/${await someDeal(page)}`);
        await waiting(page);
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await page.goto(`/direct/detail/${await someDeal(page)}`);
        await says(page, '올린 사람');
      },
    },
    {
      state: 'gone',
      open: async (page) => {
        await page.goto('/direct/detail/no-such-deal');
        await says(page, '삭제된 게시물입니다.');
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await withAnswers(page, 'broken', DEALS, `/direct/detail/${await someDeal(page)}`);
        await says(page, /불러오지 못했어요/);
      },
    },
  ],
};
