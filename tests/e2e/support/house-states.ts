import { expect, type Page } from '@playwright/test';
import { HOUSES, headed, says, waiting, withAnswers, type ScreenState } from './screen-state';
import { someHouses } from './states';
import { settled } from './walk/seen-screen';

export async function openHouse(page: Page): Promise<void> {
  const [id = ''] = await someHouses(page, 1);
  await page.goto(`/place/${id}`);
  await headed(page);
  await settled(page);
}

async function keepHouse(page: Page): Promise<void> {
  await openHouse(page);
  // On a desktop the list, with a heart a card, lies inert beneath the house.
  const heart = page
    .getByRole('button', { name: /찜하기$/, pressed: false })
    .and(page.locator(':not([inert] *)'));
  await heart.first().click();
  await page.goto('/zzim?tab=zzim');
}

const COMPARED = /\/v2\/(?:houses|deals)\//;

/** The address that compares houses and a direct deal of the sample. */
export async function someComparison(page: Page, houses: number): Promise<string> {
  const ids = await someHouses(page, houses);
  const answer = await page.request.get('/v2/deals?dealType=direct&limit=1');
  const { result } = (await answer.json()) as { result: { id: string }[] };
  const codes = [...ids.map((id) => `h${id}`), ...result.map(({ id }) => `d${id}`)];
  return `/compare?items=${codes.join(',')}`;
}

/** Houses beside the map: a house's page, lists of them, and the rest of the frame. */
export const HOUSE_STATES: Readonly<Record<string, readonly ScreenState[]>> = {
  home: [
    {
      state: 'loading',
      open: async (page) => {
        await withAnswers(page, 'held', HOUSES, '/');
        await waiting(page);
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await withAnswers(page, 'broken', HOUSES, '/');
        await says(page, '집 목록을 불러오지 못했어요');
      },
    },
    {
      state: 'empty',
      open: async (page) => {
        await withAnswers(page, 'empty', HOUSES, '/');
        await says(page, '근처에 나온 집이 없어요');
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await page.goto('/');
        await settled(page);
      },
    },
  ],
  house: [
    {
      state: 'loading',
      open: async (page) => {
        const [id = ''] = await someHouses(page, 1);
        await withAnswers(page, 'held', HOUSES, `/place/${id}`);
        await waiting(page);
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        const [id = ''] = await someHouses(page, 1);
        await withAnswers(page, 'broken', HOUSES, `/place/${id}`);
        await says(page, '집 정보를 불러오지 못했어요');
      },
    },
    {
      state: 'missing',
      open: async (page) => {
        await page.goto('/place/999999999');
        await says(page, '삭제된 게시물입니다.');
      },
    },
    { state: 'content', open: openHouse },
    {
      state: 'costs open',
      open: async (page) => {
        await page.getByRole('button', { name: /실월비용/ }).click();
        await says(page, '예상 합계');
      },
    },
    {
      state: 'pictures',
      open: async (page) => {
        await openHouse(page);
        await page.getByRole('button', { name: '사진 1 크게 보기' }).click();
        await expect(page.getByRole('dialog', { name: '사진 크게 보기' })).toBeVisible();
      },
    },
  ],
  compare: [
    {
      state: 'content',
      open: async (page) => {
        await page.goto(await someComparison(page, 3));
        await expect(page.getByRole('table')).toBeVisible();
        await settled(page);
      },
    },
    {
      state: 'some gone',
      open: async (page) => {
        await page.goto(`${await someComparison(page, 1)},h999999999,d999999999,?`);
        await says(page, '거래가 끝났거나 볼 수 없는 방이에요.');
      },
    },
    {
      state: 'loading',
      open: async (page) => {
        await withAnswers(page, 'held', COMPARED, await someComparison(page, 3));
        await waiting(page);
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await withAnswers(page, 'broken', COMPARED, await someComparison(page, 3));
        await says(page, '비교할 집을 불러오지 못했어요');
      },
    },
    {
      state: 'empty',
      open: async (page) => {
        await page.goto('/compare');
        await says(page, '비교할 집이 없어요');
      },
    },
  ],
  zzim: [
    {
      state: 'empty',
      open: async (page) => {
        await page.goto('/zzim');
        await says(page, '찜한 집이 없어요');
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await keepHouse(page);
        await expect(page.getByRole('article').first()).toBeVisible();
      },
    },
    {
      state: 'loading',
      open: async (page) => {
        await withAnswers(page, 'held', HOUSES, '/zzim');
        await waiting(page);
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await withAnswers(page, 'broken', HOUSES, '/zzim');
        await says(page, '집 목록을 불러오지 못했어요');
      },
    },
  ],
  'the rest': [
    {
      state: 'more',
      open: async (page) => {
        await page.goto('/more');
        await headed(page);
      },
    },
    {
      state: 'not found',
      open: async (page) => {
        await page.goto('/404');
        await headed(page);
      },
    },
    {
      state: 'to come',
      open: async (page) => {
        await page.goto('/checklists');
        await headed(page);
      },
    },
  ],
};
