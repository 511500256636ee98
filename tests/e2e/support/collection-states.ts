import type { Page } from '@playwright/test';
import { asMember } from './as-member';
import { makeCollection, shareCollection } from './collecting';
import { says, waiting, withAnswers, type ScreenState } from './screen-state';
import { answers, someHouses } from './states';
import { undrawn } from './undrawn';

const COLLECTIONS = /\/v2\/collections/;
const NAME = '신림에서 볼 방';

/** A collection of whoever is there, with two houses and a notice that is gone. */
async function someCollection(page: Page): Promise<string> {
  await asMember(page);
  return makeCollection(page, NAME, await someHouses(page, 2));
}

async function failed(page: Page, path: string): Promise<void> {
  await withAnswers(page, 'broken', COLLECTIONS, path);
  await says(page, '모음을 불러오지 못했어요');
}

/** A page of a collection whose first thing nobody shows any more. */
async function withGone(page: Page, path: string): Promise<void> {
  await undrawn(page);
  await answers.empty(page, /\/v2\/houses\/some/);
  await page.goto(path);
  await says(page, '내려간 방이에요');
  await answers.free(page);
}

/** Lists that people choose from together. */
export const COLLECTION_STATES: Readonly<Record<string, readonly ScreenState[]>> = {
  collections: [
    {
      state: 'first',
      open: async (page) => {
        await page.goto('/collections');
        await says(page, '로그인하면 모음을 만들 수 있어요');
      },
    },
    {
      state: 'loading',
      open: async (page) => {
        await asMember(page);
        await withAnswers(page, 'held', COLLECTIONS, '/collections');
        await waiting(page);
      },
    },
    {
      state: 'empty',
      open: async (page) => {
        await answers.free(page);
        await answers.empty(page, COLLECTIONS);
        await page.goto('/collections');
        await says(page, '아직 모음이 없어요');
      },
    },
    { state: 'failed', open: (page) => failed(page, '/collections') },
    {
      state: 'content',
      // With the fault of a name.
      open: async (page) => {
        await answers.free(page);
        await someCollection(page);
        await page.goto('/collections');
        await says(page, NAME);
        await page.getByRole('button', { name: '만들기' }).click();
        await says(page, '모음 이름을 적어 주세요.');
      },
    },
  ],
  collection: [
    {
      state: 'content',
      open: async (page) => {
        const id = await someCollection(page);
        await page.goto(`/collections/${id}`);
        await page.getByRole('button', { name: '좋아요 0' }).first().click();
        await says(page, '내가 담았어요');
      },
    },
    {
      state: 'gone',
      open: async (page) => withGone(page, `/collections/${await someCollection(page)}`),
    },
    {
      state: 'empty',
      open: async (page) => {
        const id = await makeCollection(page, '빈 모음', []);
        await page.goto(`/collections/${id}`);
        await says(page, '아직 담은 것이 없어요');
      },
    },
    {
      state: 'not there',
      open: async (page) => {
        await page.goto('/collections/999999');
        await says(page, '더는 볼 수 없는 모음이에요');
      },
    },
    {
      state: 'loading',
      open: async (page) => {
        await withAnswers(page, 'held', COLLECTIONS, '/collections/1');
        await waiting(page);
      },
    },
    { state: 'failed', open: (page) => failed(page, '/collections/1') },
  ],
  'collection by its link': [
    {
      state: 'content',
      open: async (page) => {
        await page.goto(await shareCollection(page, await someCollection(page)));
        await says(page, '함께 보는 모음 열기');
      },
    },
    {
      state: 'not there',
      open: async (page) => {
        await page.goto('/c/nothing');
        await says(page, '더는 볼 수 없는 모음이에요');
      },
    },
    {
      state: 'loading',
      open: async (page) => {
        await withAnswers(page, 'held', COLLECTIONS, '/c/nothing');
        await waiting(page);
      },
    },
    { state: 'failed', open: (page) => failed(page, '/c/nothing') },
  ],
};
