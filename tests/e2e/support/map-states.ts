import { expect, type Page } from '@playwright/test';
import { isPhone } from './journey';
import { MapScreen } from './map-screen';
import { HOUSES, says, waiting, withAnswers, type ScreenState } from './screen-state';
import { answers } from './states';

export async function openMap(page: Page): Promise<MapScreen> {
  const map = new MapScreen(page);
  await map.open('?lat=37.48420&lng=126.92970&level=4');
  return map;
}

async function openFilter(page: Page): Promise<void> {
  await page.getByRole('group', { name: '필터' }).getByRole('button', { name: '더보기' }).click();
  await expect(page.getByRole('dialog', { name: '필터' })).toBeVisible();
}

async function openSearch(page: Page, typed: string): Promise<void> {
  await page.getByRole('search').locator('[aria-haspopup]').click();
  await page.getByRole('combobox', { name: '지역, 역, 대학교 검색' }).fill(typed);
}

/** The map with what is asked over it. */
export const MAP_STATES: Readonly<Record<string, readonly ScreenState[]>> = {
  map: [
    {
      state: 'loading',
      open: async (page) => {
        await withAnswers(page, 'held', HOUSES, '/map');
        await waiting(page);
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await withAnswers(page, 'broken', HOUSES, '/map');
        await says(page, '집 목록을 불러오지 못했어요');
        // On a phone the list opens to say so: until then nobody reaches what is in it.
        const retry = page.getByRole('button', { name: '다시 불러오기' });
        await expect(retry).toBeInViewport({ ratio: 1 });
      },
    },
    {
      state: 'loading, list open',
      open: async (page) => {
        // An address of its own: at that of a failed list, which opened to say so, it is open again.
        await withAnswers(page, 'held', HOUSES, '/map?lat=37.48420&lng=126.92970&level=4');
        await waiting(page);
        if (isPhone(page)) await page.getByRole('button', { name: '목록보기' }).click();
        await expect(page.getByRole('status', { name: /불러오는/ }).first()).toBeInViewport();
      },
    },
    {
      state: 'empty',
      open: async (page) => {
        await page.goto('/map?lat=36.10000&lng=131.50000&level=5');
        await says(page, '이 지역에는 집이 없어요');
      },
    },
    {
      state: 'nothing fits',
      open: async (page) => {
        await page.goto('/map?lat=36.10000&lng=131.50000&level=5&dealType=JEONSE&depositTo=100');
        await says(page, '조건에 맞는 집이 없어요');
      },
    },
    {
      state: 'direct deals',
      open: async (page) => {
        await page.goto('/map?lat=37.48420&lng=126.92970&level=7&layer=direct');
        await says(page, /이 지역 직거래 [1-9]/);
      },
    },
    {
      state: 'no direct deals',
      open: async (page) => {
        await page.goto('/map?lat=36.10000&lng=131.50000&level=5&layer=direct');
        await says(page, '이 지역에는 직거래가 없어요');
      },
    },
    { state: 'content', open: openMap },
    {
      state: 'alert',
      // The test browser knows no place of its own.
      open: async (page) => {
        await page.getByRole('button', { name: '현재 위치' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
    {
      state: 'list open',
      // The last: a phone comes back to an open list, which lies over the map's buttons.
      open: async (page) => {
        await openMap(page);
        if (isPhone(page)) await page.getByRole('button', { name: '목록보기' }).click();
        await expect(page.getByRole('article').first()).toBeInViewport();
      },
    },
  ],
  filter: [
    {
      state: 'content',
      open: async (page) => {
        await openMap(page);
        await openFilter(page);
        await says(page, /^집 [\d,]+개 보기/);
      },
    },
    {
      state: 'loading',
      open: async (page) => {
        await answers.held(page, /\/v2\/(houses|codes)/);
        await page.reload();
        await page
          .getByRole('group', { name: '필터' })
          .getByRole('button', { name: '더보기' })
          .waitFor();
        await openFilter(page);
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await openMap(page);
        await answers.broken(page, /\/v2\/(houses|codes)/);
        await openFilter(page);
        await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible();
      },
    },
  ],
  'map search': [
    {
      state: 'first',
      open: async (page) => {
        await openMap(page);
        await openSearch(page, '');
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await page.getByRole('combobox', { name: '지역, 역, 대학교 검색' }).fill('신림');
        await expect(page.getByRole('option', { name: '신림역' }).first()).toBeVisible();
      },
    },
    {
      state: 'empty',
      open: async (page) => {
        await page.getByRole('combobox', { name: '지역, 역, 대학교 검색' }).fill('없는곳이름');
        await says(page, /찾는 곳이 없어요/);
      },
    },
    {
      state: 'loading',
      open: async (page) => {
        await answers.held(page, /\/v2\/places/);
        await page.getByRole('combobox', { name: '지역, 역, 대학교 검색' }).fill('합정');
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await answers.broken(page, /\/v2\/places/);
        await page.getByRole('combobox', { name: '지역, 역, 대학교 검색' }).fill('홍대');
        await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
      },
    },
  ],
};
