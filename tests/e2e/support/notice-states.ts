import type { Page } from '@playwright/test';
import { AMPLE, openNotices, someNotice } from './notices';
import { headed, says, waiting, withAnswers, type ScreenState } from './screen-state';
import { undrawn } from './undrawn';

const NOTICES = /\/v2\/notices/;

/** As a person who has said something of themselves. */
export async function known(page: Page): Promise<void> {
  await page.addInitScript((person) => {
    localStorage.setItem('MY_CONDITIONS', person);
  }, JSON.stringify(AMPLE));
}

const failed = (page: Page, path: string, text: RegExp) =>
  withAnswers(page, 'broken', NOTICES, path).then(() => says(page, text));

/** Notices of youth housing. */
export const NOTICE_STATES: Readonly<Record<string, readonly ScreenState[]>> = {
  youth: [
    {
      state: 'loading',
      open: async (page) => {
        await withAnswers(page, 'held', NOTICES, '/youth/todays');
        await waiting(page);
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await known(page);
        await page.goto('/youth/todays');
        await says(page, '오늘 마감');
        await says(page, /내 조건에/);
      },
    },
    {
      state: 'nothing closes',
      open: async (page) => {
        await undrawn(page);
        await page.route(NOTICES, (route) =>
          route.fulfill({ json: { result: [], page: { next: null, total: 0, version: 'none' } } }),
        );
        await page.goto('/youth/todays');
        await says(page, '곧 마감하는 공고가 없어요');
      },
    },
    { state: 'failed', open: (page) => failed(page, '/youth/todays', /불러오지 못했어요/) },
  ],
  'youth-guide': [
    {
      state: 'content',
      open: async (page) => {
        await page.goto('/youth/guide');
        await headed(page);
      },
    },
  ],
  notices: [
    {
      state: 'loading',
      open: async (page) => {
        await withAnswers(page, 'held', NOTICES, '/youth/notices');
        await waiting(page);
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await known(page);
        await openNotices(page, '/youth/notices');
      },
    },
    {
      state: 'pushed',
      open: async (page) => {
        await openNotices(page, '/youth/notices?isPush=T&DONGLI_CD=1162010200');
        await says(page, /알림을 보고 오셨어요/);
      },
    },
    {
      state: 'empty',
      open: async (page) => {
        await page.goto('/youth/notices?organisation=%EC%97%86%EB%8A%94%EA%B3%B3');
        await says(page, /공고가 (?:아직 )?없어요/);
      },
    },
    { state: 'failed', open: (page) => failed(page, '/youth/notices', /불러오지 못했어요/) },
  ],
  notice: [
    {
      state: 'loading',
      open: async (page) => {
        const id = await someNotice(page);
        await withAnswers(page, 'held', NOTICES, `/notices/${id}`);
        await waiting(page);
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await known(page);
        await page.goto(`/notices/${await someNotice(page)}`);
        await says(page, '준비할 서류');
      },
    },
    {
      state: 'gone',
      open: async (page) => {
        await page.goto('/notices/no-such-notice');
        await says(page, /공고를 찾을 수 없어요/);
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        const id = await someNotice(page);
        await failed(page, `/notices/${id}`, /불러오지 못했어요/);
      },
    },
  ],
  search: [
    {
      state: 'recent',
      open: async (page) => {
        await page.addInitScript(() => {
          localStorage.setItem('RECENT_SEARCHES', JSON.stringify(['월세 지원', '신림역']));
        });
        await page.goto('/search');
        await says(page, '최근 검색');
      },
    },
    {
      state: 'suggestions',
      open: async (page) => {
        await page.goto('/search');
        await page.getByRole('combobox').fill('신림');
        await page.getByRole('combobox').press('ArrowDown');
        await says(page, '신림역');
      },
    },
    {
      state: 'loading',
      open: async (page) => {
        await withAnswers(page, 'held', /\/v2\/search/, '/search?q=%EC%B2%AD%EB%85%84');
        await waiting(page);
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await page.goto('/search?q=%EC%B2%AD%EB%85%84');
        await says(page, /개 모두/);
      },
    },
    {
      state: 'empty',
      open: async (page) => {
        await page.goto('/search?q=%EC%97%86%EB%8A%94%EB%A7%90%EC%9D%B4%EC%97%90%EC%9A%94');
        await says(page, /찾는 게 없어요/);
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await withAnswers(page, 'broken', /\/v2\/search/, '/search?q=%EC%B2%AD%EB%85%84');
        await says(page, /검색하지 못했어요/);
      },
    },
  ],
};
